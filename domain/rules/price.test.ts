import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toUnits } from '../kernel/money.js';
import type { PriceModel } from '../kernel/price-model.js';
import type { PricedPart, PricedProduct } from './priced-product.js';
import { priceLine, strictest } from './price.js';

const size: PricedPart = {
  type: 'select',
  optional: false,
  options: [
    { name: 'Klein', modifier: 'subtract', value: 2 },
    { name: 'Normal', modifier: null, value: null },
    { name: 'Familie', modifier: 'overwrite', value: 30 },
  ],
};
const toppings: PricedPart = {
  type: 'multiselect',
  optional: true,
  options: [
    { name: 'Käse', modifier: 'add', value: 1.5 },
    { name: 'Zwiebel', modifier: 'add', value: 0.5 },
    { name: 'Überraschung', modifier: 'overwrite', value: 5 },
    { name: 'Gutschein', modifier: 'subtract', value: 100 },
  ],
};

const product = (differences: Partial<PricedProduct> = {}): PricedProduct => ({
  type: 'configurable',
  price: 10,
  unit: 'piece',
  alternativeUnits: [],
  pricing: 'fixed',
  calculationModel: null,
  tax: 20,
  takeawayTax: 10,
  dineInTax: null,
  config: { parts: [size, toppings] },
  ...differences,
});

const line = (of: PricedProduct, amount: number, parts: (string | string[] | null)[] = []) =>
  priceLine(of, { amount, unit: of.unit, parts }, 'takeaway', 'EUR');

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

  test('are cut off at 0 only after all of them', () => {
    const parts: PricedPart[] = [
      { ...size, options: [{ name: 'Rabatt', modifier: 'subtract', value: 12 }] },
      { ...size, options: [{ name: 'Extra', modifier: 'add', value: 3 }] },
    ];
    expect(line(product({ config: { parts } }), 1, ['Rabatt', 'Extra'])?.gross).toBe(1);
  });

  test('count in a bundle, and are none in other products', () => {
    expect(line(product({ type: 'bundle' }), 1, ['Klein'])?.gross).toBe(8);
    expect(line(product({ type: 'others' }), 1, ['Klein'])?.gross).toBe(10);
  });
});

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

  test('is the one of exact arithmetic, half away from zero', () => {
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

  test('of 4.9 percent', () => {
    expect(line(product({ takeawayTax: 4.9 }), 1)).toMatchObject({ net: 9.5329, tax: 0.4671 });
  });

  test('and the net are always the gross', () => {
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

  test.each(['liter', 'decagram'] as const)('a unit that is none of the product has no price: %s', (unit) => {
    expect(priceLine(cheese, { amount: 1, unit, parts: [] }, 'takeaway', 'EUR')).toBeNull();
  });

  test('an amount beyond all numbers has no price', () => {
    const road = product({
      unit: 'millimeter',
      alternativeUnits: [{ unit: 'kilometer', ratio: null, calculationModel: null }],
    });
    expect(priceLine(road, { amount: 1e305, unit: 'kilometer', parts: [] }, 'takeaway', 'EUR')).toBeNull();
  });

  test.each<[PriceModel | null, PriceModel]>([
    ['minimum', 'minimum'],
    [null, 'fixed'],
  ])('the conversion %s of its own unit makes a fixed product %s', (calculationModel, model) => {
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
  ])('%j is %s', (models, expected) => {
    expect(strictest(models)).toBe(expected);
  });
});

describe('the explanation', () => {
  const told = (explanation: { label: string; value: number }[] = []) =>
    explanation.map(({ label, value }) => `${label} → ${value}`.replaceAll('\u00a0', ' '));

  test('tells option by option, amount and tax', () => {
    expect(told(line(product(), 2, ['Klein', ['Käse']])?.explanation)).toEqual([
      'Grundpreis je Stück: 10,00 € → 10',
      'Klein: − 2,00 € → 8',
      'Käse: + 1,50 € → 9.5',
      '2 Stück × 9,50 € → 19',
      'Darin 10 % Mehrwertsteuer: 1,73 € → 1.7273',
    ]);
  });

  test('tells conversion and rounding', () => {
    const ham = product({
      unit: 'kilogram',
      price: 19.9,
      alternativeUnits: [{ unit: 'gram', ratio: null, calculationModel: null }],
    });
    const priced = priceLine(ham, { amount: 333, unit: 'gram', parts: [] }, 'takeaway', 'EUR');
    expect(told(priced?.explanation)).toEqual([
      'Grundpreis je kg: 19,90 € → 19.9',
      '333 g = 0,333 kg × 19,90 € → 6.6267',
      'Gerundet von 6,6267 € → 6.63',
      'Darin 10 % Mehrwertsteuer: 0,60 € → 0.6027',
    ]);
  });

  test('tells what options really do, and fractions of a cent', () => {
    const options: PricedPart['options'] = [
      { name: 'Nachlass', modifier: 'add', value: -0.0025 },
      { name: 'Zuschlag', modifier: 'subtract', value: -1 },
    ];
    const parts = [{ ...toppings, options }];
    expect(
      told(line(product({ price: 0.005, config: { parts } }), 1, [['Nachlass', 'Zuschlag']])?.explanation),
    ).toEqual([
      'Grundpreis je Stück: 0,005 € → 0.005',
      'Nachlass: − 0,0025 € → 0.0025',
      'Zuschlag: + 1,00 € → 1.0025',
      'Gerundet von 1,0025 € → 1',
      'Darin 10 % Mehrwertsteuer: 0,09 € → 0.0909',
    ]);
  });

  test('rounds once, from all digits', () => {
    expect(told(line(product({ price: 19.9 }), 0.0505)?.explanation)).toEqual([
      'Grundpreis je Stück: 19,90 € → 19.9',
      '0,0505 Stück × 19,90 € → 1.00495',
      'Gerundet von 1,00495 € → 1',
      'Darin 10 % Mehrwertsteuer: 0,09 € → 0.0909',
    ]);
  });

  test('names what kind of step each is', () => {
    const kinds = line(product({ price: 0.333 }), 2, [null, ['Käse']])?.explanation.map(({ kind }) => kind);
    expect(kinds).toEqual(['base', 'option', 'amount', 'rounding', 'tax']);
  });

  test.each<[string, Partial<PricedPart['options'][number]>]>([
    ['Wahl: ohne Aufpreis → 10', {}],
    ['Wahl: ohne Aufpreis → 10', { modifier: 'add' }],
    ['Wahl: ohne Aufpreis → 10', { value: 5 }],
    ['Wahl: ohne Aufpreis → 10', { modifier: 'overwrite' }],
    ['Wahl: + 0,00 € → 10', { modifier: 'add', value: 0 }],
    ['Wahl: Preis 30,00 € → 30', { modifier: 'overwrite', value: 30 }],
  ])('%s', (text, effect) => {
    const option = { name: 'Wahl', modifier: null, value: null, ...effect };
    const parts = [{ ...size, options: [option] }];
    expect(told(line(product({ config: { parts } }), 1, ['Wahl'])?.explanation)[1]).toBe(text);
  });

  test('says when a price would be below 0, not when it is 0', () => {
    const clamped = line(product({ price: 1 }), 1, ['Klein'])?.explanation;
    expect(told(clamped)).toContain('Der Preis ist nie kleiner als 0 → 0');
    expect(clamped?.[2]?.kind).toBe('option');
    expect(line(product({ price: 2 }), 1, ['Klein'])?.explanation).toHaveLength(3);
  });

  test('tells the conversion of a single one', () => {
    const alternativeUnits = [{ unit: 'gram' as const, ratio: null, calculationModel: null }];
    const salt = product({ unit: 'kilogram', alternativeUnits });
    const priced = priceLine(salt, { amount: 1, unit: 'gram', parts: [] }, 'takeaway', 'EUR');
    expect(told(priced?.explanation)[1]).toBe('1 g = 0,001 kg × 10,00 € → 0.01');
  });
});
