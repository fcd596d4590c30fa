import { describe, expect, test } from '@jest/globals';
import { deliveryAreaSchema } from './definitions/branch.js';
import { product } from './definitions/product.js';
import { rows } from './fields.js';
import { priceJumps } from './price-jumps.js';

describe('a price', () => {
  test.each([
    [4.8, 480, true],
    [4.8, 48, true],
    [1.1, 11, true],
    [11, 1.1, true],
    [4.8, 0.48, true],
    [4.8, 0.1, true],
    [4.8, 0, true],
    [4.8, 47.99, false],
    [4.8, 0.49, false],
    [4.8, 4.8, false],
    [0, 480, false],
    [null, 480, false],
    [4.8, null, false],
    [4.8, 'vier', false],
  ])('that changes from %j to %j needs a confirmation: %j', (before, after, isAsked) => {
    const jumps = priceJumps(product.fields, { price: before }, { price: after });
    expect(jumps).toEqual(isAsked ? [{ label: 'Bruttopreis', before, after }] : []);
  });
});

test('a rate or an amount of food may change tenfold', () => {
  expect(
    priceJumps(product.fields, { tax: 2, defaultQuantity: 1 }, { tax: 20, defaultQuantity: 100 }),
  ).toEqual([]);
});

test('the prices of options are compared by the names of steps and options, in any order', () => {
  const option = (name: string, value: number | null) => ({ name, modifier: 'add', value });
  const part = (name: string, ...options: object[]) => ({ name, type: 'select', optional: false, options });
  const before = { config: { parts: [part('Beilage', option('Reis', 2), option('Knödel', 30))] } };
  const after = {
    config: {
      parts: [part('Soße', option('Reis', 30)), part('Beilage', option('Knödel', 30), option('Reis', 20))],
    },
  };
  expect(priceJumps(product.fields, before, after)).toEqual([
    { label: 'Beilage: Reis: Betrag', before: 2, after: 20 },
  ]);
});

test('rows without names are compared by their index', () => {
  const schemas = { areas: rows('Liefergebiete', 'Liefergebiet', deliveryAreaSchema) };
  const areas = (...prices: number[]) => ({ areas: prices.map((price) => ({ price })) });
  expect(priceJumps(schemas, areas(2, 3), areas(2, 300))).toEqual([
    { label: 'Lieferkosten', before: 3, after: 300 },
  ]);
});
