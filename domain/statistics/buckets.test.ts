import { expect, test } from '@jest/globals';
import { childrenOf, groupedBy, seriesOf, sumBy } from './buckets.js';

const sums = [
  { t: '2026-11-20', branch: 'b', gross: 0.1 },
  { t: '2026-11-20', branch: 'a', gross: 0.2 },
  { t: '2026-11-22', branch: 'b', gross: 0.7 },
];
const gross = (sum: { gross: number }) => sum.gross;
const buckets = ['2026-11-20', '2026-11-21', '2026-11-22'];

test('decimals are summed without binary noise', () => expect(sumBy(sums.slice(0, 2), gross)).toBe(0.3));

test('groups keep the order in which their keys come first', () =>
  expect([...groupedBy(sums, ({ branch }) => branch)].map(([key, own]) => [key, own.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ]));

test('a series has every bucket, also those without anything, with the parts of its value', () =>
  expect(seriesOf(buckets, sums, gross, (own) => ({ count: own.length }))).toEqual([
    { t: '2026-11-20', value: 0.3, count: 2 },
    { t: '2026-11-21', value: 0, count: 0 },
    { t: '2026-11-22', value: 0.7, count: 1 },
  ]));

test('the parts of a row are named by their bucket', () =>
  expect(childrenOf(buckets.slice(1), sums, gross)).toEqual([
    { key: '2026-11-21', label: '2026-11-21', value: 0 },
    { key: '2026-11-22', label: '2026-11-22', value: 0.7 },
  ]));
