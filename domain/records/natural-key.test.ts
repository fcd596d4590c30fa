import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { naturalKey } from './list-columns.js';
import { sortKey } from './sort-key.js';

/** As PostgreSQL compares texts by bytes, since its databases here have no language. */
const inStoredOrder = (texts: readonly string[]): string[] =>
  texts.toSorted((one, other) =>
    Buffer.compare(Buffer.from(naturalKey(one)), Buffer.from(naturalKey(other))),
  );

describe('texts with numbers', () => {
  test.each([
    [['1', '2', '10', '100']],
    [['1', '1a', '01', '2', '007', '12']],
    [['Bar 2', 'bar 10', 'Stube 1']],
    [['2-1', '2-9', '2-10', '10-1']],
    [['', '-', '0', '1', 'a', 'a1', 'Öl']],
  ])('%j are in order', (texts) => {
    expect(inStoredOrder(texts.toReversed())).toEqual(texts);
  });

  test('are ordered by the value of their number, even with 40 digits', () => {
    const anyNumber = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(fc.string(), anyNumber, anyNumber, (before, one, other) => {
        fc.pre(!/\d$/.test(sortKey(before)));
        const expected = one <= other ? [one, other] : [other, one];
        expect(inStoredOrder([`${before}x${one}`, `${before}x${other}`])).toEqual(
          expected.map((number) => `${before}x${number}`),
        );
      }),
    );
  });

  test('have the same key if and only if their sort keys are the same', () => {
    const anyText = fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', 'Ä', ' ', '-') });
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(naturalKey(one) === naturalKey(other)).toBe(sortKey(one) === sortKey(other));
      }),
      { numRuns: 5000 },
    );
  });
});
