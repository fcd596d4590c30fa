import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import {
  eventsUntil,
  orderedItem,
  orderPlaced,
  placedOrder,
} from '@bestellwerk/domain/ordering/testing/orders';
import { totalsOf } from '@bestellwerk/domain/pricing/totals';
import { printedAfter } from '@bestellwerk/domain/print-documents/testing/printed-order';
import { totalsWith } from './item-totals.js';

const attempt = '55555555-5555-4555-8555-555555555555';
const line = (gross: number): OrderItem => ({ ...orderedItem, tax: 0, net: gross, gross });
const pricingOf = (items: readonly OrderItem[]) => ({
  ...placedOrder().pricing,
  totalGross: totalsOf(items, null).totalGross,
});
const euros = fc.integer({ min: 1, max: 60 });

/** Something about money of an order; its number makes ids that the next ones refer to. */
type Money = (number: number) => readonly OrderEvent[];
const byHand = (data: object): OrderEvent =>
  ({ type: 'PaymentRecorded', data: { method: 'cash', ...data } }) as OrderEvent;
const refund = (number: number, amount: number): OrderEvent => ({
  type: 'RefundRequested',
  data: { refund: `r${number}`, attempt, amount, reason: '', cause: 'goodwill' },
});

const money: fc.Arbitrary<Money> = fc.oneof(
  euros.map((amount): Money => (number) => [byHand({ payment: `p${number}`, amount })]),
  euros.map((amount): Money => (number) => [
    byHand({ payment: `p${number}`, amount }),
    byHand({ payment: `c${number}`, amount: -amount, corrects: `p${number}`, reason: 'Vertippt' }),
  ]),
  fc.tuple(euros, fc.boolean()).map(([amount, isTakenBack]): Money => (number) => {
    const back = { refunds: `p${number - 1}`, cause: 'goodwill', reason: '' };
    const undone = byHand({ payment: `u${number}`, amount, corrects: `b${number}`, reason: 'Vertippt' });
    return [byHand({ payment: `b${number}`, amount: -amount, ...back }), ...(isTakenBack ? [undone] : [])];
  }),
  euros.map((amount): Money => () => [{ type: 'PaymentCaptured', data: { attempt, amount } }]),
  euros.map((amount): Money => (number) => [refund(number, amount)]),
  euros.map((amount): Money => (number) => [
    refund(number, amount),
    { type: 'RefundSucceeded', data: { refund: `r${number}`, attempt, amount, reference: 're' } },
  ]),
  euros.map((amount): Money => (number) => [
    refund(number, amount),
    { type: 'RefundFailed', data: { refund: `r${number}`, attempt, amount, reason: 'refused' } },
  ]),
);

/** A change of two lines, and the lines after it. */
const change = fc.tuple(fc.constantFrom('add' as const, 'change' as const, 'remove' as const), euros);

function changed(items: readonly OrderItem[], [kind, gross]: ['add' | 'change' | 'remove', number]) {
  const [item, previous] = [line(gross), items[1]!];
  if (kind === 'add') {
    const all = [...items, item];
    return { all, event: { type: 'OrderItemAdded', data: { item, pricing: pricingOf(all) } } };
  }
  if (kind === 'remove') {
    const all = [items[0]!];
    return {
      all,
      event: { type: 'OrderItemRemoved', data: { index: 1, previous, pricing: pricingOf(all) } },
    };
  }
  const all = [items[0]!, item];
  return {
    all,
    event: { type: 'OrderItemChanged', data: { index: 1, item, previous, pricing: pricingOf(all) } },
  };
}

test('the preview of a change says what the order says after it, whatever was paid and given back', () => {
  const cases = fc.record({
    grosses: fc.tuple(euros, euros),
    moneys: fc.array(money, { maxLength: 6 }),
    change,
  });
  fc.assert(
    fc.property(cases, ({ grosses, moneys, change: made }) => {
      const items = grosses.map(line);
      const events: OrderEvent[] = [
        orderPlaced({ items, pricing: pricingOf(items) }),
        {
          type: 'PaymentInitiated',
          data: {
            ...{ attempt, method: 'mollie', amount: 60, capture: 'automatic' },
            initiatedAt: '2026-11-20T17:00:00.000Z',
          },
        },
        ...eventsUntil.confirmed.slice(1),
        ...moneys.flatMap((one, number) => one(number)),
      ];
      const { all, event } = changed(items, made);
      const { order } = printedAfter(events);
      const { order: after } = printedAfter([...events, event as OrderEvent]);
      expect(totalsWith(order, all, undefined)).toEqual({
        totalGross: after.pricing.totalGross,
        openAmount: after.openAmount,
        owedAmount: after.owedAmount,
      });
    }),
  );
});
