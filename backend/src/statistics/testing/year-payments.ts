import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { OnlineMethod } from '@bestellwerk/domain/ordering/order/online-payment-events';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import {
  type GeneratedOrder,
  isOnline,
  neverOrdered,
  neverPaid,
  paidOf,
  takenBy,
} from './generated-order.js';
import { type After, guest, minutesAfter, provider, rule, staff, type TimedEvent } from './timed-event.js';

const isOneOf = (list: readonly string[], outcome: string): boolean => list.includes(outcome);

/** The payment of an order, and the submission that follows from it or does not wait for it. */
export function paymentsOf(order: GeneratedOrder, after: After): TimedEvent[] {
  const { method, outcome, accepted } = order;
  if (isOneOf(neverOrdered, outcome)) return [];
  const submitted = accepted ? [] : [after(2, { type: 'OrderSubmitted', data: {} }, guest)];
  if (!isOnline(method)) {
    if (outcome !== 'completed') return submitted;
    return [
      ...submitted,
      ...recordedPayments(order).map((data) => after(accepted ? 105 : 45, { type: 'PaymentRecorded', data })),
    ];
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

function recordedPayments(order: GeneratedOrder) {
  const { paidBefore: before } = order;
  const rest = paidOf(order) - (before?.cents ?? 0);
  return [
    ...(before
      ? [{ payment: paymentId(order, 'part'), method: before.method, amount: before.cents / 100 }]
      : []),
    { payment: paymentId(order), method: takenBy(order), amount: rest / 100 },
  ];
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
  const [method, amount] = [refund.method ?? takenBy(order), cents / 100];
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

const paymentId = ({ id }: GeneratedOrder, part = ''): string => deterministicId(id, 'payment', part);
const attemptId = ({ id }: GeneratedOrder): string => deterministicId(id, 'attempt');
