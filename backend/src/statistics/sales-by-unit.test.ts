import { expect, test } from '@jest/globals';
import { salesByUnit } from './statistics-table.js';

const day = (branch: string, date: string, orders: number, gross: number) => ({
  branch,
  date,
  orders,
  canceledOrders: 1,
  canceledGross: 0.1,
  gross,
  net: gross,
  tax: 0.2,
  refundedGross: 0,
  deliveryGross: 0,
});
const days = [
  day('a', '2026-11-15', 1, 0.1),
  day('b', '2026-11-15', 7, 9),
  day('a', '2026-11-16', 2, 0.2),
  day('a', '2026-11-22', 4, 0.3),
];

test('sales of days stay as they are', () => expect(salesByUnit(days, 'day')).toEqual(days));

test('sales are summed by week and branch without binary noise', () => {
  expect(
    salesByUnit(days, 'week').map(({ branch, date, orders, gross, tax }) => [
      branch,
      date,
      orders,
      gross,
      tax,
    ]),
  ).toEqual([
    ['a', '2026-11-09', 1, 0.1, 0.2],
    ['b', '2026-11-09', 7, 9, 0.2],
    ['a', '2026-11-16', 6, 0.5, 0.4],
  ]);
});

test('sales are summed by month and branch', () => {
  const [ofA, ofB] = salesByUnit(days, 'month');
  expect(ofA).toMatchObject({
    branch: 'a',
    date: '2026-11-01',
    orders: 7,
    canceledOrders: 3,
    gross: 0.6,
    canceledGross: 0.3,
  });
  expect(ofB).toMatchObject({ branch: 'b', orders: 7, gross: 9 });
});
