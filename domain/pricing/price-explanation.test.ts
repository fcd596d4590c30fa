import { describe, expect, test } from '@jest/globals';
import { isWorthExplaining, optionEffect, type PricedPart, priceLine } from './price.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { line, product, size, toppings } from './testing/priced-line.js';

describe('the explanation of a price', () => {
  const texts = (explanation: { label: string; value: number }[] = []) =>
    explanation.map(({ label, value }) => normalizeSpaces(`${label} → ${value}`));

  test('lists base price, options, amount and tax', () => {
    expect(texts(line(product(), 2, ['Klein', ['Käse']])?.explanation)).toEqual([
      'Grundpreis je Stück: 10,00 € → 10',
      'Klein: − 2,00 € → 8',
      'Käse: + 1,50 € → 9.5',
      '2 Stück × 9,50 € → 19',
      'Darin 10 % Mehrwertsteuer: 1,73 € → 1.7273',
    ]);
  });

  test('lists unit conversion and rounding', () => {
    const ham = product({
      unit: 'kilogram',
      price: 19.9,
      alternativeUnits: [{ unit: 'gram', ratio: null, calculationModel: null }],
    });
    const priced = priceLine(ham, { amount: 333, unit: 'gram', parts: [] }, 'takeaway', 'EUR');
    expect(texts(priced?.explanation)).toEqual([
      'Grundpreis je kg: 19,90 € → 19.9',
      '333 g = 0,333 kg × 19,90 € → 6.6267',
      'Gerundet von 6,6267 € → 6.63',
      'Darin 10 % Mehrwertsteuer: 0,60 € → 0.6027',
    ]);
  });

  test('lists the actual effect of options, and fractions of a cent', () => {
    const options: PricedPart['options'] = [
      { name: 'Nachlass', modifier: 'add', value: -0.0025 },
      { name: 'Zuschlag', modifier: 'subtract', value: -1 },
    ];
    const parts = [{ ...toppings, options }];
    expect(
      texts(line(product({ price: 0.005, config: { parts } }), 1, [['Nachlass', 'Zuschlag']])?.explanation),
    ).toEqual([
      'Grundpreis je Stück: 0,005 € → 0.005',
      'Nachlass: − 0,0025 € → 0.0025',
      'Zuschlag: + 1,00 € → 1.0025',
      'Gerundet von 1,0025 € → 1',
      'Darin 10 % Mehrwertsteuer: 0,09 € → 0.0909',
    ]);
  });

  test('rounds once, from all digits', () => {
    expect(texts(line(product({ price: 19.9 }), 0.0505)?.explanation)).toEqual([
      'Grundpreis je Stück: 19,90 € → 19.9',
      '0,0505 Stück × 19,90 € → 1.00495',
      'Gerundet von 1,00495 € → 1',
      'Darin 10 % Mehrwertsteuer: 0,09 € → 0.0909',
    ]);
  });

  test('gives the kind of each step', () => {
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
    expect(texts(line(product({ config: { parts } }), 1, ['Wahl'])?.explanation)[1]).toBe(text);
  });

  test('mentions the minimum of 0 for a price below 0, not for a price of 0', () => {
    const clamped = line(product({ price: 1 }), 1, ['Klein'])?.explanation;
    expect(texts(clamped)).toContain('Der Preis ist nie kleiner als 0 → 0');
    expect(clamped?.[2]?.kind).toBe('option');
    expect(line(product({ price: 2 }), 1, ['Klein'])?.explanation).toHaveLength(3);
  });

  test('lists the conversion of an amount of 1', () => {
    const alternativeUnits = [{ unit: 'gram' as const, ratio: null, calculationModel: null }];
    const salt = product({ unit: 'kilogram', alternativeUnits });
    const priced = priceLine(salt, { amount: 1, unit: 'gram', parts: [] }, 'takeaway', 'EUR');
    expect(texts(priced?.explanation)[1]).toBe('1 g = 0,001 kg × 10,00 € → 0.01');
  });
});

test.each([
  ['+ 0,50 €', 'add', 0.5, 'piece'],
  ['− 0,50 €', 'subtract', 0.5, 'piece'],
  ['+ 0,50 € / kg', 'add', 0.5, 'kilogram'],
  ['− 0,50 € / Portion', 'add', -0.5, 'serving'],
  ['Preis 9,90 € / l', 'overwrite', 9.9, 'liter'],
  ['ohne Aufpreis', null, null, 'kilogram'],
] as const)('the effect of an option is shown as %j', (text, modifier, value, unit) => {
  expect(normalizeSpaces(optionEffect({ name: 'Wahl', modifier, value }, 'EUR', unit))).toBe(text);
});

test.each([
  ['of two pieces', {}, 2, [], false],
  ['with an option', {}, 1, ['Klein'], true],
  ['that is approximate', { pricing: 'approximate' as const }, 1, [], true],
  ['by weight', { unit: 'kilogram' as const }, 1, [], true],
])('whether the price of a line %s needs to be explained', (_, differences, amount, parts, expected) => {
  const unit = product(differences).unit;
  expect(isWorthExplaining(line(product(differences), amount, parts)!, unit)).toBe(expected);
});
