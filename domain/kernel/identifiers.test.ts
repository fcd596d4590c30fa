import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deterministicId, publicNumber } from './identifiers.js';

test('an id depends on its parts and on where each part ends', () => {
  expect(deterministicId('order', 'a')).toBe(deterministicId('order', 'a'));
  expect(deterministicId('order', 'ab')).not.toBe(deterministicId('ordera', 'b'));
});

test('a public number has ten characters that cannot be confused', () => {
  fc.assert(
    fc.property(fc.uuid(), (order) => {
      expect(publicNumber(order)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      expect(publicNumber(order)).toBe(publicNumber(order));
    }),
  );
});

test('ten thousand orders get distinct public numbers that are not sequential', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => publicNumber(deterministicId(`${index}`)));
  expect(new Set(numbers).size).toBe(10_000);
  expect(numbers.toSorted()).not.toEqual(numbers);
});
