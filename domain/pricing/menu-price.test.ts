import { expect, test } from '@jest/globals';
import type { PriceModel } from './pricing.schema.js';
import { menuPriceModel, type PricedOption, type PricedPart } from './priced-product.js';

const choice = (modifier: PricedOption['modifier'], optional = false): PricedPart => ({
  type: 'select',
  optional,
  options: [
    { name: '1/8 l', modifier: null, value: null },
    { name: 'Flasche', modifier, value: 22 },
  ],
});

test.each<[string, PriceModel, PricedPart[], PriceModel]>([
  ['nothing to choose', 'fixed', [], 'fixed'],
  ['a surcharge', 'fixed', [choice('add')], 'fixed'],
  ['another price', 'fixed', [choice('overwrite')], 'minimum'],
  ['another price in a later step', 'fixed', [choice('add'), choice('overwrite')], 'minimum'],
  ['another price that need not be chosen', 'fixed', [choice('overwrite', true)], 'fixed'],
  ['another price of an approximate one', 'approximate', [choice('overwrite')], 'approximate'],
  ['a minimum anyway', 'minimum', [], 'minimum'],
])('the menu price of a product with %s, priced as %s', (_, pricing, parts, expected) => {
  expect(menuPriceModel({ pricing, config: { parts } })).toBe(expected);
});
