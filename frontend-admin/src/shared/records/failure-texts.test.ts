import { expect, test } from '@jest/globals';
import '../api/orders-api.js';
import '../api/session-api.js';
import '../api/shop-api.js';
import '../api/signage-api.js';
import '../api/statistics-api.js';
import '../api/time-sheet-api.js';
import '../api/working-time-api.js';
import '../api/logs-api.js';
import { failureText } from '../api/failure-options.js';
import './record-api.js';
import './records-api.js';

test.each([
  ['currentUser', 'Aktiver Benutzer konnte nicht geladen werden.'],
  ['config', 'Konfiguration konnte nicht geladen werden.'],
  ['branches', 'Filialen konnten nicht geladen werden.'],
  ['orders', 'Bestellungen konnten nicht geladen werden.'],
  ['order', 'Bestellung konnte nicht geladen werden.'],
  ['orderStatistics', 'Statistik konnte nicht geladen werden.'],
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
