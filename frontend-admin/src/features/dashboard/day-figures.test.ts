import { describe, expect, test } from '@jest/globals';
import { figuresOf, percentOf } from './day-figures.js';
import { revenueByDay } from './chart-rows.js';

const row = (branch: string, date: string, orders: number, gross: number, canceledOrders = 0) => ({
  branch,
  date,
  orders,
  canceledOrders,
  gross,
  net: gross,
  tax: 0,
});
const rows = [
  row('a', '2026-11-20', 2, 0.1),
  row('b', '2026-11-20', 1, 0.2, 1),
  row('a', '2026-11-21', 4, 80),
];

describe('the figures of a day', () => {
  test('are summed over branches without binary noise', () => {
    expect(figuresOf(rows, '2026-11-20')).toEqual({
      orders: 3,
      revenue: 0.3,
      average: 0.1,
      canceledShare: 25,
    });
  });

  test('of a day without orders have no average and no share', () => {
    expect(figuresOf(rows, '2026-11-19')).toEqual({
      orders: 0,
      revenue: 0,
      average: null,
      canceledShare: null,
    });
  });

  test('are compared only with something', () => {
    expect(percentOf(5, 20)).toBe(25);
    expect(percentOf(5, 0)).toBeNull();
  });
});

test('the chart has every day of the range, also those without orders', () => {
  const branches = [
    { id: 'a', name: 'Altstadt' },
    { id: 'b', name: 'Bahnhof' },
  ];
  expect(revenueByDay(rows, branches, ['2026-11-19', '2026-11-20'])).toEqual([
    { date: '2026-11-19', Altstadt: 0, Bahnhof: 0 },
    { date: '2026-11-20', Altstadt: 0.1, Bahnhof: 0.2 },
  ]);
});
