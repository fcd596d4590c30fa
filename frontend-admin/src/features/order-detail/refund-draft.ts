import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { roundToCents, toUnits } from '@bestellwerk/domain/kernel/money';
import { aboveLineText, leftOfLine } from '@bestellwerk/domain/ordering/line-refund-texts';
import type { RefundCause } from '@bestellwerk/domain/ordering/order/online-payment-events';
import { isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import {
  isReducing,
  needsReason,
  occasionOf,
  refundCauseLabels,
  refundMeaning,
  refundOccasionLabels,
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
  /** Whether staff typed the amount. Only what the form proposed gives way to another line's. */
  readonly isTyped: boolean;
  readonly reason: string;
}

/** All that is owed, for the reason that it is. Else nobody is led to give all of it back by a tap. */
export const newDraft = (order: StaffOrder): RefundDraft => ({
  cause: isOwed(order) ? 'other' : null,
  index: null,
  amount: isOwed(order) ? Math.min(order.owedAmount, order.refundableAmount) : null,
  isTyped: false,
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

/** Decimal: what can be given back of a line at most. */
const mostOfLine = ({ items, lineRefunds = [], refundableAmount }: StaffOrder, index: number): number =>
  Math.min(leftOfLine({ index, line: items[index]!, lineRefunds }), refundableAmount);

export const lineChoices = (order: StaffOrder) => [
  { value: '', label: 'Mehrere / ganze Bestellung', disabled: false },
  ...order.items.flatMap(({ amount, unit, name, gross }, index) => {
    if (gross <= 0) return [];
    const left = leftOfLine({ index, line: { gross }, lineRefunds: order.lineRefunds ?? [] });
    const rest =
      left === gross
        ? ''
        : left === 0
          ? ', schon zurückgegeben'
          : `, noch ${formatMoney(left, order.currency)}`;
    const label = `${formatPreciseAmount(amount, unit)} ${name}, ${formatMoney(gross, order.currency)}${rest}`;
    return [{ value: String(index), label, disabled: left === 0 }];
  }),
];

/** 'Bezahlt wurden 10,00 €, davon lassen sich noch 4,00 € zurückzahlen.' `paid` is a decimal. */
export function refundableText(paid: number, { refundableAmount, currency }: StaffOrder): string {
  const [came, left] = [paid, refundableAmount].map((amount) => formatMoney(amount, currency));
  return `Bezahlt wurden ${came}, davon lassen sich ${paid === refundableAmount ? '' : 'noch '}${left} zurückzahlen.`;
}

/** Why nothing is to be given back by hand any more, in German; null while something is. */
export function overText({ refundableAmount }: Pick<StaffOrder, 'refundableAmount'>): string | null {
  return refundableAmount > 0 ? null : 'Inzwischen lässt sich hier nichts mehr zurückzahlen.';
}

/** The same of money that was paid online: a rule gives it back when the order ends. `before`: as the dialog was opened for. */
export function overOnlineText(order: StaffOrder, before: Pick<StaffOrder, 'status'>): string | null {
  const hasEnded = isUnfulfilled(order.status) && !isUnfulfilled(before.status);
  return hasEnded
    ? `${refundOccasionLabels[occasionOf(order.status)]}: Was der Gast online bezahlt hat, geht von selbst an ihn zurück.`
    : overText(order);
}

/** Decimal: the most that can be given back as it is filled in. */
export const mostOf = ({ index }: RefundDraft, order: StaffOrder): number =>
  index === null ? order.refundableAmount : mostOfLine(order, index);

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

/** A line proposes what is left of what it cost, unless an amount was typed. */
export const withLine = (draft: RefundDraft, index: number | null, order: StaffOrder): RefundDraft => ({
  ...draft,
  index,
  amount: draft.isTyped ? draft.amount : proposedFor(index, order),
});

const proposedFor = (index: number | null, order: StaffOrder): EnteredNumber =>
  index === null ? newDraft(order).amount : mostOfLine(order, index);

/** An emptied field holds nothing that has to stay. */
export const withAmount = (draft: RefundDraft, amount: EnteredNumber): RefundDraft => ({
  ...draft,
  amount,
  isTyped: amount !== null,
});

/** The words for what it means for the accounts; null while it is not known. */
export const meaningOf = (
  { cause, amount }: RefundDraft,
  { status, owedAmount: owed, businessDate }: StaffOrder,
) =>
  cause === null || typeof amount !== 'number'
    ? null
    : refundMeaning({ cause, amount, owed, businessDate, isSold: saleStateOf(status) === 'sold' });

/** What is wrong with the amount, in German, or null. */
export function refundProblem({ amount, index }: RefundDraft, order: StaffOrder): string | null {
  const { refundableAmount: most, currency, items, lineRefunds = [] } = order;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'Bitte geben Sie den Betrag ein.';
  const units = toUnits(amount);
  if (units <= 0) return 'Bitte geben Sie einen Betrag über 0 an.';
  if (roundToCents(units) !== units) return 'Bitte geben Sie höchstens zwei Nachkommastellen an.';
  if (units > toUnits(most))
    return `Es können höchstens ${formatMoney(most, currency)} zurückgezahlt werden.`;
  const line = index === null ? undefined : items[index];
  return line && index !== null ? aboveLineText(amount, { index, line, lineRefunds, currency }) : null;
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
