import { expect, test } from '@jest/globals';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import { daysOfBucket, ordersHref } from './orders-link.js';

const range = { from: '2026-11-04', to: '2026-11-27' };

test.each<[Granularity, string, string, string]>([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-09', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-02', '2026-11-04', '2026-11-08'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-27'],
  ['month', '2026-11-01', '2026-11-04', '2026-11-27'],
  ['hour', '2026-11-20T17:00:00.000Z', '2026-11-20', '2026-11-20'],
  ['hour', '2026-11-21T01:00:00.000Z', '2026-11-20', '2026-11-20'],
])('the %s from %s has the orders of %s to %s, none from outside of the range', (per, t, from, to) => {
  expect(daysOfBucket(t, per, range, 'Europe/Vienna')).toEqual({ from, to });
});

test('the list of orders gets the branch and the mode of a figure', () => {
  expect(ordersHref(range, { branch: 'b-1', mode: 'delivery' })).toBe(
    '/orders?from=2026-11-04&to=2026-11-27&branch=b-1&mode=delivery',
  );
});
