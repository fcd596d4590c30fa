import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order-terms';
import { confirmedOrder } from '../../../testing/order-fixture.js';
import { orderSteps } from './order-steps.js';

test.each<[OrderStatus, string]>([
  ['pending', 'current ahead ahead ahead ahead'],
  ['confirmed', 'done done current ahead ahead'],
  ['ready', 'done done done current ahead'],
  ['completed', 'done done done done done'],
])('%s stands at %s', (status, states) => {
  const steps = orderSteps(status, 'takeaway', confirmedOrder.timeline);
  expect(steps.map(({ state }) => state).join(' ')).toBe(states);
});

test('times come from the timeline, and only for what was reached', () => {
  const steps = orderSteps('confirmed', 'delivery', confirmedOrder.timeline);
  expect(steps.map(({ label, at }) => [label, at?.slice(11, 16) ?? null])).toEqual([
    ['Bestellung eingegangen', '17:30'],
    ['Bestellung bestätigt', '17:34'],
    ['Wird zubereitet', '17:34'],
    ['In Zustellung', null],
    ['Zugestellt', null],
  ]);
});
