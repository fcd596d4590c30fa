import { expect, test } from '@jest/globals';
import { foundOrdersText, shownText } from './found-count.js';

test.each([
  [5, 7, '5 von 7'],
  [5, 5, '5'],
  [1, 1, '1'],
  [3, 0, '3'],
  [5, 1_000, '5 von 1.000 oder mehr'],
])('of %i shown and %i found the palette says %j', (shown, total, text) => {
  expect(shownText(shown, total)).toBe(text);
});

test.each([
  [1, false, '1 Bestellung'],
  [7, true, '7 Bestellungen'],
  [1_000, true, '1.000 Bestellungen oder mehr'],
  [1_000, false, '1.000 Bestellungen'],
])('a list of %i orders, a search: %s, says %j', (total, isSearch, text) => {
  expect(foundOrdersText(total, isSearch)).toBe(text);
});
