import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import {
  again,
  at,
  cancelation,
  first,
  initiated,
  news,
  opened,
  placed,
  second,
} from '../testing/online-payments.js';
import {
  expireAttempt,
  failAttempt,
  failOrder,
  initiatePayment,
  markOpened,
} from './online-payment-decisions.js';
import { failRefund, requestRefund } from './refund-decisions.js';
import { type ExistingOrder, type Order, orderDecider } from './order.js';
import { cancelOrder, confirmOrder, rejectOrder } from './order-decisions.js';
import { learnPayment, type PaymentNews } from './payment-news.js';
import { orderedItem, placedOrder } from '../testing/orders.js';
import type { OrderEvent } from './order-events.js';

const { given, outcome, after } = givenWhenThen(orderDecider);
const awaiting = [placed, initiated(), opened()];
const reserved = [placed, initiated(first, 'manual'), opened()];
const captured = { status: 'captured', captured: 33 } as const;
const learned = (order: Order, differences: Partial<PaymentNews>, attempt = first): Order =>
  after(order, learnPayment(order, news(differences, attempt)));
const paidOrder = () => learned(given(...awaiting), captured);
const existing = (order: Order) => order as ExistingOrder;

describe('an order that is paid online', () => {
  test('goes to the branch when the provider has the money, with its deadline', () => {
    expect(learnPayment(given(...awaiting), news(captured))).toEqual([
      { type: 'PaymentCaptured', data: { attempt: first, amount: 33 } },
      { type: 'OrderSubmitted', data: { confirmBy: '2026-11-20T17:15:00.000Z' } },
    ]);
    expect(existing(paidOrder())).toMatchObject({ status: 'pending', paid: 330_000 });
  });

  test('learns the same news once', () => {
    expect(learnPayment(paidOrder(), news(captured))).toEqual([]);
    expect(learnPayment(given(...awaiting), news())).toEqual([]);
    expect(learnPayment(given(...awaiting), news({ status: 'pending' }))).toEqual([]);
  });

  test('learns the payment from a notification that is faster than the provider’s first answer', () => {
    const order = given(placed, initiated());
    expect(outcome(learnPayment(order, news(captured)))).toBe('PaymentOpened,PaymentCaptured,OrderSubmitted');
    const late = {
      attempt: first,
      reference: `tr_${first}`,
      checkoutUrl: 'https://pay.example',
      expiresAt: at,
    };
    expect(outcome(markOpened(learned(order, captured), late))).toBe('nothing');
    expect(outcome(markOpened(learned(order, {}), late))).toBe('PaymentOpened');
  });

  test.each<[Partial<PaymentNews>, string]>([
    [{ status: 'failed', failureReason: 'insufficient_funds' }, 'PaymentFailed'],
    [{ status: 'expired' }, 'PaymentExpired'],
    [{ status: 'canceled' }, 'PaymentCanceled'],
  ])('goes on waiting when an attempt ends with %j', (differences, event) => {
    const order = given(...awaiting);
    expect(outcome(learnPayment(order, news(differences)))).toBe(event);
    expect(learned(order, differences).status).toBe('awaitingPayment');
  });

  test.each<[string, Partial<PaymentNews>]>([
    ['amount', { amount: 32.99 }],
    ['currency', { currency: 'CHF' }],
    ['payment', { reference: 'tr_other' }],
  ])('does not take a payment with another %s', (_, differences) => {
    expect(outcome(learnPayment(given(...awaiting), news({ ...captured, ...differences })))).toBe(
      'payment-differs',
    );
  });

  test('is refused news about a payment or an order that does not exist', () => {
    expect(outcome(learnPayment(given(...awaiting), news(captured, second)))).toBe('payment-unknown');
    expect(outcome(learnPayment(given(), news(captured)))).toBe('order-unknown');
  });

  test('fails when no attempt is left, but not while one may still succeed', () => {
    expect(outcome(failOrder(given(...awaiting)))).toBe('nothing');
    const failed = learned(given(...awaiting), { status: 'expired' });
    expect(outcome(failOrder(failed))).toBe('OrderFailed');
    expect(outcome(failOrder(after(failed, initiatePayment(failed, again))))).toBe('nothing');
    expect(outcome(failOrder(paidOrder()))).toBe('nothing');
  });

  test('gives an attempt up that the provider never answered, but takes its money', () => {
    const order = given(placed, initiated());
    const late = '2026-11-20T17:30:00.000Z';
    expect(outcome(expireAttempt(order, { attempt: first, at }))).toBe('nothing');
    expect(outcome(expireAttempt(given(...awaiting), { attempt: first, at: late }))).toBe('nothing');
    const expired = after(order, expireAttempt(order, { attempt: first, at: late }));
    expect(existing(expired).attempts[0]!.status).toBe('expired');
    expect(outcome(learnPayment(expired, news(captured)))).toBe(
      'PaymentOpened,PaymentCaptured,OrderSubmitted',
    );
  });
});

describe('paying again', () => {
  test('is a new attempt over what is open, once', () => {
    const failed = learned(given(...awaiting), { status: 'failed' });
    const decision = initiatePayment(failed, again);
    const { at: initiatedAt, ...asked } = again;
    expect(decision).toEqual([{ type: 'PaymentInitiated', data: { ...asked, amount: 33, initiatedAt } }]);
    expect(outcome(initiatePayment(after(failed, decision), again))).toBe('nothing');
  });

  test('is refused when the order is paid, held by the provider, or over', () => {
    expect(outcome(initiatePayment(paidOrder(), again))).toBe('order-is-paid');
    const held = learned(given(...reserved), { status: 'authorized' });
    expect(outcome(initiatePayment(held, again))).toBe('order-is-paid');
    const over = after(given(...awaiting), cancelOrder(given(...awaiting), cancelation));
    expect(outcome(initiatePayment(over, again))).toBe('order-is-canceled');
  });

  test('gives the money back that came twice', () => {
    const twice = given(...awaiting, initiated(second), opened(second));
    const paid = learned(twice, captured, second);
    const decision = learnPayment(paid, news(captured));
    expect(outcome(decision)).toBe('PaymentCaptured,RefundRequested');
    expect(decision).toMatchObject([{}, { data: { attempt: first, amount: 33, isAutomatic: true } }]);
  });
});

describe('money that is only authorized', () => {
  const held = () => learned(given(...reserved), { status: 'authorized' });

  test('submits the order, and is captured when the branch confirms it', () => {
    expect(outcome(learnPayment(given(...reserved), news({ status: 'authorized' })))).toBe(
      'PaymentAuthorized,OrderSubmitted',
    );
    expect(outcome(confirmOrder(held()))).toBe('OrderConfirmed,CaptureRequested');
    expect(existing(held()).paid).toBe(0);
  });

  test('is voided when the order ends without being confirmed', () => {
    expect(outcome(rejectOrder(held(), { message: '' }))).toBe('OrderRejected,VoidRequested');
    const rejected = after(held(), rejectOrder(held(), { message: '' }));
    expect(outcome(learnPayment(rejected, news({ status: 'canceled' })))).toBe('PaymentVoided');
  });

  test('is voided when it comes for an order that has ended, or is paid already', () => {
    const over = after(given(...reserved), cancelOrder(given(...reserved), cancelation));
    expect(outcome(learnPayment(over, news({ status: 'authorized' })))).toBe(
      'PaymentAuthorized,VoidRequested',
    );
    const paid = learned(given(...reserved, initiated(second), opened(second)), captured, second);
    expect(outcome(learnPayment(paid, news({ status: 'authorized' })))).toBe(
      'PaymentAuthorized,VoidRequested',
    );
  });

  test('is captured at once for an order that is confirmed already', () => {
    const confirmed = after(held(), confirmOrder(held()));
    const unpaid = after(confirmed, failAttempt(confirmed, { attempt: first, reason: 'expired' }));
    const order = after(unpaid, [initiated(second, 'manual'), opened(second)]);
    expect(outcome(learnPayment(order, news({ status: 'authorized' }, second)))).toBe(
      'PaymentAuthorized,CaptureRequested',
    );
  });

  test('leaves the order confirmed and unpaid when the capture fails', () => {
    const confirmed = after(held(), confirmOrder(held()));
    const decision = failAttempt(confirmed, { attempt: first, reason: 'expired' });
    expect(outcome(decision)).toBe('PaymentFailed');
    expect(after(confirmed, decision)).toMatchObject({ status: 'confirmed', paid: 0 });
  });

  const free = {
    ...placedOrder().pricing,
    net: 0,
    tax: 0,
    gross: 0,
    totalNet: 0,
    totalTax: 0,
    totalGross: 0,
  };
  const removed: OrderEvent = {
    type: 'OrderItemRemoved',
    data: { index: 0, previous: orderedItem, pricing: free },
  };
  const cash = (amount: number): OrderEvent => ({
    type: 'PaymentRecorded',
    data: { payment: second, method: 'cash', amount },
  });

  test.each([
    ['nothing is left to pay for', removed],
    ['it was paid by hand meanwhile', cash(33)],
  ])('is voided, not captured, when the branch confirms the order and %s', (_case, event) => {
    const order = after(held(), [event]);
    expect(outcome(confirmOrder(order))).toBe('OrderConfirmed,VoidRequested');
  });

  test('is captured only as far as the order is not paid by hand', () => {
    const order = after(held(), [cash(13)]);
    expect(confirmOrder(order)).toMatchObject([{}, { type: 'CaptureRequested', data: { amount: 20 } }]);
  });

  test('is refunded when the capture was faster than the void', () => {
    const confirmed = after(held(), confirmOrder(held()));
    const over = after(confirmed, cancelOrder(confirmed, cancelation));
    expect(existing(over).attempts[0]).toMatchObject({ isVoidRequested: true });
    expect(outcome(learnPayment(over, news(captured)))).toBe('PaymentCaptured,RefundRequested');
  });
});

describe('giving money back', () => {
  test('is done in the decision that ends the order', () => {
    expect(outcome(rejectOrder(paidOrder(), { message: 'Aus' }))).toBe('OrderRejected,RefundRequested');
    expect(outcome(cancelOrder(paidOrder(), cancelation))).toBe('OrderCanceled,RefundRequested');
  });

  test('is done when the money comes after the order has ended', () => {
    const over = after(given(...awaiting), cancelOrder(given(...awaiting), cancelation));
    expect(outcome(learnPayment(over, news(captured)))).toBe('PaymentCaptured,RefundRequested');
    const failed = after(learned(given(...awaiting), { status: 'failed' }), [
      { type: 'OrderFailed', data: {} },
    ]);
    expect(outcome(learnPayment(failed, news(captured)))).toBe('PaymentCaptured,RefundRequested');
  });

  const refund = '55555555-5555-4555-8555-555555555555';
  const reason = 'Falsches Gericht';

  test('in part never exceeds what was captured and is not on its way back', () => {
    const part = requestRefund(paidOrder(), { refund, amount: 13, reason });
    expect(part).toMatchObject([{ type: 'RefundRequested', data: { attempt: first, amount: 13, reason } }]);
    const order = after(paidOrder(), part);
    expect(outcome(requestRefund(order, { refund, amount: 13, reason }))).toBe('nothing');
    const other = '66666666-6666-4666-8666-666666666666';
    expect(requestRefund(order, { refund: other, amount: 20.01, reason })).toMatchObject({
      problems: [{ message: 'Es können höchstens 20,00\u00a0€ zurückgezahlt werden.', field: 'amount' }],
    });
    expect(requestRefund(order, { refund: other, reason })).toMatchObject([{ data: { amount: 20 } }]);
  });

  test.each([
    [{ amount: 0, reason }, 'amount-not-positive'],
    [{ amount: 1.005, reason }, 'amount-too-precise'],
    [{ amount: 3.299967, reason }, 'amount-too-precise'],
    [{ amount: 1, reason: ' ' }, 'reason-missing'],
  ])('refuses %j: %s', (command, code) => {
    expect(outcome(requestRefund(paidOrder(), { refund, ...command }))).toBe(code);
  });

  test('needs a payment that was captured', () => {
    expect(outcome(requestRefund(given(...awaiting), { refund, reason }))).toBe('nothing-to-refund');
    expect(outcome(requestRefund(given(), { refund, reason }))).toBe('order-unknown');
  });

  test('lowers what is paid when it has succeeded, and can be asked for again when it has failed', () => {
    const order = after(paidOrder(), requestRefund(paidOrder(), { refund, amount: 13, reason }));
    const { id } = existing(order).refunds[0]!;
    const done = { reference: 're_1', refund: id, amount: 13, status: 'succeeded' } as const;
    expect(existing(order).paid).toBe(330_000);
    expect(existing(learned(order, { ...captured, refunds: [done] })).paid).toBe(200_000);
    const failed = after(order, failRefund(order, { refund: id, reason: 'account' }));
    expect(existing(failed)).toMatchObject({ paid: 330_000 });
    expect(outcome(requestRefund(failed, { refund: second, amount: 33, reason }))).toBe('RefundRequested');
  });

  test('at the provider, unasked, counts as well, and once', () => {
    const refunds = [{ reference: 're_9', refund: null, amount: 5, status: 'succeeded' }] as const;
    const order = learned(paidOrder(), { ...captured, refunds });
    expect(existing(order)).toMatchObject({
      paid: 280_000,
      refunds: [{ amount: 50_000, reference: 're_9' }],
    });
    expect(learnPayment(order, news({ ...captured, refunds }))).toEqual([]);
  });
});

describe('a chargeback', () => {
  test('takes the money away, and a reversal brings it again, both once', () => {
    const chargeback = { reference: 'chb_1', amount: 33, isReversed: false };
    const lost = learned(paidOrder(), { ...captured, chargebacks: [chargeback] });
    expect(existing(lost).paid).toBe(0);
    expect(outcome(requestRefund(lost, { refund: second, reason: 'x' }))).toBe('nothing-to-refund');
    const reversed = { ...captured, chargebacks: [{ ...chargeback, isReversed: true }] };
    const won = learned(lost, reversed);
    expect(existing(won).paid).toBe(330_000);
    expect(learnPayment(won, news(reversed))).toEqual([]);
  });
});
