import { actorLabels } from '@bestellwerk/domain/ordering/actor-labels';
import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import { refundWaitsUntil } from '@bestellwerk/domain/ordering/order/equal-refunds';
import { waitingRefundText } from '@bestellwerk/domain/ordering/payment-texts';
import { formatDateTime, formatMoney, formatTime } from '@bestellwerk/domain/text/formats';
import { stateOf } from '@bestellwerk/domain/views/online-payments';
import type { OrderHistoryEntry } from '@bestellwerk/domain/contracts/order.schema';
import type { OnlinePaymentsDocument } from '@bestellwerk/domain/contracts/payments.schema';
import { originLabels } from '../../shared/orders/order.labels.js';

export const actorWords = ({ kind, name }: OrderHistoryEntry['actor']): string => name ?? actorLabels[kind];

/** 'Sabine Huber, Backoffice' */
export const sourceWords = ({ actor, origin }: Pick<OrderHistoryEntry, 'actor' | 'origin'>): string =>
  [...new Set([actorWords(actor), originLabels[origin]])].join(', ');

const fields: Record<string, string> = {
  status: 'Status',
  paidAmount: 'Bezahlt',
  openAmount: 'Offen',
  appointment: 'Vereinbarte Zeit',
  appointmentDate: 'Wunschzeit',
  counterAppointment: 'Vorgeschlagene Zeit',
  answerBy: 'Antwort bis',
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

const times = ['appointment', 'appointmentDate', 'counterAppointment', 'answerBy', 'validUntil'];
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

interface RefundFacts {
  readonly online: OnlinePaymentsDocument;
  readonly history: readonly OrderHistoryEntry[];
  /** In milliseconds. */
  readonly now: number;
  readonly timeZone: string;
}

/** The sentence of an entry; a refund that waits is not at the provider yet, so its sentence says until when it waits. */
export function entryWords(
  entry: OrderHistoryEntry,
  { online, history, now, timeZone }: RefundFacts,
): string {
  const refund = refundOf(entry, history, online);
  const until = refund && refundWaitsUntil(stateOf(online), refund.id, new Date(now).toISOString());
  return until ? waitingRefundText(entry.text, formatTime(new Date(until), timeZone)) : entry.text;
}

/** The refund that an entry requests. An entry does not name it, but both have the time of the same event; those of one time are in the same order. */
function refundOf(
  entry: OrderHistoryEntry,
  history: readonly OrderHistoryEntry[],
  { refunds }: OnlinePaymentsDocument,
) {
  const alike = history.filter(({ type, at }) => type === 'RefundRequested' && at === entry.at);
  return refunds.filter(({ requestedAt }) => requestedAt === entry.at)[alike.indexOf(entry)];
}
