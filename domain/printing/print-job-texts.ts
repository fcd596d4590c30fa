import { type LateMark, NOT_PRINTED } from './print-job-events.js';
import type { PrintJobStatus, PrintTemplate } from './print-terms.schema.js';

export const templateLabels: Record<PrintTemplate, string> = {
  kitchen: 'Küchenbon',
  receipt: 'Beleg',
  deliveryNote: 'Lieferschein',
  label: 'Etiketten',
  ticket: 'Nummernbon',
  test: 'Testseite',
};

export const lateMarkLabels: Record<LateMark, string> = { outdated: 'VERALTET', canceled: 'STORNIERT' };

export const printStatusLabels: Record<PrintJobStatus, string> = {
  queued: 'Wartet',
  claimed: 'Beim Drucker',
  printing: 'Wird gedruckt',
  printed: 'Gedruckt',
  failed: 'Fehlgeschlagen',
  unknown: 'Ungewiss',
  expired: 'Verfallen',
  canceled: 'Abgebrochen',
};

const failures: Readonly<Record<string, string>> = {
  unreachable: 'Der Drucker ist nicht erreichbar. Bitte prüfen Sie Strom, Netzkabel und Adresse.',
  offline: 'Der Drucker ist nicht bereit. Bitte prüfen Sie, ob er eingeschaltet ist.',
  'cover-open': 'Der Deckel des Druckers ist offen. Bitte schließen Sie ihn.',
  'paper-out': 'Der Drucker hat kein Papier mehr. Bitte legen Sie eine neue Rolle ein.',
  cutter: 'Das Messer des Druckers klemmt. Bitte sehen Sie nach.',
  mechanical: 'Der Drucker meldet einen mechanischen Fehler. Bitte sehen Sie nach.',
  'no-printer': 'Unter dieser Adresse antwortet kein ESC/POS-Drucker. Bitte prüfen Sie Adresse und Port.',
  'no-answer': 'Der Drucker hat nicht geantwortet.',
  [NOT_PRINTED]: 'Laut Personal kam kein Papier heraus.',
  'bad-document': 'Der Drucker konnte den Auftrag nicht lesen.',
  'no-document': 'Die Bestellung kann nicht mehr gedruckt werden.',
  'printer-gone': 'Diesen Drucker gibt es nicht mehr, oder er ist außer Betrieb.',
};

/** What became of a job that did not come out as it should; null if there is nothing to say. */
export function whyNotPrinted({
  status,
  failure,
}: {
  readonly status: PrintJobStatus;
  readonly failure: { readonly text: string } | null;
}): string | null {
  if (status === 'printed') return null;
  // A printer that fetches its jobs and never came reports no failure.
  return failure?.text ?? (status === 'expired' ? 'Der Drucker war zu lange nicht erreichbar.' : null);
}

/** Why a job failed, and what to do, for staff. */
export const printFailureText = (code: string): string =>
  failures[code] ?? `Der Drucker meldet einen Fehler (${code}).`;
