import { expect, test } from '@jest/globals';
import { alternate, compared, median, percentile } from './figure.js';
import { lossesOf, type BenchRun } from './records.js';
import { tableOf } from './table.js';

const recorded = (figures: BenchRun['figures']): BenchRun => ({
  at: '2026-11-20T10:00:00.000Z',
  commit: 'abc',
  machine: 'some',
  isQuick: false,
  figures,
});

test('a figure compares product and limit round by round', async () => {
  const values = [10, 100, 30, 200, 20, 100];
  const next = () => Promise.resolve(values.shift()!);
  const figure = compared('order', '1/s', await alternate(3, next, next));
  expect(figure).toMatchObject({ value: 20, limit: 100, ratio: 0.15 });
});

test('computes medians and percentiles', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
});

test('reports a loss only when a ratio is less than half as good as before', () => {
  const rate = (ratio: number) => ({ name: 'rate', unit: '1/s', value: 1, ratio });
  const growth = (ratio: number) => ({ name: 'growth', unit: 'ms', value: 1, ratio, isMoreBetter: false });
  const before = recorded([rate(0.2), growth(1)]);
  expect(lossesOf([rate(0.11), growth(1.9)], before)).toEqual([]);
  expect(lossesOf([rate(0.09), growth(2.1)], before)).toEqual([
    'rate: 0.09 after 0.20',
    'growth: 2.10 after 1.00',
  ]);
  expect(lossesOf([rate(0.01)], null)).toEqual([]);
});

test('leaves the columns of limit and ratio empty for a figure without a limit', () => {
  expect(
    tableOf([{ name: 'memory', unit: 'MiB', value: 12_345.6 }])
      .split('\n')
      .at(-1),
  ).toMatch(/^\| memory +\| +12 346 MiB \| +\| +\|$/);
});
