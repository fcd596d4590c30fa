import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { finds, type SearchedFields } from './testing/searched-order.js';

test.each<[string, SearchedFields, boolean]>([
  ['664 1000', { phone: '+43 664 1000000' }, true],
  ['664/1000', { phone: '0664 1000000' }, true],
  ['664 10', { phone: '+436641000000' }, true],
  ['664 1000 000', { phone: '+436641000000' }, true],
  ['Steiner 664 1000', { phone: '+436641000000' }, true],
  ['664 1000 Steiner', { phone: '+436641000000' }, true],
  ['664 1001', { phone: '+436641000000' }, false],
  ['Berta 664 1000', { phone: '+436641000000' }, false],
  ['64 1', { phone: '+436641000000' }, false],
  ['1020 24', { street: 'Taborstraße 24' }, true],
  ['7 1020', { ticketNumber: 7, street: 'Taborstraße 24' }, true],
])('the digits %j without zero and country code find %j: %s', (search, order, isExpected) => {
  expect(finds(search, order)).toBe(isExpected);
});

test.each<[string, [first: string, last: string], boolean]>([
  ['Mayer', ['Anna', 'Mayr'], true],
  ['Mayer', ['Anna', 'Maier'], true],
  ['Mayer', ['Anna', 'Meyer-Huber'], true],
  ['mayer', ['Anna', '🌸Meier🌸'], true],
  ['Nowak', ['Anna', 'Novak'], true],
  ['Hanna Mayer', ['Anna', 'Maier'], false],
  ['Anna Mayer', ['Anna', 'Maier'], true],
  ['Maier Stefan', ['Stephan', 'Meyer'], true],
  ['Mayer', ['Maria', 'Mohr'], false],
  ['Mayer', ['Anna', 'Mayerhofer'], true],
  ['Mayer', ['Anna', 'Maierhofer'], false],
  ['Tisch Mayer', ['Anna', 'Maier'], false],
])('the spoken name %j finds %j: %s', (search, names, isExpected) => {
  expect(finds(search, { names })).toBe(isExpected);
});

test('finds no dish and no street by its sound', () => {
  expect(finds('Gulash', { dish: 'Gulasch' })).toBe(false);
  expect(finds('Thaborstraße', { street: 'Taborstraße 24' })).toBe(false);
});

test('a guest is found by a name that sounds like the guest’s', () => {
  const name = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéšž]{3,20}$/);
  fc.assert(
    fc.property(name, (spelled) => {
      expect(finds(spelled.replaceAll('v', 'w'), { names: ['Anna', spelled] })).toBe(true);
    }),
  );
});

test('any two groups of digits inside a phone number find it', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8,10}$/);
  const at = fc.record({ from: fc.nat(3), first: fc.integer({ min: 2, max: 3 }), second: fc.constant(3) });
  fc.assert(
    fc.property(digits, at, (number, { from, first, second }) => {
      const part = number.slice(from, from + first + second);
      fc.pre(!part.startsWith('0'));
      const typed = `${part.slice(0, first)} ${part.slice(first)}`;
      expect(finds(typed, { phone: `+43${number}` })).toBe(true);
    }),
  );
});
