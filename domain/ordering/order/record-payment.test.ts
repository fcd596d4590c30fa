import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import fc from 'fast-check';
import { toDecimal } from '../../kernel/money.js';
import { isRefusal } from '../../kernel/refusal.js';
import { orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { recordPayment } from './payment-decisions.js';
import { eventsUntil, orderPlaced } from '../testing/orders.js';

const payment = '33333333-3333-4333-8333-333333333333';
const cash = (amount: number) => ({ payment, method: 'cash' as const, amount });
const paid = (amount: number, id = payment): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: id, method: 'cash', amount },
});
const { given, outcome } = givenWhenThen(orderDecider);

describe('recording a payment of an order of 33 euros', () => {
  test.each(['pending', 'confirmed', 'ready', 'dispatched', 'completed'] as const)(
    'works when %s',
    (status) => {
      expect(recordPayment(given(...eventsUntil[status]), cash(33))).toEqual([paid(33)]);
    },
  );

  test.each(['awaitingPayment', 'rejected', 'canceled'] as const)('is refused when %s', (status) => {
    expect(recordPayment(given(...eventsUntil[status]), cash(33))).toMatchObject({ kind: 'conflict' });
  });

  test('is refused for an order that does not exist', () => {
    expect(recordPayment(given(), cash(33))).toMatchObject({ kind: 'unknown' });
  });

  const notPositive = 'Bitte geben Sie einen Betrag über 0 an.';
  test.each([
    [0, 'amount-not-positive', notPositive],
    [-1, 'amount-not-positive', notPositive],
    [Number.NaN, 'amount-not-positive', notPositive],
    [Number.POSITIVE_INFINITY, 'amount-not-positive', notPositive],
    [10.005, 'amount-too-precise', 'Bitte geben Sie höchstens zwei Nachkommastellen an.'],
    [33.01, 'amount-too-high', 'Es sind nur noch 33,00 offen.'],
  ])('refuses %d: %s', (amount, code, message) => {
    const problems = [{ message, field: 'amount' }];
    expect(recordPayment(given(...eventsUntil.pending), cash(amount))).toMatchObject({
      kind: 'invalid',
      code,
      problems,
    });
  });

  test('may come in parts and never exceeds what is open', () => {
    const order = given(...eventsUntil.pending, paid(20, 'first'));
    expect(recordPayment(order, cash(13))).toEqual([paid(13)]);
    expect(recordPayment(order, cash(13.01))).toMatchObject({
      problems: [{ message: 'Es sind nur noch 13,00 offen.', field: 'amount' }],
    });
  });

  test('is done once for the same payment', () => {
    expect(recordPayment(given(...eventsUntil.pending, paid(20)), cash(20))).toEqual([]);
  });

  test('is refused when nothing is open', () => {
    const order = given(...eventsUntil.completed, paid(33, 'first'));
    expect(recordPayment(order, cash(1))).toMatchObject({
      kind: 'conflict',
      code: 'order-is-paid',
      problems: [{ message: 'Die Bestellung ist bereits bezahlt.', field: null }],
    });
  });

  test('refuses a method that is paid online', () => {
    const order = given(...eventsUntil.pending);
    expect(recordPayment(order, { ...cash(33), method: 'mollie' })).toMatchObject({
      kind: 'invalid',
      code: 'payment-not-by-hand',
      problems: [{ message: 'Online-Zahlungen werden automatisch erfasst.', field: 'method' }],
    });
  });

  test('never exceeds the total in any sequence of payments', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 5000 })), (cents) => {
        let order = given(...eventsUntil.pending);
        cents.forEach((cent, index) => {
          const decision = recordPayment(order, { payment: `${index}`, method: 'cash', amount: cent / 100 });
          if (!isRefusal(decision)) order = decision.reduce(orderDecider.evolve, order);
        });
        if (order.status === 'none') throw new Error('lost');
        expect(toDecimal(order.paid)).toBeLessThanOrEqual(33);
      }),
    );
  });
});

describe('a method that is not taken in the branch', () => {
  const voucher = { payment: '77777777-4444-4444-8444-444444444444', method: 'hydro-ag-voucher' as const, amount: 5 }; // prettier-ignore
  const takenIn = () => ['cash' as const];

  test('is refused at its field, as a payment that guests could not make either', () => {
    const order = given(...eventsUntil.confirmed);
    expect(recordPayment(order, voucher, takenIn)).toMatchObject({
      kind: 'invalid',
      code: 'payment-not-taken',
      problems: [{ field: 'method' }],
    });
  });

  test('still pays an order that was placed with it', () => {
    const order = given(
      orderPlaced({ paymentMethod: 'hydro-ag-voucher' }),
      ...eventsUntil.confirmed.slice(1),
    );
    expect(outcome(recordPayment(order, voucher, takenIn))).toBe('PaymentRecorded');
  });
});
