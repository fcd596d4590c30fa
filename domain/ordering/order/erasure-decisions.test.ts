import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { eventsUntil, orderedItem, orderPlaced, placedOrder } from '../testing/orders.js';
import { erasePersonalData } from './erasure-decisions.js';
import { addNote, submitReview } from './order-decisions.js';
import { type Order, orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { counterPayment } from './payment-decisions.js';

const { given, outcome } = givenWhenThen(orderDecider);
type Status = keyof typeof eventsUntil;

const erase = (order: Order) => erasePersonalData(order, { reason: 'request' });
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const erased: OrderEvent = {
  type: 'PersonalDataErased',
  data: { reason: 'request', uploads: [], counterEntries: [] },
};
const paid = (amount: number, payment = id(1)): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment, method: 'cash', amount },
});

describe('the personal data of an order', () => {
  const expected: Record<Status, string> = {
    none: 'order-unknown',
    requested: 'personal-data-needed-open',
    offered: 'personal-data-needed-open',
    awaitingPayment: 'personal-data-needed-open',
    pending: 'personal-data-needed-open',
    proposed: 'personal-data-needed-open',
    confirmed: 'personal-data-needed-open',
    ready: 'personal-data-needed-open',
    dispatched: 'personal-data-needed-open',
    completed: 'PersonalDataErased',
    rejected: 'PersonalDataErased',
    canceled: 'PersonalDataErased',
  };
  test.each(Object.entries(expected))('of an order that is %s: %s', (status, result) => {
    const decided = erase(given(...eventsUntil[status as Status]));
    expect(Array.isArray(decided) ? decided[0]?.type : 'code' in decided && decided.code).toBe(result);
  });

  test('is needed while money of a canceled order is owed, and not once it was given back', () => {
    const owed: OrderEvent[] = [...eventsUntil.confirmed, paid(33)];
    const canceled: OrderEvent = { type: 'OrderCanceled', data: { reason: 'Storno' } };
    expect(erase(given(...owed, canceled))).toMatchObject({ code: 'personal-data-needed-owed' });
    const back: OrderEvent = {
      type: 'PaymentRecorded',
      data: { payment: id(2), method: 'cash', amount: -33, corrects: id(1), reason: 'Storno' },
    };
    expect(erase(given(...owed, canceled, back))).toEqual([
      { ...erased, data: { ...erased.data, counterEntries: [id(2)] } },
    ]);
  });

  test('is needed while an attempt to pay or a refund is under way', () => {
    const initiated: OrderEvent = {
      type: 'PaymentInitiated',
      data: {
        ...{ attempt: id(3), method: 'mollie', amount: 33, capture: 'automatic' },
        initiatedAt: '2026-11-20T17:00:00.000Z',
      },
    };
    const failed: OrderEvent = { type: 'OrderFailed', data: {} };
    const before = [...eventsUntil.awaitingPayment, initiated];
    expect(erase(given(...before, failed))).toMatchObject({ code: 'personal-data-needed-payment' });
    const captured: OrderEvent = { type: 'PaymentCaptured', data: { attempt: id(3), amount: 33 } };
    const requested: OrderEvent = {
      type: 'RefundRequested',
      data: { refund: id(4), attempt: id(3), amount: 33, reason: '' },
    };
    const succeeded: OrderEvent = {
      type: 'RefundSucceeded',
      data: { refund: id(4), attempt: id(3), amount: 33, reference: 're_1' },
    };
    expect(erase(given(...before, captured, failed, requested))).toMatchObject({
      code: 'personal-data-needed-payment',
    });
    expect(outcome(erase(given(...before, captured, failed, requested, succeeded)))).toContain(
      'PersonalDataErased',
    );
  });

  test('is erased once', () => {
    expect(erase(given(...eventsUntil.completed, erased))).toEqual([]);
  });

  test('includes uploads of lines that were replaced', () => {
    const withUpload = (upload: string) => ({
      ...orderedItem,
      parts: [{ name: 'Bild', choices: [], text: null, uploads: [reference(upload)] }],
    });
    const { pricing } = placedOrder();
    const changed: OrderEvent = {
      type: 'OrderItemChanged',
      data: { index: 0, item: withUpload(id(6)), previous: withUpload(id(5)), pricing },
    };
    const rest = eventsUntil.completed.slice(1);
    expect(erase(given(orderPlaced({ items: [withUpload(id(5))] }), changed, ...rest))).toMatchObject([
      { data: { uploads: [id(5), id(6)] } },
    ]);
  });
});

const reference = (upload: string) => ({
  ...{ id: upload, version: 1, extension: 'pdf', publicHash: 'hash', mimeType: 'application/pdf' },
});

describe('after the erasure', () => {
  const order = given(...eventsUntil.completed, paid(33), erased);

  test('nobody writes notes or reviews any more', () => {
    const review = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: 'Gut' };
    expect(addNote(order, { text: 'Ruft an' })).toMatchObject({ code: 'personal-data-erased' });
    expect(submitReview(order, review)).toMatchObject({ code: 'personal-data-erased' });
  });

  test('money is still put right, without a reason', () => {
    const command = { counterEntry: id(9), payment: id(1), reason: 'Frau Huber war da' };
    expect(counterPayment(order, command)).toMatchObject([{ data: { amount: -33, reason: null } }]);
  });
});

test('money and status never change by an erasure, whatever happened before', () => {
  const steps = Object.keys(eventsUntil).filter((status) => status !== 'none') as Status[];
  fc.assert(
    fc.property(fc.constantFrom(...steps), fc.integer({ min: 0, max: 3300 }), (status, cents) => {
      const before = given(...eventsUntil[status], paid(cents / 100));
      const decided = erase(before);
      if (!Array.isArray(decided) || before.status === 'none') return;
      const after = decided.reduce(orderDecider.evolve, before);
      const { status: same, total, paid: sum, pricing, standing } = before;
      expect(after).toMatchObject({ status: same, total, paid: sum, pricing, standing, isErased: true });
    }),
  );
});
