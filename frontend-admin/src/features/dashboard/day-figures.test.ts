import { describe, expect, test } from '@jest/globals';
import { figuresOf, percentOf } from './day-figures.js';

const row = (branch: string, date: string, orders: number, gross: number, canceledOrders = 0) => ({
  branch,
  date,
  orders,
  canceledOrders,
  canceledGross: 0,
  gross,
  net: gross,
  tax: 0,
  refundedGross: 0,
  deliveryGross: 0,
});
const rows = [
  row('a', '2026-11-20', 2, 0.1),
  row('b', '2026-11-20', 1, 0.2, 1),
  row('a', '2026-11-21', 4, 80),
];

describe('the figures of a day', () => {
  test('are summed over branches without floating-point error', () => {
    expect(figuresOf(rows, '2026-11-20')).toEqual({
      orders: 3,
      revenue: 0.3,
      average: 0.1,
      canceledShare: 25,
    });
  });

  test('have no average and no share on a day without orders', () => {
    expect(figuresOf(rows, '2026-11-19')).toEqual({
      orders: 0,
      revenue: 0,
      average: null,
      canceledShare: null,
    });
  });

  test('are not compared with zero', () => {
    expect(percentOf(5, 20)).toBe(25);
    expect(percentOf(5, 0)).toBeNull();
  });
});
