import type { Decision } from '../../kernel/decider.js';
import { deterministicId } from '../../kernel/identifiers.js';
import { toDecimal, toUnits, type Units } from '../../kernel/money.js';
import { refuse } from '../../kernel/refusal.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import type { RefundCause } from './online-payment-events.js';
import { refundableOf, refundPartsOf } from './online-payments.js';
import { refuseUnknownOrder } from './order-decisions.js';
import { refundRefusal } from './refund-checks.js';

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
  if (most <= 0) {
    const text = 'Es gibt keine Online-Zahlung, die zurückgezahlt werden kann.';
    return refuse('conflict', 'nothing-to-refund', text);
  }
  const amount = command.amount ?? toDecimal(most);
  const refusal = refundRefusal(existing, { ...command, amount }, most);
  return refusal ?? refundsFrom(existing, { ...command, reason: command.reason.trim() }, toUnits(amount));
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
