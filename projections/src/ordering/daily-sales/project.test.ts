import { describe, expect, it } from '@jest/globals';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { rowsAfter } from '../../testing/rows-after.js';
import { dailySales } from './project.js';

const order = '33333333-3333-4333-8333-333333333333';
const stream = orderStream(order);
const day = { branch: '22222222-2222-4222-8222-222222222222', date: '2026-11-20' };
const sold = { ...day, orders: 1, canceledOrders: 0, canceledGross: 0, gross: 33, net: 30, tax: 3 };
const canceled = { ...day, orders: 0, canceledOrders: 1, canceledGross: 33, gross: 0, net: 0, tax: 0 };

describe('daily sales', () => {
  it.each([
    ['awaitingPayment', null],
    ['pending', sold],
    ['confirmed', sold],
    ['ready', sold],
    ['dispatched', sold],
    ['completed', sold],
    ['rejected', canceled],
    ['canceled', canceled],
  ] as const)('counts an order that is %s', (status, expected) => {
    const [sale] = rowsAfter(dailySales, stream, eventsUntil[status]);
    expect(dailySales.rollups?.[0]?.contribution(sale!)).toEqual(expected);
  });

  it('does not rewrite a sale when nothing about it changes', () => {
    const paid = {
      type: 'PaymentRecorded',
      data: { payment: '44444444-4444-4444-8444-444444444444', method: 'cash', amount: 33 },
    } as const;
    const before = rowsAfter(dailySales, stream, eventsUntil.pending);
    expect(rowsAfter(dailySales, stream, [...eventsUntil.pending, paid])).toEqual(before);
  });
});
