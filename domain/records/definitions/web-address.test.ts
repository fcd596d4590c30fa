import { expect, test } from '@jest/globals';
import { addressProblems, isWebAddress } from './web-address.js';

test.each([
  ['https://example.org/agb', true],
  ['http://example.org', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['example.org/agb', false],
  ['//example.org', false],
  ['', false],
])('%p is a valid link target: %p', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

test('an empty field is valid, and an invalid address is reported at its field', () => {
  expect(addressProblems({ website: '', imprint: 'bei uns' }, ['website', 'imprint'])).toEqual([
    { message: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.', field: 'imprint' },
  ]);
});
