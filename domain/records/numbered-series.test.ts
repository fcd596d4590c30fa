import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { identifier } from './fields.js';
import { LONGEST_SERIES, membersOf, seriesProblems } from './numbered-series.js';

const schema = identifier();
const wrong = (prefix: string, from: number | null, to: number | null) =>
  Object.keys(seriesProblems({ prefix, from, to }, schema));

describe('a numbered series', () => {
  test.each([
    ['', 1, 3, ['1', '2', '3']],
    ['terrasse-', 9, 11, ['terrasse-9', 'terrasse-10', 'terrasse-11']],
    [' bar ', 7, 7, ['bar7']],
    ['', null, 3, []],
    ['', 1, null, []],
    ['', 3, 1, []],
    ['Bar ', 1, 3, []],
  ])('with the prefix %j from %j to %j has the members %j', (prefix, from, to, members) => {
    expect(membersOf({ prefix, from, to }, schema)).toEqual(members);
  });

  test.each([
    ['', null, null, []],
    ['bar-', 1, null, []],
    ['Bar', null, null, ['prefix']],
    ['', 3, 2, ['to']],
    ['', 1, LONGEST_SERIES, []],
    ['', 0, LONGEST_SERIES, ['to']],
    ['x'.repeat(79), 1, 10, ['prefix']],
  ])('with the prefix %j from %j to %j has problems in %j', (prefix, from, to, fields) => {
    expect(wrong(prefix, from, to)).toEqual(fields);
  });

  test('has unique and valid members', () => {
    const prefix = fc.string({ unit: fc.constantFrom('a', '7', '-', 'Ä', ' ') });
    const number = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(prefix, number, number, (before, from, to) => {
        const members = membersOf({ prefix: before, from, to }, schema);
        expect(new Set(members).size).toBe(members.length);
        expect(members.every((member) => schema.safeParse(member).success)).toBe(true);
      }),
    );
  });
});
