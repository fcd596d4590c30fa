import { expect, test } from '@jest/globals';
import { totalsOf, type StatisticDays } from './branch-totals.js';

const sale = (branch: string, orders: number, gross: number) => ({
  branch,
  date: '2026-11-20',
  orders,
  canceledOrders: 0,
  canceledGross: 0,
  gross,
  net: gross,
  tax: 0,
  refundedGross: 0,
  deliveryGross: 0,
});
const days: StatisticDays = {
  sales: [sale('a', 2, 0.1), sale('a', 1, 0.2), sale('b', 4, 80)],
  cancelations: [{ branch: 'a', date: '2026-11-20', canceledOrders: 1, lostGross: 7.5, share: 25 }],
  work: [{ branch: 'b', date: '2026-11-20', activities: 1, people: 1, workedMinutes: 90, pauseMinutes: 0 }],
};

test('totals cover one branch or all, without floating-point error', () => {
  expect(totalsOf(days, 'a')).toEqual({
    orders: 3,
    gross: 0.3,
    net: 0.3,
    canceledOrders: 1,
    lostGross: 7.5,
    canceledShare: 25,
    workedMinutes: 0,
  });
  expect(totalsOf(days)).toMatchObject({ orders: 7, gross: 80.3, canceledShare: 12.5, workedMinutes: 90 });
});

test('totals without orders have no share', () => {
  const nothing = totalsOf({ sales: [], cancelations: [], work: [] });
  expect(nothing).toMatchObject({ orders: 0, gross: 0, canceledShare: null });
});
