import { describe, expect, test } from '@jest/globals';
import type { OrderEvent } from '../order/order-events.js';
import { eventsUntil, orderedItem, placedOrder } from '../testing/orders.js';
import { countsOf, type Sale, saleAfter, saleOf } from './sale.js';

const attempt = '44444444-4444-4444-8444-444444444444';
const food = { ...orderedItem, gross: 30, net: 27.2727, tax: 2.7273 };
const drink = { ...orderedItem, name: 'Limonade', gross: 6, net: 5, tax: 1, taxRate: 20 };
const { pricing } = placedOrder();
const data = placedOrder({
  items: [food, drink],
  pricing: {
    ...pricing,
    ...{ totalGross: 36, totalNet: 32.2727, totalTax: 3.7273, taxes: { '10': 2.7273, '20': 1 } },
  },
});
const paid: OrderEvent[] = [
  { type: 'OrderSubmitted', data: {} },
  { type: 'PaymentCaptured', data: { attempt, amount: 36 } },
];
type Asked = Partial<Extract<OrderEvent, { type: 'RefundRequested' }>['data']>;
const asked = (refund: string, changes: Asked): OrderEvent => ({
  type: 'RefundRequested',
  data: { refund, attempt, amount: 3, reason: '', ...changes },
});
const done = (refund: string, amount = 3): OrderEvent => ({
  type: 'RefundSucceeded',
  data: { refund, attempt, amount, reference: `re_${refund}` },
});
const failed = (refund: string): OrderEvent => ({
  type: 'RefundFailed',
  data: { refund, attempt, amount: 3, reason: 'account' },
});
const after = (...events: OrderEvent[]): Sale =>
  [...paid, ...events].reduce(saleAfter, saleOf({ type: 'OrderPlaced', data }));
const drinkReduced = { rate: 20, net: 2.5, tax: 0.5, gross: 3 };

describe('what an order counts', () => {
  test.each<[string, OrderEvent[], object]>([
    ['a line that was missing', [asked('a', { cause: 'missing', index: 1 }), done('a')], { gross: 33, reducedGross: 3, waivedAmount: 0, reductions: [drinkReduced] }], // prettier-ignore
    ['faulty without a line', [asked('a', { cause: 'faulty' }), done('a')], { gross: 33, reductions: [{ rate: 10, gross: 2.5 }, { rate: 20, gross: 0.5 }] }], // prettier-ignore
    ['goodwill', [asked('a', { cause: 'goodwill' }), done('a')], { gross: 36, reducedGross: 0, waivedAmount: 3, reductions: [] }], // prettier-ignore
    ['another reason', [asked('a', { cause: 'other' }), done('a')], { gross: 36, waivedAmount: 3 }],
    ['nothing that anybody named', [asked('a', {}), done('a')], { gross: 36, waivedAmount: 3 }],
    ['nothing, made at the provider', [done('a')], { gross: 36, waivedAmount: 3 }],
  ])('after a refund for %s', (_, events, expected) => {
    expect(countsOf(after(...events))).toMatchObject({ ...expected, openAmount: 0, owedAmount: 0 });
  });

  test('keeps what its guest donated apart from the turnover, and gives it back last', () => {
    const donated = { ...data, pricing: { ...data.pricing, donation: 2, totalGross: 38 } };
    const start = saleOf({ type: 'OrderPlaced', data: donated });
    const events: OrderEvent[] = [
      { type: 'OrderSubmitted', data: {} },
      { type: 'PaymentCaptured', data: { attempt, amount: 38 } },
    ];
    const sale = events.reduce(saleAfter, start);
    expect(countsOf(sale)).toMatchObject({ gross: 36, donatedAmount: 2, openAmount: 0, owedAmount: 0 });
    const back = [asked('a', { cause: 'faulty', amount: 37 }), done('a', 37)].reduce(saleAfter, sale);
    expect(countsOf(back)).toMatchObject({ gross: 0, reducedGross: 36, donatedAmount: 1, openAmount: 0 });
  });

  test('is lowered by a refund only once it has succeeded, and not by one that failed', () => {
    const request = asked('a', { cause: 'missing', index: 1 });
    expect(countsOf(after(request))).toMatchObject({ gross: 36, reducedGross: 0 });
    expect(countsOf(after(request, failed('a')))).toMatchObject({ gross: 36, reducedGross: 0 });
    const again = [failed('a'), asked('b', { cause: 'missing', index: 1 }), done('b')];
    expect(countsOf(after(request, ...again))).toMatchObject({ gross: 33, reducedGross: 3 });
  });

  test('is not reduced by what came back while too much was paid, also when the bank takes the rest back', () => {
    const removed: OrderEvent = {
      type: 'OrderItemRemoved',
      data: { index: 0, previous: food, pricing: { ...data.pricing, totalGross: 6, taxes: { '20': 1 } } },
    };
    const sale = after(asked('a', { cause: 'missing', index: 1 }), removed, done('a'));
    expect(countsOf(sale)).toMatchObject({ gross: 6, reducedGross: 0, owedAmount: 27 });
    const chargeback: OrderEvent = { type: 'ChargebackReceived', data: { attempt, amount: 33, reference: 'c' } }; // prettier-ignore
    expect(countsOf(saleAfter(sale, chargeback))).toMatchObject({ gross: 6, openAmount: 6, reductions: [] });
  });

  test('is open again by what was added after a payment too many went back', () => {
    const twice: OrderEvent = { type: 'PaymentCaptured', data: { attempt, amount: 36 } };
    const added: OrderEvent = {
      type: 'OrderItemAdded',
      data: { item: drink, pricing: { ...data.pricing, totalGross: 42, taxes: { '10': 2.7273, '20': 2 } } },
    };
    expect(countsOf(after(twice, done('a', 36), added))).toMatchObject({ openAmount: 6, waivedAmount: 0 });
  });

  test('is not lowered a second time by what was paid too much after a line was removed', () => {
    const removed: OrderEvent = {
      type: 'OrderItemRemoved',
      data: {
        index: 1,
        previous: drink,
        pricing: { ...data.pricing, totalGross: 30, taxes: { '10': 2.7273 } },
      },
    };
    const sale = after(removed, asked('a', { cause: 'missing', amount: 6 }), done('a', 6));
    expect(countsOf(sale)).toMatchObject({ gross: 30, reducedGross: 0, waivedAmount: 0, owedAmount: 0 });
  });

  describe('after what was paid too much went back for a line that was missing', () => {
    const both = { ...data.pricing, totalGross: 42, totalNet: 37.2727, totalTax: 4.7273 };
    const placed = {
      ...data,
      items: [food, drink, drink],
      pricing: { ...both, taxes: { '10': 2.7273, '20': 2 } },
    };
    const removed: OrderEvent = {
      type: 'OrderItemRemoved',
      data: { index: 2, previous: drink, pricing: data.pricing },
    };
    const events: OrderEvent[] = [
      paid[0]!,
      { type: 'PaymentCaptured', data: { attempt, amount: 42 } },
      ...[removed, asked('a', { cause: 'missing', amount: 6 }), done('a', 6)],
    ];
    const sale = events.reduce(saleAfter, saleOf({ type: 'OrderPlaced', data: placed }));

    test('a faulty line lowers its own rate alone', () => {
      const faulty = [asked('b', { cause: 'faulty', index: 1 }), done('b')].reduce(saleAfter, sale);
      expect(countsOf(faulty)).toMatchObject({ gross: 33, reducedGross: 3, reductions: [drinkReduced] });
    });

    test('goodwill lowers nothing', () => {
      const kind = [asked('b', { cause: 'goodwill' }), done('b')].reduce(saleAfter, sale);
      expect(countsOf(kind)).toMatchObject({ gross: 36, reducedGross: 0, waivedAmount: 3, reductions: [] });
    });
  });

  test('is nothing once it is canceled, whatever was reduced', () => {
    const sale = after(asked('a', { cause: 'missing' }), done('a'), eventsUntil.canceled.at(-1)!);
    expect(countsOf(sale)).toMatchObject({ state: 'canceled', gross: 36, reducedGross: 0, reductions: [] });
  });

  describe('by a refund by hand', () => {
    const byHand: OrderEvent = {
      type: 'PaymentRecorded',
      data: { payment: 'p', method: 'cash', amount: 36 },
    };
    const back = (changes: object): OrderEvent => ({
      type: 'PaymentRecorded',
      data: { payment: 'r', method: 'cash', amount: -3, refunds: 'p', reason: '', ...changes },
    });
    const cash = (...events: OrderEvent[]): Sale =>
      [paid[0]!, byHand, ...events].reduce(saleAfter, saleOf({ type: 'OrderPlaced', data }));

    test('is lowered as by one of the provider: by what was missing or faulty, not by goodwill', () => {
      const missing = countsOf(cash(back({ cause: 'missing', index: 1 })));
      expect(missing).toMatchObject({
        gross: 33,
        reducedGross: 3,
        openAmount: 0,
        reductions: [drinkReduced],
      });
      const goodwill = countsOf(cash(back({ cause: 'goodwill' })));
      expect(goodwill).toMatchObject({ gross: 36, reducedGross: 0, openAmount: 0, waivedAmount: 3 });
    });

    test('is what it was once a counter entry says that nothing was given back', () => {
      const counter = { payment: 'c', method: 'cash', amount: 3, corrects: 'r', reason: 'Vertippt' } as const;
      const sale = cash(back({ cause: 'missing', index: 1 }), { type: 'PaymentRecorded', data: counter });
      expect(countsOf(sale)).toMatchObject({ gross: 36, reducedGross: 0, openAmount: 0, waivedAmount: 0 });
    });
  });

  test('is the same object after an event that changes nothing of it', () => {
    const sale = after();
    expect(saleAfter(sale, { type: 'NoteAdded', data: { text: 'x' } })).toBe(sale);
    expect(saleAfter(sale, asked('a', {}))).toBe(sale);
  });
});
