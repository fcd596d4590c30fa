import { expect, test } from '@jest/globals';
import { sampleFigures } from '../testing/sample-figures.js';
import { reasonSeries, withOtherReasons } from './order-series.js';

const reasons = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const figures = sampleFigures({
  name: 'canceled-orders',
  total: 28,
  series: [{ t: '2026-11-20', value: 28, a: 10, b: 5, c: 4, d: 3, e: 3, f: 2, g: 1 }],
  rows: reasons.map((key) => ({ key, label: key.toUpperCase(), value: 4, share: 0.1 })),
});

test('a chart has no more reasons than there are colours, and the others as their sum', () => {
  const series = reasonSeries(figures);
  expect(series.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E', 'Weitere Gründe']);
  expect(new Set(series.map(({ color }) => color)).size).toBe(6);
  const [point] = withOtherReasons(figures).series!;
  expect(series.reduce((sum, { key }) => sum + Number(point![key]), 0)).toBe(28);
});
