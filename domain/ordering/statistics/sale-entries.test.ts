import { describe, expect, it } from '@jest/globals';
import type { OrderEvent } from '../order/order-events.js';
import { eventsUntil, placedOrder } from '../testing/orders.js';
import { lastDateOf } from './counted-order.js';
import { type FigureList, saleEntries, type SaleFigure, saleFigures } from './sale-entries.js';
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
const entriesOf = (figure: SaleFigure, row?: string, order = lessened, list: FigureList = 'rows') =>
  saleEntries(figure, order, at, { by: 'placed', row, list });
const valuesOf = (figure: SaleFigure, row?: string, order = lessened, list: FigureList = 'rows') =>
  entriesOf(figure, row, order, list).map(({ date, value }) => ({ date, value }));

describe('the entries of an order', () => {
  it('are its money on the day of its placing, and what was given back on the day it was', () => {
    const day = lastDateOf(lessened, at.date);
    expect(day > at.date).toBe(true);
    const both = [
      { date: at.date, value: 33 },
      { date: day, value: -11 },
    ];
    expect(valuesOf('revenue')).toEqual(both);
    expect(valuesOf('revenue', at.branch)).toEqual(both);
    expect(valuesOf('revenue', 'another branch')).toEqual([]);
    expect(valuesOf('revenue-origins')).toEqual(both);
  });

  it('are apart from what was given back on the same day', () => {
    const order = counted([...eventsUntil.completed, paid, { event: refunded, day: 0 }]);
    expect(entriesOf('revenue', undefined, order)).toEqual([
      { date: at.date, value: 33, net: 30, tax: 3, isReduction: false },
      { date: at.date, value: -11, net: -10, tax: -1, isReduction: true },
    ]);
  });

  it('are those of a payment method, a tax rate, a mode or a branch where these are asked about', () => {
    const values = (figure: SaleFigure, list: FigureList, row: string, order = lessened) =>
      valuesOf(figure, row, order, list).map(({ value }) => value);
    expect(values('revenue', 'groups', 'cash')).toEqual([33, -11]);
    expect(values('revenue', 'groups', 'atm-card')).toEqual([]);
    expect(values('revenue', 'rates', '10')).toEqual([33, -11]);
    expect(values('revenue', 'rates', '20')).toEqual([]);
    expect(values('orders', 'groups', 'takeaway')).toEqual([1]);
    expect(values('canceled-orders', 'groups', at.branch, counted(eventsUntil.rejected))).toEqual([1]);
  });

  it('are also orders that have a product within a package, where it has no money', () => {
    const contents = [{ product: 'b', name: 'Brot', amount: 1, unit: 'piece' as const }];
    const [item] = placedOrder().items;
    const data = placedOrder({ items: [{ ...item!, contents }] });
    const order = counted([
      { type: 'OrderPlaced', data },
      { type: 'OrderSubmitted', data: {} },
    ]);
    expect(valuesOf('items', 'b piece', order)).toEqual([{ date: at.date, value: 0 }]);
    expect(valuesOf('popular-items', 'b', order)).toEqual([{ date: at.date, value: 1 }]);
  });

  it('have the amount of a single product, and how much of it was within packages', () => {
    const contents = [{ product: 'b', name: 'Brot', amount: 1.5, unit: 'piece' as const }];
    const [item] = placedOrder().items;
    const bread = { ...item!, id: 'bread', product: 'b', amount: 2, unit: 'piece' as const, gross: 5 };
    const dataOf = (items: ReturnType<typeof placedOrder>['items']): OrderEvent[] => [
      { type: 'OrderPlaced', data: placedOrder({ items }) },
      { type: 'OrderSubmitted', data: {} },
    ];
    const packed = { ...item!, amount: 2, contents };
    const entry = { date: at.date, unit: 'piece', isReduction: false };
    expect(entriesOf('items', 'b piece', counted(dataOf([packed])))).toEqual([
      { ...entry, value: 0, quantity: 3, containedQuantity: 3 },
    ]);
    expect(entriesOf('items', 'b piece', counted(dataOf([packed, bread])))).toEqual([
      { ...entry, value: 5, quantity: 5, containedQuantity: 3 },
    ]);
    expect(entriesOf('items', undefined, counted(dataOf([packed])))[0]).not.toHaveProperty('quantity');
  });

  it('are one order in each statistic of orders, however many of its products it has', () => {
    const one = [{ date: at.date, value: 1 }];
    for (const figure of ['orders', 'popular-items', 'order-times', 'order-origins'] as const) {
      expect([figure, valuesOf(figure)]).toEqual([figure, one]);
    }
    expect(valuesOf('popular-items', product)).toEqual(one);
    expect(entriesOf('canceled-orders')).toEqual([]);
  });

  it('are a loss under its reason once the order came to nothing', () => {
    const lost = counted(eventsUntil.rejected);
    const date = lastDateOf(lost, at.date);
    expect(valuesOf('canceled-orders', 'rejected', lost)).toEqual([{ date, value: 1 }]);
    expect(entriesOf('canceled-orders', 'customer', lost)).toEqual([]);
    expect(entriesOf('revenue', undefined, lost)).toEqual([]);
  });

  it('are its donation under the organisation and the branch, and none once the order came to nothing', () => {
    const donation = { donatee: 'd', name: 'Gruft Wien', amount: 0.07 };
    const events: OrderEvent[] = [
      { type: 'OrderPlaced', data: placedOrder({ donation }) },
      { type: 'OrderSubmitted', data: {} },
    ];
    const entry = [{ date: at.date, value: 0.07 }];
    expect(valuesOf('donations', 'd', counted(events))).toEqual(entry);
    expect(valuesOf('donations', at.branch, counted(events), 'groups')).toEqual(entry);
    expect(valuesOf('donations', 'd')).toEqual([]);
    const { pricing } = placedOrder();
    const own = { ...pricing, donation: 2, totalGross: pricing.totalGross + 2 };
    const given: OrderEvent[] = [
      { type: 'OrderPlaced', data: placedOrder({ donation, pricing: own }) },
      { type: 'OrderSubmitted', data: {} },
    ];
    expect(valuesOf('donations', 'd', counted(given))).toEqual([{ date: at.date, value: 2.07 }]);
    for (const figure of ['revenue', 'revenue-origins'] as const) {
      expect(entriesOf(figure, undefined, counted(given))).toEqual(
        entriesOf(figure, undefined, counted(events)),
      );
    }
    expect(valuesOf('donations', 'd', counted([...events, ...eventsUntil.rejected.slice(2)]))).toEqual([]);
  });

  it.each(saleFigures)('are none in %s for a request that led to no order', (figure) => {
    expect(entriesOf(figure, undefined, counted(eventsUntil.offered))).toEqual([]);
  });
});
