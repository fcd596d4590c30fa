import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type UnitName, unitNameSchema } from './pricing.schema.js';
import {
  convertAmount,
  formatAmount,
  formatPreciseAmount,
  formatTimes,
  modelPrefix,
  unitLabel,
  unitsOf,
  unitType,
} from './units.js';
import { formatMoney } from '../text/formats.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';

const sausage = {
  unit: 'kilogram' as const,
  alternativeUnits: [
    { unit: 'gram' as const, ratio: null },
    { unit: 'pair' as const, ratio: 0.2 },
    { unit: 'package' as const, ratio: 1.5 },
    { unit: 'liter' as const, ratio: null },
  ],
};

const inBoth = (unit: UnitName, other: UnitName) => ({
  unit,
  alternativeUnits: [{ unit: other, ratio: null }],
});

describe('converting an amount', () => {
  test.each<[number, UnitName, UnitName, number | null]>([
    [500, 'gram', 'kilogram', 0.5],
    [1.5, 'kilogram', 'gram', 1500],
    [1.5, 'kilogram', 'decagram', null],
    [150, 'decagram', 'kilogram', null],
    [1, 'decagram', 'decagram', null],
    [3, 'pair', 'decagram', null],
    [3, 'pair', 'kilogram', 0.6],
    [0.6, 'kilogram', 'pair', 3],
    [3, 'package', 'pair', 22.5],
    [3, 'pair', 'gram', 600],
    [600, 'gram', 'pair', 3],
    [1, 'liter', 'kilogram', null],
    [1, 'kilogram', 'person', null],
  ])('%d %s is %s: %d', (amount, from, to, expected) => {
    expect(convertAmount(amount, from, to, sausage)).toBe(expected);
  });

  test.each<[number, UnitName, UnitName, number]>([
    [1, 'kilometer', 'millimeter', 1e6],
    [1, 'squareMeter', 'squareCentimeter', 1e4],
    [1, 'cubicMeter', 'cubicDecimeter', 1e3],
    [1, 'liter', 'centiliter', 100],
    [1, 'deciliter', 'milliliter', 100],
  ])('%d %s is %s: %d', (amount, from, to, expected) => {
    expect(convertAmount(amount, from, to, inBoth(from, to))).toBe(expected);
  });

  test('returns null for a unit that the product lacks', () => {
    const product = { unit: 'kilogram' as const, alternativeUnits: [] };
    expect(convertAmount(500, 'gram', 'kilogram', product)).toBeNull();
    expect(convertAmount(0.5, 'kilogram', 'gram', product)).toBeNull();
    expect(convertAmount(0.5, 'kilogram', 'kilogram', product)).toBe(0.5);
  });

  test('uses the factors also between alternative units', () => {
    const alternativeUnits = [
      { unit: 'gram' as const, ratio: null },
      { unit: 'kilogram' as const, ratio: null },
    ];
    expect(convertAmount(500, 'gram', 'kilogram', { unit: 'piece', alternativeUnits })).toBe(0.5);
  });

  test.each([0, -1, null])('returns null for a ratio of %s', (ratio) => {
    const product = { unit: 'piece' as const, alternativeUnits: [{ unit: 'pair' as const, ratio }] };
    expect(convertAmount(1, 'pair', 'piece', product)).toBeNull();
    expect(convertAmount(1, 'piece', 'pair', product)).toBeNull();
  });

  test('is reversible within every unit type', () => {
    const unit = fc.constantFrom(...unitNameSchema.options);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), unit, unit, (amount, from, to) => {
        fc.pre(unitType(from) === unitType(to));
        const product = inBoth(from, to);
        const there = convertAmount(amount, from, to, product);
        expect(convertAmount(there ?? Number.NaN, to, from, product)).toBeCloseTo(amount, 6);
      }),
    );
  });
});

test('a product has its own unit and its alternatives, each once', () => {
  const product = { unit: 'piece' as const, alternativeUnits: [{ unit: 'piece' as const, ratio: 1 }] };
  expect(unitsOf(product)).toEqual(['piece']);
  expect(unitsOf(sausage)).toEqual(['kilogram', 'gram', 'pair', 'package', 'liter']);
});

test('a unit label is singular or plural by its amount', () => {
  expect(unitLabel('serving', 1)).toBe('Portion');
  expect(unitLabel('serving', 2)).toBe('Portionen');
  expect(unitLabel('kilogram', 2)).toBe('kg');
});

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
