import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { money, number, optionalMoney, percent } from './fields.js';
import { numberLimits } from './number-limits.js';

test.each([
  ['money', money('Preis'), { decimals: 2, max: 1_000_000, unit: '€' }],
  ['money that may be left out', optionalMoney('Preis'), { decimals: 2, max: 1_000_000, unit: '€' }],
  ['a rate', percent('Satz'), { decimals: undefined, max: 100, unit: '%' }],
  ['a number', number('Menge', { unit: 'kg' }), { decimals: undefined, max: 1_000_000_000, unit: 'kg' }],
  ['a whole number', z.number().int().max(9).nullable(), { decimals: 0, max: 9, unit: undefined }],
  [
    'what goes up in steps of one',
    number('Tage', { step: 1, max: 9 }),
    { decimals: 0, max: 9, unit: undefined },
  ],
  ['no number', z.string(), { decimals: undefined, max: undefined, unit: undefined }],
])('the limits of %s are those of its field', (_, schema, limits) =>
  expect(numberLimits(schema)).toEqual(limits),
);
