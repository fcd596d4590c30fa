import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { historyText, timelineEntry } from '../order-texts.js';
import { cancelation, initiated, news, opened, placed } from '../testing/online-payments.js';
import { orderPlaced } from '../testing/orders.js';
import { cancelOrder } from './order-decisions.js';
import { type ExistingOrder, orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { learnPayment } from './payment-news.js';
import { refusalToReplace, replaceOrder } from './replacement-decisions.js';

const { given, outcome, after } = givenWhenThen(orderDecider);
const by = '44444444-4444-4444-8444-444444444444';
const other = '55555555-5555-4555-8555-555555555555';
const awaiting = given(placed, initiated(), opened());
const captured = { status: 'captured', captured: 33 } as const;
const paid = after(awaiting, learnPayment(awaiting, news(captured)));
const sentAgain = (isReplaced: boolean): OrderEvent => ({ type: 'OrderSentAgain', data: { by, isReplaced } });

describe('an unpaid order that the guest sent anew', () => {
  test('ends in its own stream, once for each order in its place', () => {
    const decision = replaceOrder(awaiting, { by });
    expect(decision).toEqual([sentAgain(true), { type: 'OrderFailed', data: {} }]);
    const replaced = after(awaiting, decision);
    expect(replaced.status).toBe('failed');
    expect(replaceOrder(replaced, { by })).toEqual([]);
    expect(outcome(replaceOrder(replaced, { by: other }))).toBe('OrderSentAgain');
  });

  test('gives money back that comes after its end', () => {
    const replaced = after(awaiting, replaceOrder(awaiting, { by }));
    expect(outcome(learnPayment(replaced, news(captured)))).toBe('PaymentCaptured,RefundRequested');
    expect(outcome(learnPayment(replaced, news({ status: 'authorized' })))).toBe(
      'PaymentAuthorized,VoidRequested',
    );
  });

  test('stays if it was paid before, and says so', () => {
    expect(replaceOrder(paid, { by })).toEqual([sentAgain(false)]);
    expect(after(paid, replaceOrder(paid, { by })).status).toBe('pending');
  });

  test('is only noted as sent anew if it had ended before', () => {
    const canceled = after(awaiting, cancelOrder(awaiting, cancelation));
    expect(replaceOrder(canceled, { by })).toEqual([sentAgain(true)]);
    expect(outcome(replaceOrder(given(), { by }))).toBe('order-unknown');
  });
});

test('only an order that the branch has got cannot be replaced', () => {
  expect(refusalToReplace(other, awaiting as ExistingOrder)).toBeNull();
  expect(refusalToReplace(other, paid as ExistingOrder)).toMatchObject({
    kind: 'conflict',
    code: 'order-cannot-be-replaced',
  });
});

test('both orders name each other to staff by number, the guest reads no number', () => {
  const at = { metadata: { at: '2026-11-20T17:05:00.000Z' } };
  expect(historyText(orderPlaced({ replaces: by }))).toMatch(/Ersetzt die Bestellung [0-9A-Z]{10}\.$/);
  expect(historyText(sentAgain(true))).toMatch(
    /^Der Gast hat stattdessen die Bestellung [0-9A-Z]{10} geschickt\.$/,
  );
  expect(historyText(sentAgain(false))).toContain('gilt weiter');
  expect(timelineEntry({ ...sentAgain(true), ...at }, 'takeaway')?.text).toBe(
    'Durch eine neue Bestellung ersetzt',
  );
  expect(timelineEntry({ ...sentAgain(false), ...at }, 'takeaway')).toBeNull();
});
