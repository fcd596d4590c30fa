import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { truncate } from './visible-text.js';

const family = '👩‍👩‍👧‍👦';
const flag = '🇦🇹';
const decomposed = 'u\u0308';

test.each([
  ['nothing', ''],
  ['a word', 'Suppe'],
  ['128 letters', 'a'.repeat(128)],
  ['128 emoji of several code points', family.repeat(128)],
  ['128 letters with a combining mark', decomposed.repeat(128)],
])('%s is not truncated', (_, text) => {
  expect(truncate(text)).toBe(text);
});

test.each([
  ['129 letters', 'a'.repeat(129), `${'a'.repeat(127)}…`],
  ['129 emoji of several code points', family.repeat(129), `${family.repeat(127)}…`],
])('%s is truncated to 128 characters with the ellipsis', (_, text, expected) => {
  expect(truncate(text)).toBe(expected);
});

test.each([
  ['Suppe', 5, 'Suppe'],
  ['Suppe', 4, 'Sup…'],
  ['Suppe', 1, '…'],
  ['Suppe mit Nudeln', 7, 'Suppe …'],
  [`ab${family}${flag}cd`, 4, `ab${family}…`],
  [`ab${flag}${flag}`, 3, 'ab…'],
  [`M${decomposed}ll`, 3, `M${decomposed}…`],
  ['🍕🍕🍕', 2, '🍕…'],
])('%s is truncated to %d characters as %s', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test('a truncated text keeps whole characters and has the given length with the ellipsis', () => {
  const segments = (text: string) => Array.from(new Intl.Segmenter('en').segment(text), (one) => one.segment);
  const piece = fc.constantFrom('a', ' ', decomposed, family, flag, '🍕', 'ß', '\r\n');
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 14 }), (whole, length) => {
      const all = segments(whole);
      const expected = all.length <= length ? whole : `${all.slice(0, length - 1).join('')}…`;
      expect(truncate(whole, length)).toBe(expected);
    }),
  );
});
