import { roundToCents, toDecimal, toUnits, type Units } from '../../kernel/money.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { formatMoney } from '../../text/formats.js';
import { aboveLineText } from '../line-refund-texts.js';
import { isReducing, needsReason } from '../refunds.js';
import type { RefundCause } from './online-payment-events.js';
import type { ExistingOrder } from './order.js';
import { refuseMissingReason } from './order-decisions.js';

interface WantedRefund {
  /** Decimal. */
  readonly amount: number;
  readonly cause?: RefundCause | undefined;
  readonly index?: number | undefined;
  readonly reason: string;
}

/** Why a refund cannot be, by the provider or by hand, where at most `most` can be given back. */
export const refundRefusal = (order: ExistingOrder, refund: WantedRefund, most: Units): Refusal | null =>
  amountRefusal(refund.amount, most, order.currency) ??
  lineRefusal(order, refund) ??
  (refund.reason.trim() === '' && needsReason(refund.cause) ? refuseMissingReason() : null);

function amountRefusal(decimal: number, most: Units, currency: string): Refusal | null {
  const amount = toUnits(decimal);
  if (!Number.isFinite(amount) || amount <= 0) {
    return refuse('invalid', 'amount-not-positive', 'Bitte geben Sie einen Betrag über 0 an.', 'amount');
  }
  if (toDecimal(roundToCents(amount)) !== decimal) {
    const text = 'Bitte geben Sie höchstens zwei Nachkommastellen an.';
    return refuse('invalid', 'amount-too-precise', text, 'amount');
  }
  if (amount <= most) return null;
  const text = `Es können höchstens ${formatMoney(toDecimal(most), currency)} zurückgezahlt werden.`;
  return refuse('invalid', 'amount-too-high', text, 'amount');
}

function lineRefusal(order: ExistingOrder, { cause, index, amount }: WantedRefund): Refusal | null {
  if (index === undefined) return null;
  if (!isReducing(cause)) {
    const text = 'Eine Position kann nur angegeben werden, wenn sie fehlte oder mangelhaft war.';
    return refuse('invalid', 'line-without-cause', text, 'index');
  }
  const line = order.items[index];
  if (!line) {
    return refuse('invalid', 'line-unknown', 'Diese Position gibt es in der Bestellung nicht.', 'index');
  }
  const text = aboveLineText(amount, {
    index,
    line,
    lineRefunds: order.lineRefunds,
    currency: order.currency,
  });
  return text === null ? null : refuse('invalid', 'amount-above-line', text, 'amount');
}
