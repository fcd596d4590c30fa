import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import fc from 'fast-check';
import { isRefusal } from '../../kernel/refusal.js';
import { counterPayment, recordPayment } from './payment-decisions.js';
import { orderDecider, type ExistingOrder } from './order.js';
import type { OrderEvent } from './order-events.js';
import { eventsUntil } from '../testing/orders.js';

const payment = '33333333-3333-4333-8333-333333333333';
const counterEntry = '44444444-4444-4444-8444-444444444444';
const taken: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment, method: 'atm-card', amount: 20.1 },
};
const countered: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment: counterEntry, method: 'atm-card', amount: -20.1, corrects: payment, reason: 'Vertippt' },
};
const command = { counterEntry, payment, reason: ' Vertippt ' };
const { given: orderAfter } = givenWhenThen(orderDecider);
const given = (...events: OrderEvent[]) => orderAfter(...events) as ExistingOrder;

describe('a counter entry', () => {
  test.each(['pending', 'confirmed', 'ready', 'dispatched', 'completed', 'rejected', 'canceled'] as const)(
    'reverses a payment of an order that is %s',
    (status) => {
      expect(counterPayment(given(...eventsUntil[status], taken), command)).toEqual([countered]);
    },
  );

  test('restores the open amount from before the payment', () => {
    const before = given(...eventsUntil.pending);
    const after = given(...eventsUntil.pending, taken, countered);
    expect(after.paid).toBe(before.paid);
    expect(recordPayment(after, { payment: 'again', method: 'cash', amount: 33 })).toHaveLength(1);
  });

  test('is written once, also when it is requested again', () => {
    const order = given(...eventsUntil.completed, taken, countered);
    expect(counterPayment(order, command)).toEqual([]);
  });

  test('of what somebody else took back meanwhile is refused, so that no reason is lost unseen', () => {
    const order = given(...eventsUntil.completed, taken, countered);
    expect(counterPayment(order, { ...command, counterEntry: 'another', reason: 'Anders' })).toMatchObject({
      kind: 'conflict',
      code: 'payment-taken-back',
      problems: [{ message: 'Diese Zahlung wurde schon zurückgenommen.' }],
    });
  });

  test('cannot be reversed itself', () => {
    const order = given(...eventsUntil.completed, taken, countered);
    expect(counterPayment(order, { ...command, payment: counterEntry })).toMatchObject({
      kind: 'conflict',
      code: 'payment-is-counter-entry',
      problems: [
        {
          message: 'Eine Gegenbuchung kann nicht zurückgenommen werden. Bitte erfassen Sie die Zahlung neu.',
        },
      ],
    });
  });

  test('needs a reason, a payment and an order', () => {
    const order = given(...eventsUntil.pending, taken);
    expect(counterPayment(order, { ...command, reason: ' ' })).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'reason' }],
    });
    expect(counterPayment(order, { ...command, payment: 'other' })).toMatchObject({
      kind: 'unknown',
      code: 'payment-unknown',
      problems: [{ message: 'Diese Zahlung gibt es nicht.' }],
    });
    expect(counterPayment(orderDecider.initial, command)).toMatchObject({ kind: 'unknown' });
  });

  test('keeps the paid amount between 0 and the total in any sequence of commands', () => {
    const step = fc.record({
      isCounter: fc.boolean(),
      id: fc.nat(9),
      cents: fc.integer({ min: 1, max: 3400 }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let order = given(...eventsUntil.pending);
        steps.forEach(({ isCounter, id, cents }, index) => {
          const decision = isCounter
            ? counterPayment(order, { counterEntry: `c${index}`, payment: `${id}`, reason: 'x' })
            : recordPayment(order, { payment: `${id}`, method: 'cash', amount: cents / 100 });
          if (!isRefusal(decision)) order = decision.reduce(orderDecider.evolve, order) as ExistingOrder;
        });
        const uncorrected = order.standing.reduce((sum, { amount }) => sum + amount, 0);
        expect(order.paid).toBe(uncorrected);
        expect(order.paid).toBeGreaterThanOrEqual(0);
        expect(order.paid).toBeLessThanOrEqual(order.total);
      }),
    );
  });
});
