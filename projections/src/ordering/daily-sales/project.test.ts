import { describe, expect, it } from '@jest/globals';
import { type OrderEvent, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { contributionsOf, type Rollup } from '../../engine/projection.js';
import { rowsAfter } from '../../testing/rows-after.js';
import { dailySales } from './project.js';
import type { SaleRow } from './table.js';

const order = '33333333-3333-4333-8333-333333333333';
const stream = orderStream(order);
const day = { branch: '22222222-2222-4222-8222-222222222222', date: '2026-11-20' };
const nothing = {
  orders: 0,
  guestOrders: 0,
  canceledOrders: 0,
  canceledGross: 0,
  refundedGross: 0,
  deliveryGross: 0,
};
const sold = { ...day, ...nothing, orders: 1, gross: 33, net: 30, tax: 3 };
const canceled = { ...day, ...nothing, canceledOrders: 1, canceledGross: 33, gross: 0, net: 0, tax: 0 };

const rollups: readonly Rollup<SaleRow>[] = dailySales.rollups;
/** What the order adds to the sums of days, or to those of another rollup. */
function sumsAfter(events: readonly OrderEvent[], table = 'daily_sales') {
  const [row] = rowsAfter(dailySales, stream, events);
  return contributionsOf(
    rollups.find((rollup) => rollup.table.options.name === table)!,
    row!,
  );
}

describe('daily sales', () => {
  it('count what the rules of sums say of each order', () => {
    expect(sumsAfter(eventsUntil.offered)).toEqual([]);
    expect(sumsAfter(eventsUntil.completed)).toEqual([sold]);
    expect(sumsAfter(eventsUntil.canceled)).toEqual([canceled]);
  });

  it.each(['sales_by_item', 'sales_by_kind', 'sales_by_origin'])(
    'count in %s of months on their first day',
    (table) => {
      const ofDay = sumsAfter(eventsUntil.completed, table);
      expect(ofDay).not.toEqual([]);
      const ofMonth = sumsAfter(eventsUntil.completed, `monthly_${table}`);
      expect(ofMonth).toEqual(ofDay.map((sum) => ({ ...sum, date: '2026-11-01' })));
    },
  );

  it('count a request with the prices of the offer that was accepted', () => {
    const [placed, offered] = eventsUntil.offered;
    const { pricing } = placedOrder();
    const dearer = { ...pricing, totalGross: 66, totalNet: 60, totalTax: 6, taxes: { '10': 6 } };
    const events: OrderEvent[] = [
      placed!,
      { ...offered!, data: { ...offered!.data, pricing: dearer } } as OrderEvent,
      { type: 'QuotationAccepted', data: { offer: 1 } },
      { type: 'OrderSubmitted', data: {} },
    ];
    expect(sumsAfter(events)).toEqual([{ ...sold, gross: 66, net: 60, tax: 6 }]);
  });

  it.each(['requested', 'offered'] as const)('count a request nowhere that ends while it is %s', (status) => {
    expect(sumsAfter([...eventsUntil[status], eventsUntil.canceled[2]!])).toEqual([]);
  });

  it('do not rewrite a sale when nothing about it changes', () => {
    const noted = { type: 'NoteAdded', data: { text: 'Am Fenster' } } as const;
    const before = rowsAfter(dailySales, stream, eventsUntil.pending);
    expect(rowsAfter(dailySales, stream, [...eventsUntil.pending, noted])).toEqual(before);
  });

  it.each([
    ['missing', [sold, { ...day, ...nothing, refundedGross: 11, gross: -11, net: -10, tax: -1 }]],
    ['goodwill', [sold]],
    [undefined, [sold]],
  ] as const)('are less by an online refund that is %s once it has succeeded', (cause, expected) => {
    const [attempt, refund] = ['a', 'r'];
    const events: OrderEvent[] = [
      ...eventsUntil.pending,
      { type: 'PaymentCaptured', data: { attempt, amount: 33 } },
      { type: 'RefundRequested', data: { refund, attempt, amount: 11, reason: '', cause, index: 0 } },
    ];
    expect(sumsAfter(events)).toEqual([sold]);
    const done = {
      type: 'RefundSucceeded',
      data: { refund, attempt, amount: 11, reference: 're_1' },
    } as const;
    expect(sumsAfter([...events, done])).toEqual(expected);
  });

  it('are summed up by kind, rate, hour, product and origin, too', () => {
    const by = (table: string) => sumsAfter(eventsUntil.pending, table);
    expect(by('sales_by_kind')).toEqual([
      { ...day, mode: 'takeaway', method: 'cash', orders: 1, canceledOrders: 0, gross: 33 },
    ]);
    expect(by('sales_by_rate')).toEqual([{ ...day, rate: 10, gross: 33, net: 30, tax: 3 }]);
    expect(by('sales_by_hour')).toHaveLength(2);
    expect(by('sales_by_item')).toMatchObject([{ ...day, quantity: 2, gross: 33, isContent: false }]);
    expect(by('sales_by_origin')).toMatchObject([{ ...day, context: 'staff', source: '' }]);
    expect(by('lost_sales')).toEqual([]);
    expect(sumsAfter(eventsUntil.rejected, 'lost_sales')).toEqual([
      { ...day, reason: 'rejected', orders: 1, gross: 33 },
    ]);
  });
});
