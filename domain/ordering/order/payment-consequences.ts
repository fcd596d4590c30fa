import { openOf } from '../waived.js';
import { deterministicId } from '../../kernel/identifiers.js';
import { toDecimal, type Units } from '../../kernel/money.js';
import type { ExistingOrder } from './order.js';
import type { OnlineMethod } from './online-payment-events.js';
import type { OrderEvent } from './order-events.js';
import { type Attempt, isOnlyAuthorized, refundableOf } from './online-payments.js';
import type { OrderStatus } from './order-terms.schema.js';

export interface InitiatePayment {
  readonly attempt: string;
  readonly method: OnlineMethod;
  readonly capture: 'automatic' | 'manual';
  /** ISO instant. */
  readonly at: string;
}

/** The first event of an attempt; the amount in units. */
export const initiated = ({ attempt, method, capture, at }: InitiatePayment, amount: Units): OrderEvent => ({
  type: 'PaymentInitiated',
  data: { attempt, method, capture, amount: toDecimal(amount), initiatedAt: at },
});

const taken: readonly OrderStatus[] = ['confirmed', 'ready', 'dispatched', 'completed'];

/**
 * The captures that are due: of what is only authorized, as soon as the branch has taken the order on, and no more than is
 * open. What is not needed is given free.
 */
export function capturesOf(order: ExistingOrder): OrderEvent[] {
  if (!taken.includes(order.status)) return [];
  const asked = order.attempts.filter((attempt) => isOnlyAuthorized(attempt) && !attempt.isVoidRequested);
  let open = asked.reduce((rest, { captureRequested }) => rest - captureRequested, openOf(order));
  return asked
    .filter(({ captureRequested }) => captureRequested === 0)
    .map(({ id, authorized }): OrderEvent => {
      const amount = Math.min(authorized, open);
      if (amount <= 0) return { type: 'VoidRequested', data: { attempt: id } };
      open -= amount;
      return { type: 'CaptureRequested', data: { attempt: id, amount: toDecimal(amount) } };
    });
}

/** Gives everything back that an order cost which is not fulfilled: captured money by a refund, held money by a void. */
export const givingBack = (order: ExistingOrder): OrderEvent[] =>
  order.attempts.flatMap((attempt): OrderEvent[] => {
    if (isOnlyAuthorized(attempt)) {
      return attempt.isVoidRequested ? [] : [{ type: 'VoidRequested', data: { attempt: attempt.id } }];
    }
    const back = refundableOf(order, attempt);
    return back > 0 ? [automaticRefund(order, attempt, back)] : [];
  });

/** A refund that a rule asks for; `back` in units. */
export function automaticRefund(order: ExistingOrder, { id }: Attempt, back: Units): OrderEvent {
  const count = order.refunds.filter(({ attempt }) => attempt === id).length;
  const refund = deterministicId('automatic refund', id, String(count));
  const amount = toDecimal(back);
  return {
    type: 'RefundRequested',
    data: { refund, attempt: id, amount, reason: '', isAutomatic: true },
  };
}
