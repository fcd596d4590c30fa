import { expect, test } from '@jest/globals';
import { cartCount, cartLabel, removeItem } from './cart.js';

test.each([
  [[], 0, 'Keine Produkte im Warenkorb'],
  [[{ amount: 1, unit: 'piece' as const }], 1, '1 Produkt im Warenkorb'],
  [[{ amount: 500, unit: 'gram' as const }], 1, '1 Produkt im Warenkorb'],
  [
    [
      { amount: 3, unit: 'piece' as const },
      { amount: 2, unit: 'liter' as const },
    ],
    4,
    '4 Produkte im Warenkorb',
  ],
  [[{ amount: 1.5, unit: 'serving' as const }], 1.5, '1,5 Produkte im Warenkorb'],
  [[{ amount: 1200, unit: 'piece' as const }], 1200, '1.200 Produkte im Warenkorb'],
])('a cart with %j counts %d', (items, count, label) => {
  expect(cartCount(items)).toBe(count);
  expect(cartLabel(items)).toBe(label);
});

test('removes the item at an index', () => {
  expect(removeItem(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});
