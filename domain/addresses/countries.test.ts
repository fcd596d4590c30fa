import { expect, test } from '@jest/globals';
import { countryOfBranch, isCountry } from './countries.js';

test.each([
  ['1010', '+43 1 5550142', 'AT'],
  ['A-4020', '', 'AT'],
  ['', '', 'AT'],
  ['80331', '', 'DE'],
  ['D-80331', '+43 660 1234567', 'DE'],
  ['', '0049 89 123456', 'DE'],
  ['5280', '+49 171 1234567', 'AT'],
  ['8001', '+41 44 1234567', 'CH'],
  ['9490', '+423 236 1111', 'LI'],
  ['1010', '01 5550142', 'AT'],
])('a branch with the postal code %j and the number %j is in %3$s', (zipCode, phone, country) => {
  expect(countryOfBranch({ zipCode, phone })).toBe(country);
});

test.each([
  ['AT', true],
  ['DE', true],
  ['CH', true],
  ['LI', true],
  ['IT', false],
  ['at', false],
  ['', false],
  ['toString', false],
])('%j is a country for addresses: %s', (code, is) => {
  expect(isCountry(code)).toBe(is);
});
