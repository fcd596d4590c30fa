import { describe, expect, test } from '@jest/globals';
import { figuresOf, percentOf } from './day-figures.js';

const days = {
  revenue: [
    { t: '2026-11-20', value: 0.1 },
    { t: '2026-11-21', value: 0.2 },
    { t: '2026-11-22', value: 80 },
  ],
  orders: [
    { t: '2026-11-20', value: 3, canceled: 1 },
    { t: '2026-11-21', value: 1, canceled: 0 },
    { t: '2026-11-22', value: 4, canceled: 0 },
  ],
};

describe('the figures of some days', () => {
  test('are summed without floating-point error, and without what is outside of them', () => {
    expect(figuresOf(days, { from: '2026-11-20', to: '2026-11-21' })).toEqual({
      orders: 3,
      revenue: 0.3,
      average: 0.1,
      canceledShare: 0.25,
    });
  });

  test('have no average and no share without orders', () => {
    expect(figuresOf(days, { from: '2026-11-19', to: '2026-11-19' })).toEqual({
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
