import { expect, test } from '@jest/globals';
import type { RefundCause } from '../ordering/order/online-payment-events.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { eventsUntil, orderedItem, orderPlaced, placedOrder } from '../ordering/testing/orders.js';
import { printedAfter } from '../print-documents/testing/printed-order.js';
import { sumOf } from '../print-documents/settlement.js';
import { orderSums } from './order-sums.js';

const attempt = '55555555-5555-4555-8555-555555555555';
const drink = { ...orderedItem, name: 'Bier', taxRate: 20, net: 10, tax: 2, gross: 12 };
const pricing = {
  ...placedOrder().pricing,
  ...{ totalGross: 45, totalNet: 40, totalTax: 5, taxes: { '10': 3, '20': 2 } },
};
const initiated: OrderEvent = {
  type: 'PaymentInitiated',
  data: {
    ...{ attempt, method: 'datatrans', amount: 45, capture: 'automatic' },
    initiatedAt: '2026-11-20T17:00:00.000Z',
  },
};
const paid: OrderEvent[] = [
  orderPlaced({ items: [orderedItem, drink], pricing, paymentMethod: 'datatrans' }),
  initiated,
  { type: 'PaymentCaptured', data: { attempt, amount: 45 } },
  ...eventsUntil.confirmed.slice(1),
];
const asked = (refund: string, amount: number, cause: RefundCause, index?: number): OrderEvent => ({
  type: 'RefundRequested',
  data: { refund, attempt, amount, reason: '', cause, ...(index !== undefined && { index }) },
});
const refunded = (refund: string, amount: number, cause: RefundCause, index?: number): OrderEvent[] => [
  asked(refund, amount, cause, index),
  { type: 'RefundSucceeded', data: { refund, attempt, amount, reference: 're_1' } },
];
const byHand: OrderEvent[] = [
  { type: 'PaymentRecorded', data: { payment: 'p', method: 'cash', amount: 45 } },
  {
    type: 'PaymentRecorded',
    data: { payment: 'b', method: 'cash', amount: -6, refunds: 'p', cause: 'faulty', index: 1, reason: '' },
  },
];
const takenBack: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment: 'c', method: 'cash', amount: 6, corrects: 'b', reason: 'Vertippt' },
};
const beerRemoved: OrderEvent = {
  type: 'OrderItemRemoved',
  data: { index: 1, previous: drink, pricing: placedOrder().pricing, reason: 'Aus' },
};
const sumsAfter = (...events: OrderEvent[]) => {
  const { order, settlement } = printedAfter(events);
  return { sums: orderSums(order), settlement };
};

test('staff read net and tax of what is left once a missing line was refunded, not of what was ordered', () => {
  const { sums } = sumsAfter(...paid, ...refunded('r', 6, 'missing', 1));
  expect(sums).toEqual({
    reductions: [{ rate: 20, net: 5, tax: 1, gross: 6 }],
    ...{ left: 39, donationBack: 0 },
    net: 35,
    taxes: [
      { rate: 10, tax: 3 },
      { rate: 20, tax: 1 },
    ],
  });
});

test.each<[string, OrderEvent[]]>([
  ['nothing was given back', paid],
  ['a refund was only asked for', [...paid, asked('r', 6, 'missing', 1)]],
  ['one line was missing', [...paid, ...refunded('r', 6, 'missing', 1)]],
  ['money went back for several lines', [...paid, ...refunded('r', 7.77, 'faulty')]],
  ['money went back out of goodwill as well', [...paid, ...refunded('r', 6, 'faulty', 1), ...refunded('s', 2, 'goodwill')]], // prettier-ignore
  ['all of it was given back', [...paid, ...refunded('r', 45, 'missing')]],
  ['it was canceled after a refund', [...paid, ...refunded('r', 6, 'missing', 1), eventsUntil.canceled[2]!]],
  ['a refunded line was removed', [...paid, ...refunded('r', 12, 'missing', 1), ...refunded('s', 5, 'faulty', 0), beerRemoved]], // prettier-ignore
  ['the line was removed while its refund was on its way', [...paid, asked('r', 12, 'missing', 1), beerRemoved, ...refunded('r', 12, 'missing', 1).slice(1), ...refunded('s', 3, 'faulty')]], // prettier-ignore
  ['money was given back by hand', [paid[0]!, ...eventsUntil.confirmed.slice(1), ...byHand]],
  ['a refund by hand was a mistake', [paid[0]!, ...eventsUntil.confirmed.slice(1), ...byHand, takenBack]],
])('the order page and the receipt agree on the reduction and on what is left when %s', (_case, events) => {
  const { sums, settlement } = sumsAfter(...events);
  const { rates, reductions } = settlement;
  const left = (of: 'gross' | 'net') => sumOf(rates.map(({ [of]: amount }) => ({ amount })));
  expect(sums).toEqual({
    reductions,
    ...{ left: left('gross'), donationBack: 0, net: left('net') },
    taxes: rates.map(({ rate, tax }) => ({ rate, tax })),
  });
});

test('what is left of an order with a donation has the donation in it until it goes back, on the page and on the receipt', () => {
  const placed = orderPlaced({
    items: [orderedItem, drink],
    pricing: { ...pricing, donation: 5, totalGross: 50 },
    paymentMethod: 'datatrans',
  });
  const rest = paid
    .slice(1)
    .map((event) =>
      event.type === 'PaymentCaptured' ? { ...event, data: { ...event.data, amount: 50 } } : event,
    );
  const some = sumsAfter(placed, ...rest, ...refunded('r', 6, 'missing', 1));
  expect([some.sums.left, some.sums.donationBack]).toEqual([44, 0]);
  expect(some.settlement.donation).toEqual({ back: 0, left: 5 });
  const more = sumsAfter(
    placed,
    ...rest,
    ...refunded('r', 6, 'missing', 1),
    ...refunded('s', 42, 'goodwill'),
  );
  expect([more.sums.left, more.sums.donationBack]).toEqual([41, 3]);
  expect(more.settlement.donation).toEqual({ back: 3, left: 2 });
});
