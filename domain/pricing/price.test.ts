import { describe, expect, test } from '@jest/globals';
import type { PriceModel } from './pricing.schema.js';
import { isDiscountAbovePrice, type PricedPart, priceLine, strictest } from './price.js';
import { line, product, size } from './testing/priced-line.js';

describe('options', () => {
  test.each([
    ['none', [], 10],
    ['without effect', ['Normal'], 10],
    ['subtracting', ['Klein'], 8],
    ['overwriting, then adding', ['Familie', ['Käse', 'Zwiebel']], 32],
    ['in the order of the part, not of the choice', [null, ['Überraschung', 'Käse']], 5],
    ['never below 0', ['Klein', ['Käse', 'Gutschein']], 0],
    ['unknown ones, which change nothing', ['Riesig'], 10],
  ])('%s', (_, parts, expected) => {
    expect(line(product(), 1, parts)).toMatchObject({ unitGross: expected, gross: expected });
  });

  test('are limited to 0 only after all of them', () => {
    const parts: PricedPart[] = [
      { ...size, options: [{ name: 'Rabatt', modifier: 'subtract', value: 12 }] },
      { ...size, options: [{ name: 'Extra', modifier: 'add', value: 3 }] },
    ];
    expect(line(product({ config: { parts } }), 1, ['Rabatt', 'Extra'])?.gross).toBe(1);
  });

  test.each([
    ['subtract', 10, true],
    ['subtract', 4.8, false],
    ['subtract', 4.81, true],
    ['subtract', null, false],
    ['add', 10, false],
    ['overwrite', 10, false],
    [null, null, false],
  ] as const)('that %s %p are a discount above the price of 4.80: %p', (modifier, value, is) => {
    expect(isDiscountAbovePrice({ modifier, value }, 4.8)).toBe(is);
  });

  test('count in a bundle, and are ignored in other products', () => {
    expect(line(product({ type: 'bundle' }), 1, ['Klein'])?.gross).toBe(8);
    expect(line(product({ type: 'others' }), 1, ['Klein'])?.gross).toBe(10);
  });
});

describe('units and models', () => {
  const cheese = product({
    unit: 'kilogram',
    price: 19.9,
    pricing: 'approximate',
    alternativeUnits: [
      { unit: 'gram', ratio: null, calculationModel: null },
      { unit: 'piece', ratio: 0.25, calculationModel: 'minimum' },
    ],
  });

  test('another unit is converted, and the unit price stays that of the product', () => {
    expect(priceLine(cheese, { amount: 500, unit: 'gram', parts: [] }, 'takeaway', 'EUR')).toMatchObject({
      unitGross: 19.9,
      gross: 9.95,
      model: 'approximate',
    });
    expect(priceLine(cheese, { amount: 2, unit: 'piece', parts: [] }, 'takeaway', 'EUR')).toMatchObject({
      gross: 9.95,
      model: 'minimum',
    });
  });

  test.each(['liter', 'decagram'] as const)('a unit that the product lacks has no price: %s', (unit) => {
    expect(priceLine(cheese, { amount: 1, unit, parts: [] }, 'takeaway', 'EUR')).toBeNull();
  });

  test('an amount that overflows has no price', () => {
    const road = product({
      unit: 'millimeter',
      alternativeUnits: [{ unit: 'kilometer', ratio: null, calculationModel: null }],
    });
    expect(priceLine(road, { amount: 1e305, unit: 'kilometer', parts: [] }, 'takeaway', 'EUR')).toBeNull();
  });

  test.each<[PriceModel | null, PriceModel]>([
    ['minimum', 'minimum'],
    [null, 'fixed'],
  ])('a product with fixed price and unit model %s is %s', (calculationModel, model) => {
    expect(line(product({ calculationModel }), 1)?.model).toBe(model);
  });

  test('an alternative unit without a model is exact', () => {
    const alternativeUnits = [{ unit: 'pair' as const, ratio: 2, calculationModel: null }];
    const sausage = product({ alternativeUnits, calculationModel: 'minimum' });
    const priced = priceLine(sausage, { amount: 1, unit: 'pair', parts: [] }, 'takeaway', 'EUR');
    expect(priced).toMatchObject({ gross: 20, model: 'fixed' });
  });

  test.each<[PriceModel[], PriceModel]>([
    [[], 'fixed'],
    [['fixed', 'approximate'], 'approximate'],
    [['minimum', 'approximate', 'fixed'], 'minimum'],
  ])('the least binding model of %j is %s', (models, expected) => {
    expect(strictest(models)).toBe(expected);
  });
});
