import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { OnlineMethod } from '@bestellwerk/domain/ordering/order/online-payment-events';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { type GeneratedOrder, isOnline, neverOrdered, neverPaid, paidOf } from './generated-order.js';
import { type After, guest, minutesAfter, provider, rule, staff, type TimedEvent } from './timed-event.js';

const isOneOf = (list: readonly string[], outcome: string): boolean => list.includes(outcome);

/** The payment of an order, and the submission that follows from it or does not wait for it. */
export function paymentsOf(order: GeneratedOrder, after: After): TimedEvent[] {
  const { method, outcome, accepted } = order;
  if (isOneOf(neverOrdered, outcome)) return [];
  const submitted = accepted ? [] : [after(2, { type: 'OrderSubmitted', data: {} }, guest)];
  if (!isOnline(method)) {
    if (outcome !== 'completed') return submitted;
    const payment = { payment: paymentId(order), method: takenBy(order), amount: paidOf(order) / 100 };
    return [...submitted, after(accepted ? 105 : 45, { type: 'PaymentRecorded', data: payment })];
  }
  const [attempt, amount, by] = [attemptId(order), paidOf(order) / 100, provider];
  const [reference, initiatedAt] = [`tr_${attempt}`, order.placedAt];
  const initiated = {
    attempt,
    method: method as OnlineMethod,
    amount,
    capture: 'automatic',
    initiatedAt,
  } as const;
  const opened = { attempt, reference, checkoutUrl: null, expiresAt: null };
  const begun = [
    after(0, { type: 'PaymentInitiated', data: initiated }, guest),
    after(0, { type: 'PaymentOpened', data: opened }, by),
  ];
  if (isOneOf(neverPaid, outcome)) return begun;
  return [...begun, after(1, { type: 'PaymentCaptured', data: { attempt, amount } }, by), ...submitted];
}

/** What was given back of an order that was completed, or ended after it was paid online. */
export const refundsOf = (order: GeneratedOrder): TimedEvent[] =>
  order.outcome === 'completed'
    ? order.refunds.flatMap((refund, index) => {
        const id = deterministicId(order.id, 'refund', String(index));
        return isOnline(order.method) ? refundedOnline(order, refund, id) : refundedByHand(order, refund, id);
      })
    : automaticRefund(order);

type Refund = GeneratedOrder['refunds'][number];

function refundedByHand(order: GeneratedOrder, refund: Refund, id: string): TimedEvent[] {
  const { at, cents, cause, line, takenBackAt } = refund;
  const [method, amount] = [takenBy(order), cents / 100];
  const index = line === null ? {} : { index: line };
  const given: OrderEvent = {
    type: 'PaymentRecorded',
    data: { payment: id, method, amount: 0 - amount, refunds: paymentId(order), cause, ...index },
  };
  const events = [{ event: given, at, by: staff }];
  if (takenBackAt === null) return events;
  const payment = deterministicId(id, 'taken back');
  const data = { payment, method, amount, corrects: id };
  return [...events, { event: { type: 'PaymentRecorded', data }, at: takenBackAt, by: staff }];
}

/** Asked for some hours before the money went back. */
function refundedOnline(order: GeneratedOrder, refund: Refund, id: string): TimedEvent[] {
  const { at, cents, cause, line, isFailed } = refund;
  const back = { refund: id, attempt: attemptId(order), amount: cents / 100 };
  const asked = { ...back, reason: '', cause, ...(line !== null && { index: line }) };
  const askedAt = minutesAfter(at, -180);
  const answered: OrderEvent = isFailed
    ? { type: 'RefundFailed', data: { ...back, reason: 'expired_card' } }
    : { type: 'RefundSucceeded', data: { ...back, reference: `re_${id}` } };
  return [
    { event: { type: 'RefundRequested', data: asked }, at: askedAt, by: staff },
    { event: answered, at, by: provider },
  ];
}

function automaticRefund(order: GeneratedOrder): TimedEvent[] {
  const { endedAt: at, method, outcome } = order;
  if (at === null || !isOnline(method) || isOneOf([...neverOrdered, ...neverPaid], outcome)) return [];
  const refund = deterministicId(order.id, 'refund');
  const back = { refund, attempt: attemptId(order), amount: paidOf(order) / 100 };
  return [
    { event: { type: 'RefundRequested', data: { ...back, reason: '', isAutomatic: true } }, at, by: rule },
    { event: { type: 'RefundSucceeded', data: { ...back, reference: `re_${refund}` } }, at, by: provider },
  ];
}

const paymentId = ({ id }: GeneratedOrder): string => deterministicId(id, 'payment');
const attemptId = ({ id }: GeneratedOrder): string => deterministicId(id, 'attempt');
const takenBy = ({ paidBy, accepted, method }: GeneratedOrder) => paidBy ?? accepted?.method ?? method;
