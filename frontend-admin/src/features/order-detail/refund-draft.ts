import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { roundToCents, toUnits } from '@bestellwerk/domain/kernel/money';
import type { RefundCause } from '@bestellwerk/domain/ordering/order/online-payment-events';
import { isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import {
  isReducing,
  needsReason,
  refundCauseLabels,
  refundMeaning,
} from '@bestellwerk/domain/ordering/refunds';
import { saleStateOf } from '@bestellwerk/domain/ordering/sales';
import { formatPreciseAmount } from '@bestellwerk/domain/pricing/units';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { EnteredNumber } from '../../shared/forms/number-entry.js';

/** A refund as it is sent. */
export interface NewRefund {
  cause: RefundCause;
  /** Of the line it is about; without one it is about several, or all. */
  index?: number;
  /** Decimal. */
  amount: number;
  reason: string;
}

/** A refund while staff fill it in. */
export interface RefundDraft {
  readonly cause: RefundCause | null;
  /** Of the line that was missing or faulty; null where it was several. */
  readonly index: number | null;
  readonly amount: EnteredNumber;
  readonly reason: string;
}

/** All that is owed, for the reason that it is, else all that can be given back. */
export const newDraft = (order: StaffOrder): RefundDraft => ({
  cause: isOwed(order) ? 'other' : null,
  index: null,
  amount: isOwed(order) ? Math.min(order.owedAmount, order.refundableAmount) : order.refundableAmount,
  reason: reasonOfOwed(order),
});

const isOwed = ({ owedAmount }: StaffOrder): boolean => owedAmount > 0;

function reasonOfOwed(order: StaffOrder): string {
  if (!isOwed(order)) return '';
  return isUnfulfilled(order.status) ? 'Bestellung wurde nicht ausgeführt' : 'Zu viel bezahlt';
}

const causes = Object.keys(refundCauseLabels) as RefundCause[];
export const causeChoices = causes.map((value) => ({ value, label: refundCauseLabels[value] }));
export const causeOf = (value: string): RefundCause | null => causes.find((cause) => cause === value) ?? null;

export const lineChoices = ({ items, currency }: StaffOrder) => [
  { value: '', label: 'Mehrere / ganze Bestellung' },
  ...items.flatMap(({ amount, unit, name, gross }, index) =>
    gross > 0
      ? {
          value: String(index),
          label: `${formatPreciseAmount(amount, unit)} ${name}, ${formatMoney(gross, currency)}`,
        }
      : [],
  ),
];

/** The reason that was proposed goes with the cause that was. */
export function withCause(draft: RefundDraft, cause: RefundCause | null, order: StaffOrder): RefundDraft {
  const proposed = reasonOfOwed(order);
  const written = draft.reason === proposed ? '' : draft.reason;
  return {
    ...draft,
    cause,
    index: isReducing(cause) ? draft.index : null,
    reason: cause === 'other' && written === '' ? proposed : written,
  };
}

/** A line proposes what it cost. */
export function withLine(draft: RefundDraft, index: number | null, order: StaffOrder): RefundDraft {
  const line = index === null ? undefined : order.items[index];
  if (!line) return { ...draft, index: null, amount: newDraft(order).amount };
  return { ...draft, index, amount: Math.min(line.gross, order.refundableAmount) };
}

/** The words for what it means for the accounts; null while it is not known. */
export const meaningOf = ({ cause, amount }: RefundDraft, { status, owedAmount: owed }: StaffOrder) =>
  cause === null || typeof amount !== 'number'
    ? null
    : refundMeaning({ cause, amount, owed, isSold: saleStateOf(status) === 'sold' });

/** What is wrong with the amount, in German, or null. */
export function refundProblem({ amount, index }: RefundDraft, order: StaffOrder): string | null {
  const { refundableAmount: most, currency, items } = order;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'Bitte geben Sie den Betrag ein.';
  const units = toUnits(amount);
  if (units <= 0) return 'Bitte geben Sie einen Betrag über 0 an.';
  if (roundToCents(units) !== units) return 'Bitte geben Sie höchstens zwei Nachkommastellen an.';
  if (units > toUnits(most))
    return `Es können höchstens ${formatMoney(most, currency)} zurückgezahlt werden.`;
  const line = index === null ? undefined : items[index];
  if (line && units > toUnits(line.gross))
    return `Die Position hat nur ${formatMoney(line.gross, currency)} gekostet.`;
  return null;
}

/** What is wrong with all of it, by field. */
export function refundProblems(draft: RefundDraft, order: StaffOrder): Record<string, string> {
  const amount = refundProblem(draft, order);
  const isReasonMissing = needsReason(draft.cause) && draft.reason.trim() === '';
  return {
    ...(draft.cause === null && { cause: 'Bitte wählen Sie, wofür Sie das Geld zurückgeben.' }),
    ...(amount !== null && { amount }),
    ...(draft.cause !== null && isReasonMissing && { reason: 'Bitte geben Sie einen Grund an.' }),
  };
}

/** What is sent; null while something is missing. */
export const refundOf = ({ cause, index, amount, reason }: RefundDraft): NewRefund | null =>
  cause === null || typeof amount !== 'number'
    ? null
    : { cause, amount, reason: reason.trim(), ...(index !== null && { index }) };
