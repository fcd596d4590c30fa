import { expect, test } from '@jest/globals';
import { fold } from '../../kernel/decider.js';
import { placedOrder } from '../testing/orders.js';
import { enterOrder, type EnterOrder } from './entry-decisions.js';
import { type Order, orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';

const payment = '44444444-4444-4444-8444-444444444444';
const entered = (command: Partial<EnterOrder> = {}) =>
  enterOrder(orderDecider.initial, { placed: placedOrder(), payment: null, note: '', ...command });
const typesOf = (command: Partial<EnterOrder> = {}) =>
  (entered(command) as OrderEvent[]).map(({ type }) => type);

test('an entered order is confirmed at once', () => {
  expect(typesOf()).toEqual(['OrderPlaced', 'OrderSubmitted', 'OrderConfirmed']);
  expect(fold(orderDecider, entered() as OrderEvent[])).toMatchObject({ status: 'confirmed' });
});

test('what was taken at the counter is recorded, all of it', () => {
  const events = entered({ payment }) as OrderEvent[];
  expect(events.at(-1)).toEqual({ type: 'PaymentRecorded', data: { payment, method: 'cash', amount: 33 } });
});

test('why it was promised nevertheless is a note for the team', () => {
  const [last] = (entered({ note: 'Trotzdem aufgenommen.' }) as OrderEvent[]).slice(-1);
  expect(last).toEqual({ type: 'NoteAdded', data: { text: 'Trotzdem aufgenommen.' } });
});

test('a request for a quotation waits for an offer and takes no money', () => {
  expect(typesOf({ placed: placedOrder({ isQuotation: true }), payment })).toEqual(['OrderPlaced']);
});

test('an order that costs nothing is not paid', () => {
  const pricing = { ...placedOrder().pricing, totalGross: 0 };
  expect(typesOf({ placed: placedOrder({ pricing }), payment })).not.toContain('PaymentRecorded');
});

test('an order is entered once', () => {
  const order: Order = fold(orderDecider, entered() as OrderEvent[]);
  expect(enterOrder(order, { placed: placedOrder(), payment, note: '' })).toEqual([]);
});
