import { expect, test } from '@jest/globals';
import { amountsIn } from './typed-amounts.js';

test.each<[string, number[], string]>([
  ['23,40', [23.4], ''],
  ['23,40 €', [23.4], ''],
  ['23,40€', [23.4], ''],
  ['€ 23,40', [23.4], ''],
  ['23,40\u00a0€', [23.4], ''],
  ['23,40 EUR', [23.4], ''],
  ['1.234,50 €', [1234.5], ''],
  ['1234,50', [1234.5], ''],
  ['23 €', [23], ''],
  ['5 Euro', [5], ''],
  ['0,07', [0.07], ''],
  ['Maier 23,40 €', [23.4], 'Maier'],
  ['23,40 Maier', [23.4], 'Maier'],
  ['Maier, 23,40', [23.4], 'Maier,'],
])('%j holds the amounts %j beside %j', (search, amounts, rest) => {
  const found = amountsIn(search);
  expect({ ...found, rest: found.rest.trim() }).toEqual({ amounts, rest });
});

test.each([
  '23',
  '23,4',
  '23,400',
  '23, 40',
  '23.40',
  '1020 Wien',
  '0664 1234567',
  '664 1000',
  'Nr. 12',
  'A23,40',
  'Taborstraße 24/3',
  '23 Eurobarren',
])('%j holds no amount', (search) => {
  expect(amountsIn(search)).toEqual({ amounts: [], rest: search });
});
