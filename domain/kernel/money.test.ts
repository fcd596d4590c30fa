import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CENT, multiplied, roundHalfAway, roundToCents, splitGross, toDecimal, toUnits } from './money.js';

describe('money', () => {
  test.each([
    [12.5, 125_000],
    [0.1 + 0.2, 3000],
    [1.00005, 10_001],
    [-1.00005, -10_001],
    [0, 0],
  ])('%d is %d units', (decimal, units) => {
    expect(toUnits(decimal)).toBe(units);
  });

  test.each([
    [10_050, 10_100],
    [10_049, 10_000],
    [-10_050, -10_100],
    [-0.4, 0],
  ])('%d units are %d in whole cents', (units, rounded) => {
    expect(roundToCents(units)).toBe(rounded);
  });

  test('rounds to 0, never to -0', () => {
    expect(Object.is(roundHalfAway(-0.4), 0)).toBe(true);
  });

  test.each([
    [10_050, 0.5, 1, 5025],
    [10_050, 0.1, CENT, 1000],
    [10_050, 1, CENT, 10_100],
    [-10_050, 1, CENT, -10_100],
    [10_050, -1, CENT, -10_100],
    [1, 0.4, 1, 0],
    [3, 1e-7, 1, 0],
    [3, 1e21, CENT, 3e21],
    [999_999_999, 100_050.001, CENT, 100_050_000_899_900],
  ])('%d units times %d, rounded to %d, are %d', (units, decimal, to, product) => {
    expect(multiplied(units, decimal, to)).toBe(product);
  });

  test('multiplies to 0, never to -0', () => {
    expect(Object.is(multiplied(-1, 0.1), 0)).toBe(true);
  });

  test('is unchanged after conversion to a decimal and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (units) => {
        expect(toUnits(toDecimal(units))).toBe(units);
      }),
    );
  });

  test('splits into net and tax that add up to the gross', () => {
    const rate = fc.constantFrom(0, 4.9, 5.5, 10, 13, 19, 20);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), rate, (gross, percent) => {
        const { net, tax } = splitGross(gross, percent);
        expect(net + tax).toBe(gross);
        const tenths = BigInt(Math.round(1000 + percent * 10));
        expect(BigInt(net)).toBe((BigInt(gross) * 2000n + tenths) / (tenths * 2n));
      }),
    );
  });
});
