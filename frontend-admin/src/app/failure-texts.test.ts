import { expect, test } from '@jest/globals';
import '../features/order-detail/online/online-payments-api.js';
import '../features/printing/device-api.js';
import '../shared/messages/messages-api.js';
import '../shared/orders/orders-api.js';
import '../shared/printing/print-jobs-api.js';
import '../shared/push/push-api.js';
import '../shared/session/session-api.js';
import '../shared/shop/shop-api.js';
import '../features/screens/screens-api.js';
import '../shared/statistics/figures-api.js';
import '../features/timesheet/timesheet-api.js';
import '../shared/working-time/working-time-api.js';
import '../features/audit-log/audit-log-api.js';
import { failureText } from '../shared/api/failure-options.js';
import '../shared/records/single-record-api.js';
import '../shared/records/record-list-api.js';

test.each([
  ['currentUser', 'Aktiver Benutzer konnte nicht geladen werden.'],
  ['config', 'Konfiguration konnte nicht geladen werden.'],
  ['branches', 'Filialen konnten nicht geladen werden.'],
  ['orders', 'Bestellungen konnten nicht geladen werden.'],
  ['order', 'Bestellung konnte nicht geladen werden.'],
  ['updatePaymentStatus', 'Zahlungsstatus konnte nicht überprüft werden.'],
  ['testPrint', 'Test nicht erfolgreich.'],
  ['testNotification', 'Test nicht erfolgreich.'],
  ['testPush', 'Test nicht erfolgreich.'],
  ['requestDeviceLogs', 'Log konnte nicht angefordert werden.'],
  ['figures', 'Statistik konnte nicht geladen werden.'],
  ['ownClock', 'Benutzer konnte nicht geladen werden.'],
  ['ownSchedules', 'Arbeitsplanung konnte nicht geladen werden.'],
  ['ownActivities', 'Aktivitäten konnten nicht geladen werden.'],
  ['ownBalances', 'Guthaben konnten nicht geladen werden.'],
  ['teamBalances', 'Zeitsalden konnten nicht geladen werden.'],
  ['screens', 'TVs konnten nicht geladen werden.'],
  ['screen', 'TV konnte nicht geladen werden.'],
  ['commandScreen', 'Befehl konnte nicht ausgeführt werden.'],
  ['abortCommand', 'Befehl konnte nicht abgebrochen werden.'],
  ['logs', 'Logs konnten nicht geladen werden.'],
  ['log', 'Log konnte nicht geladen werden.'],
])('a failed %s request shows: %s', (endpoint, text) => {
  expect(failureText(endpoint)).toBe(text);
});

test.each([
  ['confirm', 'Bestellstatus konnte nicht geändert werden.'],
  ['cancel', 'Bestellung konnte nicht storniert werden.'],
])('a failed order step %s shows: %s', (step, text) => {
  expect(failureText('moveOrder', { step })).toBe(text);
});

test.each([
  ['receipt', 'Beleg konnte nicht gedruckt werden.'],
  ['kitchen', 'Küchenbon konnte nicht gedruckt werden.'],
  ['label', 'Etiketten konnten nicht gedruckt werden.'],
])('a failed print of %s shows: %s', (template, text) => {
  expect(failureText('printOrder', { template })).toBe(text);
});

test.each([
  ['newOrder', 'Bestätigung konnte nicht versendet werden.'],
  ['refund', 'Nachricht konnte nicht gesendet werden.'],
])('a failed message %s shows: %s', (kind, text) => {
  expect(failureText('resendMessage', { kind })).toBe(text);
});

test.each([
  ['start', 'Aktivität konnte nicht gestartet werden.'],
  ['end', 'Aktivität konnte nicht beendet werden.'],
  ['pause', 'Aktivität konnte nicht pausiert werden.'],
  ['resume', 'Aktivität konnte nicht fortgesetzt werden.'],
])('a failed clock action %s shows: %s', (press, text) => {
  expect(failureText('pressClock', { press })).toBe(text);
});

test.each([
  ['images', 'Bilder', 'Bild'],
  ['uploads', 'Uploads', 'Upload'],
  ['divisions', 'Organisationen', 'Organisation'],
  ['branches', 'Filialen', 'Filiale'],
  ['departments', 'Abteilungen', 'Abteilung'],
  ['menus', 'Produktkataloge', 'Produktkatalog'],
  ['categories', 'Kategorien', 'Kategorie'],
  ['tags', 'Tags', 'Tag'],
  ['products', 'Produkte', 'Produkt'],
  ['users', 'Benutzer', 'Benutzer'],
  ['devices', 'Geräte', 'Gerät'],
  ['tables', 'Tische', 'Tisch'],
  ['donatees', 'Spendenempfänger', 'Spendenempfänger'],
  ['customers', 'Kunden', 'Kunde'],
])('failed requests for %s name them %s, a single one %s', (path, many, one) => {
  expect(failureText('records', { path })).toBe(`${many} konnten nicht geladen werden.`);
  expect(failureText('record', { path })).toBe(`${one} konnte nicht geladen werden.`);
  expect(failureText('createRecord', { path })).toBe(`${one} konnte nicht erstellt werden.`);
  expect(failureText('changeRecord', { path })).toBe(`${one} konnte nicht aktualisiert werden.`);
  expect(failureText('removeRecord', { path })).toBe(`${one} konnte nicht gelöscht werden.`);
});

test('failed requests for the settings name the configuration', () => {
  expect(failureText('record', { path: 'config' })).toBe('Konfiguration konnte nicht geladen werden.');
  expect(failureText('changeRecord', { path: 'config' })).toBe(
    'Konfiguration konnte nicht gespeichert werden.',
  );
});
