import { expect, test } from '@jest/globals';
import {
  addressLine,
  countryOfBranch,
  isCountry,
  isZipCode,
  isZipCodeAmong,
  isZipCodeList,
  namesZipCodes,
  normalizeZipCode,
  reversedRange,
} from './postal-address.js';

test.each([
  [{ street: 'Hauptplatz 1', zipCode: '4020', city: 'Linz' }, 'Hauptplatz 1, 4020 Linz'],
  [{ street: '', zipCode: '', city: 'Linz' }, 'Linz'],
  [{ street: 'Hauptplatz 1', zipCode: '', city: '' }, 'Hauptplatz 1'],
  [{ street: '', zipCode: '', city: '' }, ''],
])('an address line omits missing parts: %j', (address, line) => {
  expect(addressLine(address)).toBe(line);
});

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

test.each([
  ['1050', 'AT', true],
  ['0500', 'AT', false],
  ['abc', 'AT', false],
  ['80331', 'AT', false],
  ['80331', 'DE', true],
  ['01067', 'DE', true],
  ['00100', 'DE', false],
  ['1050', 'DE', false],
  ['8001', 'CH', true],
  ['9490', 'LI', true],
  ['94900', 'LI', false],
  ['abc', 'IT', true],
  ['abc', 'constructor', true],
])('%s in %s: %p', (zipCode, country, is) => {
  expect(isZipCode(zipCode, country)).toBe(is);
});

test.each([
  ['A-1050', '1050'],
  [' a 1050 ', '1050'],
  ['D-80331', '80331'],
  ['1 050', '1050'],
  ['\u200b1050', '1050'],
  ['abc', 'abc'],
])('%j is kept as %j', (typed, kept) => {
  expect(normalizeZipCode(typed)).toBe(kept);
});

test.each([
  ['1040', '1040, 1050', true],
  ['1060', '1040, 1050', false],
  ['1060', '1040–1070', true],
  ['1060', '1010 - 1030; 1060', true],
  ['80331', '8010-8055', false],
  ['4020', '', false],
  ['4020', 'nur die Innenstadt', false],
])('%s among %j: %p', (zipCode, list, is) => {
  expect(isZipCodeAmong(zipCode, list)).toBe(is);
});

test.each([
  ['', true, false],
  [' , ; ', true, false],
  ['1040', true, true],
  ['1040,1050;1060\n1070', true, true],
  ['1040 - 1070, 80331 – 80339', true, true],
  ['1040–1070 1090', true, true],
  ['1070–1040', false, true],
  ['1040–80331', false, true],
  ['1040, 10', false, true],
  ['A-1040', false, true],
  ['104000', false, true],
  ['1040–', false, true],
  ['1040–1050–1060', false, true],
  ['nur die Innenstadt', false, false],
])('the text %j holds nothing but postal codes: %s, names any: %s', (text, isList, names) => {
  expect(isZipCodeList(text)).toBe(isList);
  expect(namesZipCodes(text)).toBe(names);
});

test.each([
  ['1040, 1050-1030', { typed: '1050–1030', turned: '1030–1050' }],
  ['1040–1050, 1060 – 1060', null],
  ['1040–80331', null],
  ['nur die Innenstadt', null],
  ['', null],
])('the reversed range in %j is %j', (text, range) => {
  expect(reversedRange(text)).toEqual(range);
});
