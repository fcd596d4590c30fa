import { actorLabels } from '@bestellwerk/domain/ordering/actor-labels';
import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import type { OrderHistoryEntry } from '@bestellwerk/domain/contracts/order.schema';

export const actorWords = ({ kind, name }: OrderHistoryEntry['actor']): string => name ?? actorLabels[kind];

const fields: Record<string, string> = {
  status: 'Status',
  paidAmount: 'Bezahlt',
  openAmount: 'Offen',
  appointment: 'Vereinbarte Zeit',
  appointmentDate: 'Wunschzeit',
  counterAppointment: 'Vorgeschlagene Zeit',
  totalGross: 'Gesamt',
  validUntil: 'Gültig bis',
  rejectionMessage: 'Nachricht',
  cancelationReason: 'Grund',
};

export const fieldWords = (field: string): string => fields[field] ?? positionWords(field) ?? field;

/** 'Position 2' of the price that is offered for a line, `items.1.gross`. */
function positionWords(field: string): string | null {
  const index = /^items\.(\d+)\.gross$/.exec(field)?.[1];
  return index === undefined ? null : `Position ${Number(index) + 1}`;
}

const statuses: Record<string, string> = statusLabels;

const times = ['appointment', 'appointmentDate', 'counterAppointment', 'validUntil'];
const isMoney = (field: string): boolean =>
  field === 'totalGross' || field.endsWith('.gross') || field.endsWith('Amount');

/** The value of a changed field for people, in the currency and on the clock of the order; nothing is a dash. */
export function valueWords(
  field: string,
  value: unknown,
  { currency, timeZone }: { currency: string; timeZone: string },
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field === 'status') return statuses[String(value)] ?? String(value);
  if (times.includes(field)) return formatDateTime(new Date(String(value)), timeZone);
  if (isMoney(field) && typeof value === 'number') return formatMoney(value, currency);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What a step makes of the money that is to be given back to the guest; null if it changes nothing of it. */
export function owedWords({ changes }: Pick<OrderHistoryEntry, 'changes'>, currency: string): string | null {
  const after = changes.find(({ field }) => field === 'owedAmount')?.after;
  if (typeof after !== 'number') return null;
  return after > 0 ? `Zurückzugeben: ${formatMoney(after, currency)}` : 'Nichts mehr zurückzugeben';
}
