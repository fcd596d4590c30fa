import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MOST_ROWS, OTHER, rankedRows, ratio } from './rows.js';

const row = (key: string, value: number) => ({ key, label: key, value });

test('rows are ranked by value, equal ones by label, with their share of the whole', () => {
  const { rows, isTruncated } = rankedRows([row('b', 1), row('a', 1), row('c', 2)]);
  expect(rows).toEqual([
    { ...row('c', 2), share: 0.5 },
    { ...row('a', 1), share: 0.25 },
    { ...row('b', 1), share: 0.25 },
  ]);
  expect(isTruncated).toBe(false);
});

test('shares of nothing are none', () => {
  expect(rankedRows([row('a', 0)]).rows[0]!.share).toBe(0);
  expect(ratio(1, 0)).toBe(0);
});

test('at most a hundred rows are shown, the last of which sums up the others in every number', () => {
  const given = fc.array(
    fc.record({ key: fc.uuid(), label: fc.string(), value: fc.nat(1_000), orders: fc.nat(9) }),
    { maxLength: 300 },
  );
  fc.assert(
    fc.property(given, (all) => {
      const { rows, isTruncated } = rankedRows(all);
      const sum = (name: 'value' | 'orders', of: readonly { value: number; orders: number }[]) =>
        of.reduce((whole, one) => whole + one[name], 0);
      expect(rows.length).toBe(Math.min(all.length, MOST_ROWS));
      expect([sum('value', rows), sum('orders', rows)]).toEqual([sum('value', all), sum('orders', all)]);
      expect(isTruncated).toBe(all.length > MOST_ROWS);
      if (isTruncated) expect(rows.at(-1)!.key).toBe(OTHER);
      if (sum('value', all) > 0) expect(rows.reduce((whole, { share }) => whole + share, 0)).toBeCloseTo(1);
    }),
  );
});
