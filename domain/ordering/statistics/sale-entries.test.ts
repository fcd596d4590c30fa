import { describe, expect, it } from '@jest/globals';
import type { OrderEvent } from '../order/order-events.js';
import { eventsUntil } from '../testing/orders.js';
import { lastDateOf } from './counted-order.js';
import { saleEntries, type SaleFigure, saleFigures } from './sale-entries.js';
import { at, counted } from './testing/counted.js';

const payment = '44444444-4444-4444-8444-444444444444';
const paid: OrderEvent = { type: 'PaymentRecorded', data: { payment, method: 'cash', amount: 33 } };
const refunded: OrderEvent = {
  type: 'PaymentRecorded',
  data: {
    payment: '55555555-5555-4555-8555-555555555555',
    ...({ method: 'cash', amount: -11, refunds: payment, cause: 'missing' } as const),
  },
};
const lessened = counted([...eventsUntil.completed, paid, { event: refunded, day: 3 }]);
const { product } = lessened.items[0]!;
const entriesOf = (figure: SaleFigure, row?: string, order = lessened) =>
  saleEntries(figure, order, at, { by: 'placed', row });

describe('the entries of an order', () => {
  it('are its money on the day of its placing, and what was given back on the day it was', () => {
    const day = lastDateOf(lessened, at.date);
    expect(day > at.date).toBe(true);
    const both = [
      { date: at.date, value: 33 },
      { date: day, value: -11 },
    ];
    expect(entriesOf('revenue')).toEqual(both);
    expect(entriesOf('revenue', at.branch)).toEqual(both);
    expect(entriesOf('revenue', 'another branch')).toEqual([]);
    expect(entriesOf('revenue-origins')).toEqual(both);
  });

  it('are one order in each statistic of orders, however many of its products it has', () => {
    const one = [{ date: at.date, value: 1 }];
    for (const figure of ['orders', 'popular-items', 'order-times', 'order-origins'] as const) {
      expect([figure, entriesOf(figure)]).toEqual([figure, one]);
    }
    expect(entriesOf('popular-items', product)).toEqual(one);
    expect(entriesOf('canceled-orders')).toEqual([]);
  });

  it('are a loss under its reason once the order came to nothing', () => {
    const lost = counted(eventsUntil.rejected);
    const date = lastDateOf(lost, at.date);
    expect(entriesOf('canceled-orders', 'rejected', lost)).toEqual([{ date, value: 1 }]);
    expect(entriesOf('canceled-orders', 'customer', lost)).toEqual([]);
    expect(entriesOf('revenue', undefined, lost)).toEqual([]);
  });

  it.each(saleFigures)('are none in %s for a request that led to no order', (figure) => {
    expect(entriesOf(figure, undefined, counted(eventsUntil.offered))).toEqual([]);
  });
});
