import { expect, test } from '@jest/globals';
import { axisTicks, type AxisUnit } from './axis-ticks.js';

const rowsOf = (values: [number, number][]) =>
  values.map(([a, b], day) => ({ t: `2026-11-${10 + day}`, a, b }));

test.each<[string, AxisUnit, [number, number][], number[]]>([
  ['140 orders', 'count', [[100, 40]], [0, 50, 100, 150]],
  [
    'the highest stack, not the highest bar',
    'money',
    [
      [30, 30],
      [50, 0],
    ],
    [0, 20, 40, 60],
  ],
  ['few orders without halves', 'count', [[1, 1]], [0, 1, 2]],
  ['nothing at all', 'count', [], [0, 1]],
  ['working time in whole hours', 'minutes', [[570, 0]], [0, 300, 600]],
  [
    'sums below zero',
    'money',
    [
      [-30, 0],
      [90, 0],
    ],
    [-50, 0, 50, 100],
  ],
  ['large sums', 'money', [[7_400, 0]], [0, 2_000, 4_000, 6_000, 8_000]],
])('an axis of %s has round numbers', (_, unit, values, ticks) => {
  expect(axisTicks({ rows: rowsOf(values), keys: ['a', 'b'], unit, isStacked: true })).toEqual(ticks);
});

test('an axis of values beside each other ends above the highest, not above their sum', () => {
  const shown = { rows: rowsOf([[30, 40]]), keys: ['a', 'b'], unit: 'count' as const };
  expect(axisTicks({ ...shown, isStacked: false })).toEqual([0, 10, 20, 30, 40]);
});
