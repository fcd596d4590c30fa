import type { BranchDayEvent } from '../branch-day/branch-day-events.js';
import type { BudgetEvent } from '../content-ai/budget/budget-events.js';
import type { GenerationEvent } from '../content-ai/generation/generation-events.js';
import type { ClosingEvent } from '../ordering/closing/closing-events.js';
import type { RecordRevision } from '../contracts/record.schema.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import type { PrintJobEvent } from '../printing/print-job-events.js';
import { resources } from '../records/definitions/all.js';
import type { SignageEvent } from '../signage/signage-events.js';
import type { WeeklyPlanEvent } from '../working-time/weekly-plan/weekly-plan-events.js';
import type { WorkingTimeEvent } from '../working-time/working-time-events.js';
import { wordsByVariant } from './journal-variants.js';

/** What an event is called in the journal, without anything of what is in it. */
const orderWords: Record<OrderEvent['type'], string> = {
  OrderPlaced: 'Bestellung aufgegeben',
  OrderSubmitted: 'Bestellung an die Filiale übermittelt',
  OrderMissed: 'Bestellung nicht rechtzeitig bestätigt',
  OrderConfirmed: 'Bestellung bestätigt',
  CounterAppointmentProposed: 'Anderer Termin vorgeschlagen',
  CounterAppointmentAccepted: 'Neuer Termin vom Gast angenommen',
  CounterAppointmentRejected: 'Neuer Termin vom Gast abgelehnt',
  CounterAppointmentExpired: 'Neuer Termin ohne Antwort abgelaufen',
  CounterAppointmentWithdrawn: 'Terminvorschlag zurückgezogen',
  OrderRejected: 'Bestellung abgelehnt',
  OrderReady: 'Bestellung als vorbereitet gemeldet',
  OrderDispatched: 'Bestellung in Zustellung gegeben',
  OrderCompleted: 'Bestellung abgeschlossen',
  OrderCanceled: 'Bestellung storniert',
  OrderFailed: 'Bestellung ohne Zahlung beendet',
  OrderItemAdded: 'Position hinzugefügt',
  OrderItemChanged: 'Position geändert',
  OrderItemRemoved: 'Position entfernt',
  OrderItemPrepared: 'Position in der Küche fertig',
  OrderItemUnprepared: 'Position in der Küche doch nicht fertig',
  QuotationOffered: 'Angebot abgegeben',
  QuotationAccepted: 'Angebot vom Gast angenommen',
  OrderSentAgain: 'Vom Gast neu abgeschickt',
  QuotationRequestWithdrawn: 'Anfrage vom Gast zurückgezogen',
  QuotationDeclined: 'Angebot vom Gast abgelehnt',
  QuotationExpired: 'Angebot abgelaufen',
  NoteAdded: 'Notiz geschrieben',
  ReviewSubmitted: 'Bewertung abgegeben',
  ReviewAnswered: 'Bewertung beantwortet',
  PersonalDataErased: 'Personenbezogene Daten der Bestellung gelöscht',
  PaymentRecorded: 'Zahlung, Gegenbuchung oder Rückzahlung erfasst',
  PaymentInitiated: 'Online-Zahlung begonnen',
  PaymentOpened: 'Zahlung beim Anbieter angelegt',
  PaymentAuthorized: 'Zahlung freigegeben',
  CaptureRequested: 'Abbuchung veranlasst',
  PaymentCaptured: 'Online-Zahlung erhalten',
  PaymentFailed: 'Online-Zahlung fehlgeschlagen',
  PaymentExpired: 'Online-Zahlung abgelaufen',
  PaymentCanceled: 'Online-Zahlung vom Gast abgebrochen',
  VoidRequested: 'Aufhebung einer Zahlung veranlasst',
  PaymentVoided: 'Freigegebene Zahlung aufgehoben',
  RefundRequested: 'Rückzahlung veranlasst',
  RefundSucceeded: 'Rückzahlung überwiesen',
  RefundFailed: 'Rückzahlung fehlgeschlagen',
  ChargebackReceived: 'Rückbuchung durch die Bank des Gastes',
  ChargebackReversed: 'Rückbuchung aufgehoben',
  MessageSent: 'Nachricht an den Gast gesendet oder abgelegt',
  MessageFailed: 'Nachricht an den Gast nicht zugestellt',
  ReceiptPrinted: 'Beleg oder Bon gedruckt',
};

/** The words of a type with each of its variants. */
export const variantsOf = (
  area: string,
  type: string,
): readonly (readonly [variant: string, words: string])[] =>
  hasVariants(area, type) ? Object.entries(wordsByVariant[type]!) : [['', eventWords(area, type)]];

const hasVariants = (area: string, type: string): boolean =>
  Object.hasOwn(wordsByVariant, type) && byName.get(area)?.words[type] !== undefined;

const branchDayWords: Record<BranchDayEvent['type'], string> = {
  PlaceTaken: 'Platz für eine Bestellung belegt',
  PlaceReleased: 'Platz einer Bestellung freigegeben',
  CapacityChanged: 'Auslastung des Tages geändert',
  OrderingPaused: 'Bestellannahme pausiert',
  OrderingResumed: 'Bestellannahme fortgesetzt',
  PreparationDelayed: 'Wartezeit angesagt',
  PreparationOnTime: 'Wartezeit beendet',
  ProductSoldOut: 'Produkt als ausverkauft gemeldet',
  ProductBackOnSale: 'Produkt wieder erhältlich',
};

const workingTimeWords: Record<WorkingTimeEvent['type'], string> = {
  ActivityStarted: 'Arbeit begonnen',
  ActivityPaused: 'Arbeitspause begonnen',
  ActivityResumed: 'Arbeitspause beendet',
  ActivityEnded: 'Arbeit beendet',
  ActivityCorrected: 'Arbeitszeit berichtigt oder nachgetragen',
  ActivityVoided: 'Arbeitszeit gestrichen',
  ActivityReasonsErased: 'Begründungen zur Arbeitszeit gelöscht',
  ActivityMarkedForgotten: 'Ende der Arbeit vergessen',
};

const weeklyPlanWords: Record<WeeklyPlanEvent['type'], string> = {
  WeeklyPlanSet: 'Wochenplan gespeichert',
  WeeklyPlanDiscarded: 'Wochenplan verworfen',
};

const signageWords: Record<SignageEvent['type'], string> = {
  PlayerPaired: 'Bildschirm gekoppelt',
  PlayerUnpaired: 'Bildschirm getrennt',
  CommandRequested: 'Befehl an den Bildschirm erteilt',
  CommandDelivered: 'Befehl vom Bildschirm abgeholt',
  CommandAcknowledged: 'Befehl vom Bildschirm angenommen',
  CommandProgressed: 'Fortschritt eines Befehls gemeldet',
  CommandCompleted: 'Befehl ausgeführt',
  CommandFailed: 'Befehl fehlgeschlagen',
  CommandAbortRequested: 'Abbruch eines Befehls verlangt',
  CommandAborted: 'Befehl abgebrochen',
  CommandExpired: 'Befehl verfallen',
  CommandSuperseded: 'Befehl durch einen neueren ersetzt',
};

const printJobWords: Record<PrintJobEvent['type'], string> = {
  PrintJobQueued: 'Druckauftrag angelegt',
  PrintJobAskedAgain: 'Druckauftrag noch einmal verlangt',
  PrintJobClaimed: 'Druckauftrag vom Drucker übernommen',
  PrintJobStarted: 'Druck begonnen',
  PrintJobDone: 'Druckauftrag gedruckt',
  PrintJobFailed: 'Druckauftrag oder Druckversuch fehlgeschlagen',
  PrintJobUnknown: 'Ausgang eines Druckauftrags unbekannt',
  PrintJobOverdue: 'Druckauftrag verspätet',
  PrintJobExpired: 'Druckauftrag verfallen',
  PrintJobCanceled: 'Druckauftrag abgebrochen',
};

const generationWords: Record<GenerationEvent['type'], string> = {
  ContentGenerationRequested: 'Entwurf oder Bild durch KI angefragt',
  ContentGenerationCompleted: 'Entwurf oder Bild durch KI erhalten',
  ContentGenerationFailed: 'Anfrage an KI ohne Ergebnis',
  ContentDraftTaken: 'Entwurf durch KI übernommen',
};

const budgetWords: Record<BudgetEvent['type'], string> = {
  ContentUseReserved: 'Verbrauch von KI vorgemerkt',
  ContentUseSettled: 'Verbrauch von KI gebucht',
};

const closingWords: Record<ClosingEvent['type'], string> = {
  DayClosed: 'Tag abgeschlossen',
  DayReopened: 'Tagesabschluss wieder geöffnet',
  MonthClosed: 'Monat abgeschlossen',
  MonthReopened: 'Monatsabschluss wieder geöffnet',
};

const uniqueNameWords = {
  NameReserved: 'Eindeutigen Namen vergeben',
  NameReleased: 'Eindeutigen Namen freigegeben',
};

const previewLinksWords = {
  PreviewLinksWithdrawn: 'Alle Vorschau-Links zurückgezogen',
};

export const revisionWords: Record<RecordRevision['kind'], string> = {
  created: 'erstellt',
  changed: 'geändert',
  removed: 'gelöscht',
  restored: 'wiederhergestellt',
  erased: 'endgültig gelöscht',
  published: 'veröffentlicht',
  unpublished: 'nicht mehr veröffentlicht',
};

interface RecordWords {
  readonly one: string;
  /** What removing one is called, where that is no deletion for people. */
  readonly removed?: string;
}

/** 'Produkt „Wiener Schnitzel“ geändert' */
export function recordSentence(
  { one, removed }: RecordWords,
  kind: RecordRevision['kind'],
  title: string,
): string {
  if (kind === 'removed' && removed) return `${removed}: „${title}“`;
  return `${one} „${title}“ ${revisionWords[kind]}`;
}

interface JournalArea {
  /** Category of the streams. */
  readonly name: string;
  /** What staff call all of it, and one of it. */
  readonly many: string;
  readonly one: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Everything that a journal has entries of: what is not managed first. */
export const journalAreas: readonly JournalArea[] = [
  { name: 'order', many: 'Bestellungen und Zahlungen', one: 'Bestellung', words: orderWords },
  { name: 'branchDay', many: 'Geschäftstage', one: 'Geschäftstag', words: branchDayWords },
  { name: 'closing', many: 'Abschlüsse', one: 'Abschluss', words: closingWords },
  { name: 'workingTime', many: 'Arbeitszeiten', one: 'Arbeitszeit', words: workingTimeWords },
  { name: 'weeklyPlan', many: 'Wochenpläne', one: 'Wochenplan', words: weeklyPlanWords },
  { name: 'signagePlayer', many: 'Befehle an Bildschirme', one: 'Bildschirm', words: signageWords },
  { name: 'printJob', many: 'Druckaufträge', one: 'Druckauftrag', words: printJobWords },
  { name: 'contentGeneration', many: 'Anfragen an KI', one: 'Anfrage an KI', words: generationWords },
  { name: 'contentBudget', many: 'KI-Budgets', one: 'KI-Budget', words: budgetWords },
  { name: 'uniqueName', many: 'Eindeutige Namen', one: 'Eindeutiger Name', words: uniqueNameWords },
  { name: 'previewLinks', many: 'Vorschau-Links', one: 'Vorschau-Links', words: previewLinksWords },
  ...resources.map((resource) => ({
    name: resource.name,
    ...resource.words,
    words: Object.fromEntries(
      Object.entries(revisionWords)
        .map(([kind, word]) => [
          resource.names[kind as RecordRevision['kind']],
          kind === 'removed' && resource.words.removed
            ? resource.words.removed
            : `${resource.words.one} ${word}`,
        ])
        .filter(([type]) => type! in resource.family.events),
    ),
  })),
];

const byName = new Map(journalAreas.map((area) => [area.name, area]));

export const journalArea = (name: string): JournalArea | undefined => byName.get(name);

/** What happened, for staff. What nobody knows has no words but its own name. */
export function eventWords(area: string, type: string, variant = ''): string {
  const byVariant = variant !== '' && hasVariants(area, type) ? wordsByVariant[type]?.[variant] : undefined;
  return byVariant ?? byName.get(area)?.words[type] ?? type;
}

/** Names of all kinds of events of an area. */
export const typesOf = (area: string): string[] => Object.keys(byName.get(area)?.words ?? {});
