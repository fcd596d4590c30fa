import { describe, expect, it, test } from '@jest/globals';
import { menuPriceModel, type PricedOption, type PricedPart, taxRateFor } from './price.js';
import type { PriceModel } from './pricing.schema.js';

describe('the VAT rate', () => {
  const rates = { tax: 10, takeawayTax: 13, dineInTax: 20 };

  it.each([
    ['delivery', 10],
    ['takeaway', 13],
    ['dineIn', 20],
  ] as const)('of %s is its own', (mode, expected) => {
    expect(taxRateFor(rates, mode)).toBe(expected);
  });

  it.each(['takeaway', 'dineIn'] as const)('of %s is that of a delivery where it has none', (mode) => {
    expect(taxRateFor({ tax: 4.9, takeawayTax: null, dineInTax: null }, mode)).toBe(4.9);
  });

  it.each(['takeaway', 'dineIn'] as const)('of %s may be 0', (mode) => {
    expect(taxRateFor({ tax: 10, takeawayTax: 0, dineInTax: 0 }, mode)).toBe(0);
  });
});

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
