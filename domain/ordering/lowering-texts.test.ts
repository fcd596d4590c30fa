import { expect, test } from '@jest/globals';
import { historyText } from './order-texts.js';
import { orderedItem, placedOrder } from './testing/orders.js';

const { pricing } = placedOrder();

test.each([
  [undefined, 'Position 1 entfernt: 2\u00a0Stück Wiener Schnitzel (Erdäpfelsalat).'],
  ['War aus', 'Position 1 entfernt: 2\u00a0Stück Wiener Schnitzel (Erdäpfelsalat). Grund: „War aus“'],
  [null, 'Position 1 entfernt: 2\u00a0Stück Wiener Schnitzel (Erdäpfelsalat) (Grund gelöscht).'],
])('the history states why a line was taken off: %j', (reason, text) => {
  const why = reason === undefined ? {} : { reason };
  const data = { index: 0, previous: orderedItem, pricing, ...why };
  expect(historyText({ type: 'OrderItemRemoved', data })).toBe(text);
});

test('the history states why a line became less', () => {
  const item = { ...orderedItem, amount: 1 };
  const data = { index: 0, item, previous: orderedItem, pricing, reason: 'War aus' };
  expect(historyText({ type: 'OrderItemChanged', data })).toMatch(/\. Grund: „War aus“$/);
});
