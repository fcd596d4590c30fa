import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toUnits } from '../kernel/money.js';
import { priceLine } from './price.js';
import { line, product } from './testing/priced-line.js';

describe('the rounding', () => {
  test.each([
    [1.005, 1, 1.01],
    [0.3333, 3, 1],
    [19.9, 0.333, 6.63],
    [16.5, 2, 33],
    [0.1, 3, 0.3],
    [1.15, 0.1, 0.12],
    [19.9, 0.0505, 1],
    [0.0001, 0.001, 0],
    [99_999.9999, 100_050.001, 10_005_000_089.99],
  ])('%d times %d is %d', (price, amount, gross) => {
    expect(line(product({ price }), amount)?.gross).toBe(gross);
  });

  test('equals exact arithmetic, half away from zero', () => {
    const tenThousandths = fc.integer({ min: 0, max: 10_000_000 });
    const thousandths = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(tenThousandths, thousandths, (price, amount) => {
        const cents = (BigInt(price) * BigInt(amount) + 50_000n) / 100_000n;
        expect(line(product({ price: price / 10_000 }), amount / 1000)?.gross).toBe(Number(cents) / 100);
      }),
    );
  });

  test('is done once, after options and amount', () => {
    expect(line(product({ price: 0.005 }), 3)?.gross).toBe(0.02);
  });
});

describe('the tax', () => {
  test.each([
    ['takeaway', 10, 9.0909, 0.9091],
    ['delivery', 20, 8.3333, 1.6667],
    ['dineIn', 20, 8.3333, 1.6667],
  ] as const)('%s: %d percent', (mode, taxRate, net, tax) => {
    expect(priceLine(product(), { amount: 1, unit: 'piece', parts: [] }, mode, 'EUR')).toMatchObject({
      taxRate,
      net,
      tax,
    });
  });

  test('can have a decimal rate', () => {
    expect(line(product({ takeawayTax: 4.9 }), 1)).toMatchObject({ net: 9.5329, tax: 0.4671 });
  });

  test('and the net always add up to the gross', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    const rate = fc.constantFrom(0, 4.9, 10, 13, 19, 20);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99 }), rate, (price, amount, takeawayTax) => {
        const priced = line(product({ price: price / 100, takeawayTax }), amount);
        if (!priced) throw new Error('not priced');
        expect(toUnits(priced.net) + toUnits(priced.tax)).toBe(toUnits(priced.gross));
        expect(toUnits(priced.gross)).toBe(price * amount * 100);
      }),
    );
  });
});
