import { describe, expect, it } from '@jest/globals';
import { taxRateFor } from './priced-product.js';

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
