import { describe, expect, it } from '@jest/globals';
import { type OrderEvent, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { rowsAfter } from '../../testing/rows-after.js';
import { dailySales } from './project.js';

const order = '33333333-3333-4333-8333-333333333333';
const stream = orderStream(order);
const day = { branch: '22222222-2222-4222-8222-222222222222', date: '2026-11-20' };
const sold = { ...day, orders: 1, canceledOrders: 0, canceledGross: 0, gross: 33, net: 30, tax: 3 };
const canceled = { ...day, orders: 0, canceledOrders: 1, canceledGross: 33, gross: 0, net: 0, tax: 0 };

describe('daily sales', () => {
  it.each([
    ['requested', null],
    ['offered', null],
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

  it('counts a request with the prices of the offer that was accepted', () => {
    const [placed, offered] = eventsUntil.offered;
    const { pricing } = placedOrder();
    const dearer = { ...pricing, totalGross: 66, totalNet: 60, totalTax: 6 };
    const events: OrderEvent[] = [
      placed!,
      { ...offered!, data: { ...offered!.data, pricing: dearer } } as OrderEvent,
      { type: 'QuotationAccepted', data: { offer: 1 } },
      { type: 'OrderSubmitted', data: {} },
    ];
    const [sale] = rowsAfter(dailySales, stream, events);
    expect(dailySales.rollups?.[0]?.contribution(sale!)).toEqual({ ...sold, gross: 66, net: 60, tax: 6 });
  });

  it.each(['requested', 'offered'] as const)(
    'counts a request nowhere that ends while it is %s',
    (status) => {
      const [sale] = rowsAfter(dailySales, stream, [...eventsUntil[status], eventsUntil.canceled[2]!]);
      expect(dailySales.rollups?.[0]?.contribution(sale!)).toBeNull();
    },
  );

  it('does not rewrite a sale when nothing about it changes', () => {
    const noted = { type: 'NoteAdded', data: { text: 'Am Fenster' } } as const;
    const before = rowsAfter(dailySales, stream, eventsUntil.pending);
    expect(rowsAfter(dailySales, stream, [...eventsUntil.pending, noted])).toEqual(before);
  });

  it.each([
    ['missing', { ...sold, gross: 22, net: 20, tax: 2 }],
    ['faulty', { ...sold, gross: 22, net: 20, tax: 2 }],
    ['goodwill', sold],
    ['other', sold],
    [undefined, sold],
  ] as const)('are lowered by a refund that is %s as closings are', (cause, expected) => {
    const [attempt, refund] = ['a', 'r'];
    const events: OrderEvent[] = [
      ...eventsUntil.pending,
      { type: 'PaymentCaptured', data: { attempt, amount: 33 } },
      { type: 'RefundRequested', data: { refund, attempt, amount: 11, reason: '', cause, index: 0 } },
    ];
    const sumsOf = (all: readonly OrderEvent[]) =>
      dailySales.rollups[0].contribution(rowsAfter(dailySales, stream, all)[0]!);
    expect(sumsOf(events)).toEqual(sold);
    const done = {
      type: 'RefundSucceeded',
      data: { refund, attempt, amount: 11, reference: 're_1' },
    } as const;
    expect(sumsOf([...events, done])).toEqual(expected);
  });
});
