import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canDecrease,
  canIncrease,
  changeUnit,
  decrease,
  defaultQuantity,
  increase,
  isOrderableQuantity,
  limitsIn,
  parseQuantity,
  snapQuantity,
  type QuantityLimits,
  type QuantityOfProduct,
} from './quantity.js';

const limits = (
  minimumQuantity: number | null,
  maximumQuantity: number | null,
  quantityStepSize: number | null,
): QuantityLimits => ({ minimumQuantity, maximumQuantity, quantityStepSize });

test.each([
  ['1,5', 1.5],
  ['2.25', 2.25],
  [' 3 Stück', 3],
  ['-1', -1],
  ['', 0],
  ['abc', 0],
  ['Infinity', 0],
])('%j is read as %d', (text, value) => {
  expect(parseQuantity(text)).toBe(value);
});

describe('snapping', () => {
  test.each([
    [0.4, limits(1, null, 1), 1],
    [Number.NaN, limits(1, null, 1), 1],
    [1.5, limits(1, null, 1), 2],
    [1.49, limits(1, null, 1), 1],
    [12, limits(1, 10, 1), 10],
    [0.74, limits(0.5, null, 0.5), 0.5],
    [0.75, limits(0.5, null, 0.5), 1],
    [9.9, limits(1, 10, 4), 9],
    [11.5, limits(1, 12, 4), 12],
    [0.3, limits(0, null, 0.1), 0.3],
    [1.234, limits(null, null, null), 1.234],
    [1.234, limits(null, null, 0), 1.234],
    [-3, limits(null, null, null), 0],
  ])('%d within %j is %d', (amount, within, expected) => {
    expect(snapQuantity(amount, within)).toBe(expected);
  });

  const anyLimits = fc
    .record({
      minimum: fc.option(fc.integer({ min: 0, max: 50 })),
      span: fc.option(fc.integer({ min: 0, max: 100 })),
      step: fc.option(fc.constantFrom(0, 0.05, 0.1, 0.25, 1, 3)),
    })
    .map(({ minimum, span, step }) => limits(minimum, span === null ? null : (minimum ?? 0) + span, step));

  test('results in an orderable amount or 0, and is idempotent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 20_000 }), anyLimits, (hundredths, within) => {
        const snapped = snapQuantity(hundredths / 100, within);
        expect(snapQuantity(snapped, within)).toBe(snapped);
        expect(isOrderableQuantity(snapped, within)).toBe(snapped > 0);
        expect(snapped).toBeGreaterThanOrEqual(within.minimumQuantity ?? 0);
        expect(snapped).toBeLessThanOrEqual(within.maximumQuantity ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('plus and minus', () => {
  const within = limits(1, 3, 1);
  test('go by the step and stop at the limits', () => {
    expect([increase(1, within), increase(3, within)]).toEqual([2, 3]);
    expect([decrease(2, within), decrease(1, within)]).toEqual([1, 1]);
    expect([canIncrease(2, within), canIncrease(3, within)]).toEqual([true, false]);
    expect([canDecrease(2, within), canDecrease(1, within)]).toEqual([true, false]);
  });

  test('go by fractions of a step', () => {
    const halves = limits(0.5, null, 0.5);
    expect([increase(1, halves), decrease(1.5, halves)]).toEqual([1.5, 1]);
  });

  test('go by 1 without a grid, and up without a maximum', () => {
    const free = limits(null, null, null);
    expect([increase(0.5, free), decrease(0.5, free), canIncrease(1e9, free)]).toEqual([1.5, 0, true]);
  });
});

describe('a product by the kilogram or by the piece', () => {
  const cheese: QuantityOfProduct = {
    ...limits(0.1, 5, 0.1),
    unit: 'kilogram',
    alternativeUnits: [
      { unit: 'gram', ratio: null, ...limits(100, null, 50) },
      { unit: 'piece', ratio: 0.25, ...limits(1, null, 1) },
    ],
    defaultQuantity: null,
    defaultUnit: null,
  };

  test('has the limits of each of its units, and none in others', () => {
    expect(limitsIn(cheese, 'kilogram')).toBe(cheese);
    expect(limitsIn(cheese, 'gram')).toBe(cheese.alternativeUnits[0]);
    expect(limitsIn(cheese, 'decagram')).toBeNull();
  });

  test.each([
    [0.1, true],
    [0.15, false],
    [0.05, false],
    [5, true],
    [5.1, false],
  ])('%d kg can be ordered: %s', (amount, expected) => {
    expect(isOrderableQuantity(amount, cheese)).toBe(expected);
  });

  test.each(['decagram', 'pair'] as const)('keeps its unit if it cannot be converted to %s', (unit) => {
    const pair = { unit: 'pair' as const, ratio: null, ...limits(1, null, 1) };
    const product = { ...cheese, alternativeUnits: [pair] };
    const quantity = { amount: 1, unit: 'kilogram' as const };
    expect(changeUnit(quantity, unit, product)).toEqual(quantity);
  });

  test('stays unchanged if the product lacks its current unit', () => {
    const quantity = { amount: 500, unit: 'gram' as const };
    expect(changeUnit(quantity, 'kilogram', { ...cheese, alternativeUnits: [] })).toEqual(quantity);
  });

  test('starts at the minimum of its default unit', () => {
    expect(defaultQuantity(cheese)).toEqual({ amount: 0.1, unit: 'kilogram' });
    expect(defaultQuantity({ ...cheese, defaultUnit: 'piece' })).toEqual({ amount: 1, unit: 'piece' });
  });

  test('counts a default quantity in the default unit', () => {
    const product: QuantityOfProduct = { ...cheese, defaultUnit: 'gram', defaultQuantity: 250 };
    expect(defaultQuantity(product)).toEqual({ amount: 250, unit: 'gram' });
  });

  test('falls back to its own unit if the default is none of its units', () => {
    expect(defaultQuantity({ ...cheese, defaultUnit: 'liter' })).toEqual({ amount: 0.1, unit: 'kilogram' });
  });

  test('changes the unit by factor or ratio and snaps there', () => {
    expect(changeUnit({ amount: 0.5, unit: 'kilogram' }, 'gram', cheese)).toEqual({
      amount: 500,
      unit: 'gram',
    });
    expect(changeUnit({ amount: 0.6, unit: 'kilogram' }, 'piece', cheese)).toEqual({
      amount: 2,
      unit: 'piece',
    });
    expect(changeUnit({ amount: 3, unit: 'piece' }, 'gram', cheese)).toEqual({ amount: 750, unit: 'gram' });
    expect(changeUnit({ amount: 3, unit: 'piece' }, 'liter', cheese)).toEqual({ amount: 3, unit: 'piece' });
  });
});
