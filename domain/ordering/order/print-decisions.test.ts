import { expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { historyText, timelineEntry } from '../order-texts.js';
import { eventsUntil } from '../testing/orders.js';
import { orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { recordPrint } from './print-decisions.js';

const { given, outcome, after } = givenWhenThen(orderDecider);
const printed = {
  job: '99999999-0000-4000-8000-000000000000',
  template: 'receipt' as const,
  copy: 0,
  printer: { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Theke' },
};

test.each(['pending', 'confirmed', 'completed', 'canceled'] as const)(
  'what is printed of an order that is %s is in its history once',
  (status) => {
    const order = given(...eventsUntil[status]);
    const once = after(order, recordPrint(order, printed));
    expect(outcome(recordPrint(order, printed))).toBe('ReceiptPrinted');
    expect(outcome(recordPrint(once, printed))).toBe('nothing');
    expect(once.status).toBe(status);
  },
);

test('nothing is printed of an order that does not exist', () => {
  expect(outcome(recordPrint(given(), printed))).toBe('order-unknown');
});

test('staff read what was printed where, guests do not', () => {
  const event = (copy: number): OrderEvent => ({ type: 'ReceiptPrinted', data: { ...printed, copy } });
  expect(historyText(event(0))).toBe('Beleg gedruckt: Theke.');
  expect(historyText(event(1))).toBe('Beleg gedruckt (KOPIE): Theke.');
  expect(timelineEntry({ ...event(0), metadata: { at: '2026-11-23T12:00:00.000Z' } }, 'takeaway')).toBeNull();
});
