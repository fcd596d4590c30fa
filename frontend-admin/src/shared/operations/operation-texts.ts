import type { OrderMove } from '../api/orders-api.js';
import type { ClockPress, Press } from '../api/working-time-api.js';

/** What people read when an operation fails, by the name of its endpoint. */
const texts: Record<string, string> = {
  currentUser: 'Aktiver Benutzer konnte nicht geladen werden.',
  config: 'Konfiguration konnte nicht geladen werden.',
  branches: 'Filialen konnten nicht geladen werden.',
  currentOrders: 'Bestellungen konnten nicht geladen werden.',
  orders: 'Bestellungen konnten nicht geladen werden.',
  order: 'Bestellung konnte nicht geladen werden.',
  orderHistory: 'Verlauf der Bestellung konnte nicht geladen werden.',
  orderStatistics: 'Statistik konnte nicht geladen werden.',
  healthDetails: 'Systemzustand konnte nicht geladen werden.',
  revenueStatistics: 'Statistik konnte nicht geladen werden.',
  cancelationStatistics: 'Statistik konnte nicht geladen werden.',
  workStatistics: 'Statistik konnte nicht geladen werden.',
  orderPayments: 'Zahlungen konnten nicht geladen werden.',
  payments: 'Zahlungen konnten nicht geladen werden.',
  paymentDays: 'Zahlungen konnten nicht geladen werden.',
  counterPayment: 'Gegenbuchung konnte nicht erfasst werden.',
  moveOrder: 'Bestellstatus konnte nicht geändert werden.',
  recordPayment: 'Zahlung konnte nicht erfasst werden.',
  ownClock: 'Benutzer konnte nicht geladen werden.',
  ownActivities: 'Aktivitäten konnten nicht geladen werden.',
  ownBalances: 'Guthaben konnten nicht geladen werden.',
  ownSchedules: 'Arbeitsplanung konnte nicht geladen werden.',
  presence: 'Das Team konnte nicht geladen werden.',
  workingActivities: 'Aktivitäten konnten nicht geladen werden.',
  workingActivity: 'Aktivität konnte nicht geladen werden.',
  teamBalances: 'Zeitsalden konnten nicht geladen werden.',
  enterActivity: 'Aktivität konnte nicht erstellt werden.',
  correctActivity: 'Aktivität konnte nicht aktualisiert werden.',
  voidActivity: 'Aktivität konnte nicht storniert werden.',
  weeklyPlan: 'Arbeitsplanung konnte nicht geladen werden.',
  saveWeeklyPlan: 'Arbeitsplanung konnte nicht gespeichert werden.',
  issueAccessCode: 'Zugangscode konnte nicht erzeugt werden.',
  revokeAccessCode: 'Zugangscode konnte nicht widerrufen werden.',
  screens: 'TVs konnten nicht geladen werden.',
  screen: 'TV konnte nicht geladen werden.',
  screenCommands: 'Befehle konnten nicht geladen werden.',
  commandScreen: 'Befehl konnte nicht ausgeführt werden.',
  commandScreens: 'Befehl konnte nicht ausgeführt werden.',
  abortCommand: 'Befehl konnte nicht abgebrochen werden.',
  pairScreen: 'TV konnte nicht gekoppelt werden.',
  unpairScreen: 'TV konnte nicht getrennt werden.',
  signOut: 'Abmelden war nicht möglich.',
  ownSessions: 'Ihre Sitzungen konnten nicht geladen werden.',
  endOwnSession: 'Sitzung konnte nicht beendet werden.',
  endOtherSessions: 'Sitzungen konnten nicht beendet werden.',
  sessionsOf: 'Sitzungen konnten nicht geladen werden.',
  endSessionOf: 'Sitzung konnte nicht beendet werden.',
  endSessionsOf: 'Sitzungen konnten nicht beendet werden.',
  invite: 'Einladung konnte nicht versendet werden.',
  branchKey: 'Schlüssel konnte nicht geladen werden.',
  makeBranchKey: 'Schlüssel konnte nicht erzeugt werden.',
  revokeBranchKey: 'Schlüssel konnte nicht widerrufen werden.',
  mails: 'E-Mails konnten nicht geladen werden.',
  mail: 'E-Mail konnte nicht geladen werden.',
  logs: 'Logs konnten nicht geladen werden.',
  log: 'Log konnte nicht geladen werden.',
  search: 'Suche war nicht möglich.',
};

type Words = (argument: never) => string;

/** Texts of features that are loaded when they are opened, by the name of their endpoint. */
const laterTexts: Record<string, Words> = {};

/** Tells what people read when an operation of a feature fails. */
export const describeOperations = (words: Record<string, Words>): void =>
  void Object.assign(laterTexts, words);

const pressWords: Record<Press, string> = {
  start: 'gestartet',
  pause: 'pausiert',
  resume: 'fortgesetzt',
  end: 'beendet',
};

const fallback = 'Daten konnten nicht geladen werden.';

/** The German sentence for a failed operation. */
export function operationText(endpoint: string, argument?: unknown): string {
  const isCancelation = endpoint === 'moveOrder' && (argument as OrderMove).step === 'cancel';
  if (isCancelation) return 'Bestellung konnte nicht storniert werden.';
  if (endpoint === 'pressClock')
    return `Aktivität konnte nicht ${pressWords[(argument as ClockPress).press]} werden.`;
  return laterTexts[endpoint]?.(argument as never) ?? texts[endpoint] ?? fallback;
}
