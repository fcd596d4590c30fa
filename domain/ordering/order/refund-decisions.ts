import type { Decision } from '../../kernel/decider.js';
import { deterministicId } from '../../kernel/identifiers.js';
import { roundToCents, toDecimal, toUnits, type Units } from '../../kernel/money.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { formatMoney } from '../../text/formats.js';
import { isReducing, needsReason } from '../refunds.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import type { RefundCause } from './online-payment-events.js';
import { refundableOf, refundPartsOf } from './online-payments.js';
import { refuseMissingReason, refuseUnknownOrder } from './order-decisions.js';

export interface RequestRefund {
  /** The refund's own uuid: the same one is requested once. */
  readonly refund: string;
  /** Decimal, at most 2 decimals; all that can be refunded where it is missing. */
  readonly amount?: number | undefined;
  /** Without one, as with 'other', the reason has to be written. */
  readonly cause?: RefundCause | undefined;
  /** The line that was missing or faulty; none where it was several, or all of them. */
  readonly index?: number | undefined;
  readonly reason: string;
}

/**
 * Staff give money back that was paid online, at most what was captured and is not on its way back. It is taken from the
 * payments in their order, by a refund of its own for each.
 */
export function requestRefund(order: Order, command: RequestRefund): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  const existing = order;
  const isKnown = (id: string) => existing.refunds.some((refund) => refund.id === id);
  if (existing.attempts.some(({ id }) => isKnown(partOf(command.refund, id)))) return [];
  const most = existing.attempts.reduce((sum, attempt) => sum + refundableOf(existing, attempt), 0);
  const amount = command.amount ?? toDecimal(most);
  const reason = command.reason.trim();
  const refusal =
    amountRefusal(amount, most, existing.currency) ?? lineRefusal(existing, command, toUnits(amount));
  if (refusal) return refusal;
  if (reason === '' && needsReason(command.cause)) return refuseMissingReason();
  return refundsFrom(existing, { ...command, reason }, toUnits(amount));
}

/** The refund of one attempt that a refund of the order consists of. */
const partOf = (refund: string, attempt: string): string => deterministicId('refund', refund, attempt);

function refundsFrom(
  order: ExistingOrder,
  { refund, reason, cause, index }: RequestRefund,
  total: Units,
): OrderEvent[] {
  return refundPartsOf(order, total).map(({ attempt, amount }): OrderEvent => {
    const data = {
      refund: partOf(refund, attempt.id),
      attempt: attempt.id,
      amount: toDecimal(amount),
      // Nothing personal comes after an erasure, whose key another node may still hold.
      reason: order.isErased ? null : reason,
      ...(cause !== undefined && { cause }),
      ...(index !== undefined && { index }),
    };
    return { type: 'RefundRequested', data };
  });
}

function amountRefusal(decimal: number, most: Units, currency: string): Refusal | null {
  const amount = toUnits(decimal);
  if (most <= 0) {
    const text = 'Es gibt keine Online-Zahlung, die zurückgezahlt werden kann.';
    return refuse('conflict', 'nothing-to-refund', text);
  }
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

function lineRefusal(order: ExistingOrder, { cause, index }: RequestRefund, amount: Units): Refusal | null {
  if (index === undefined) return null;
  if (!isReducing(cause)) {
    const text = 'Eine Position kann nur angegeben werden, wenn sie fehlte oder mangelhaft war.';
    return refuse('invalid', 'line-without-cause', text, 'index');
  }
  const line = order.items[index];
  if (!line) {
    return refuse('invalid', 'line-unknown', 'Diese Position gibt es in der Bestellung nicht.', 'index');
  }
  if (amount <= toUnits(line.gross)) return null;
  const text = `Die Position hat nur ${formatMoney(line.gross, order.currency)} gekostet.`;
  return refuse('invalid', 'amount-above-line', text, 'amount');
}

/** The provider will not give this money back. Staff have to. */
export function failRefund(
  order: Order,
  { refund: id, reason }: { readonly refund: string; readonly reason: string },
): Decision<OrderEvent> {
  const refund = order.status === 'none' ? undefined : order.refunds.find((known) => known.id === id);
  if (refund?.status !== 'requested') return [];
  const { attempt, amount } = refund;
  return [{ type: 'RefundFailed', data: { refund: id, attempt, amount: toDecimal(amount), reason } }];
}
