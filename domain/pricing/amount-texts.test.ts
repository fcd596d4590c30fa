import { expect, test } from '@jest/globals';
import { formatMoney } from '../text/formats.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { formatAmount, formatPreciseAmount, formatTimes, modelPrefix } from './amount-texts.js';

test.each([
  [formatAmount(0.5, 'kilogram'), '0,5 kg'],
  [formatAmount(1, 'serving'), '1 Portion'],
  [formatAmount(2, 'serving'), '2 Portionen'],
  [formatTimes(1200, 'piece'), '1.200×'],
  [formatTimes(0.25, 'kilogram'), '0,25 kg'],
  [formatPreciseAmount(0.0505, 'kilogram'), '0,0505 kg'],
  [formatPreciseAmount(2, 'serving'), '2 Portionen'],
])('an amount is shown as %s', (formatted, expected) => {
  expect(normalizeSpaces(formatted)).toBe(expected);
});

test.each([
  ['fixed', '12,90 €'],
  ['approximate', 'ca. 12,90 €'],
  ['minimum', 'ab 12,90 €'],
] as const)('a price that is %s: %s', (model, text) => {
  expect(modelPrefix[model] + normalizeSpaces(formatMoney(12.9, 'EUR'))).toBe(text);
});
