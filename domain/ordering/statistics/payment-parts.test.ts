import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toDecimal, toUnits } from '../../kernel/money.js';
import type { RefundCause } from '../order/online-payment-events.js';
import type { OrderEvent } from '../order/order-events.js';
import type { PaymentMethod } from '../order/order-terms.schema.js';
import { eventsUntil } from '../testing/orders.js';
import { daySums, kindSums } from './order-sums.js';
import { paymentParts } from './payment-parts.js';
import { at, counted, type EventOnDay } from './testing/counted.js';

// The order costs 33 and is to be paid in cash.

const attempt = '66666666-6666-4666-8666-666666666666';
const initiated: OrderEvent = {
  type: 'PaymentInitiated',
  data: {
    ...{ attempt, method: 'mollie', amount: 33, capture: 'automatic' },
    initiatedAt: '2026-11-20T18:00:00.000Z',
  },
};
const captured: OrderEvent = { type: 'PaymentCaptured', data: { attempt, amount: 33 } };
const chargedBack: OrderEvent = {
  type: 'ChargebackReceived',
  data: { attempt, reference: 'chb_1', amount: 33 },
};

const recorded = (
  payment: string,
  method: PaymentMethod,
  amount: number,
  changes: object = {},
): OrderEvent => ({ type: 'PaymentRecorded', data: { payment, method, amount, ...changes } });

const refunded = (refund: string, method: PaymentMethod, amount: number, cause?: RefundCause): OrderEvent =>
  recorded(refund, method, 0 - amount, { refunds: 'a', ...(cause && { cause }) });

/** By day and method: orders and money. */
const sumsAfter = (...events: (OrderEvent | EventOnDay)[]) =>
  kindSums(counted([...eventsUntil.pending, ...events]), at).map(({ date, method, orders, gross }) => [
    ...[date.slice(-2), method, orders, gross],
  ]);

describe('revenue by method of payment', () => {
  it.each<[string, OrderEvent[], (string | number)[][]]>([
    ['is under the chosen method while nothing is paid', [], [['20', 'cash', 1, 33]]],
    ['is under the method it was paid by', [recorded('a', 'atm-card', 33)], [['20', 'atm-card', 1, 33]]],
    [
      'is split where an order was paid by several methods, and the order counts with the larger part',
      [recorded('a', 'cash', 22), recorded('b', 'atm-card', 11)],
      [
        ['20', 'cash', 1, 22],
        ['20', 'atm-card', 0, 11],
      ],
    ],
    [
      'leaves what is open under the chosen method',
      [recorded('a', 'atm-card', 30)],
      [
        ['20', 'atm-card', 1, 30],
        ['20', 'cash', 0, 3],
      ],
    ],
    [
      'is not more than the price where too much was paid and has not gone back yet',
      [recorded('a', 'atm-card', 40)],
      [['20', 'atm-card', 1, 33]],
    ],
    [
      'has the change taken off the method that it went back by',
      [recorded('a', 'cash', 30), recorded('b', 'atm-card', 10), refunded('r', 'cash', 7)],
      [
        ['20', 'cash', 1, 23],
        ['20', 'atm-card', 0, 10],
      ],
    ],
    [
      'is not changed by what was given back out of goodwill',
      [recorded('a', 'atm-card', 33), refunded('r', 'cash', 5, 'goodwill')],
      [['20', 'atm-card', 1, 33]],
    ],
    [
      'forgets a payment that was recorded by mistake',
      [recorded('a', 'atm-card', 33), recorded('c', 'atm-card', -33, { corrects: 'a' })],
      [['20', 'cash', 1, 33]],
    ],
    ['is not under an attempt that is only begun', [initiated], [['20', 'cash', 1, 33]]],
    ['is online once the attempt succeeded', [initiated, captured], [['20', 'mollie', 1, 33]]],
    [
      'is open again once the bank took the money back',
      [initiated, captured, chargedBack],
      [['20', 'cash', 1, 33]],
    ],
  ])('%s', (_, events, expected) => {
    expect(sumsAfter(...events)).toEqual(expected);
  });

  it('becomes less by the method that money went back by, on that day', () => {
    const missing = { event: refunded('r', 'cash', 11, 'missing'), day: 1 };
    expect(sumsAfter(recorded('a', 'atm-card', 33), missing)).toEqual([
      ['20', 'atm-card', 1, 33],
      ['21', 'cash', 0, -11],
    ]);
    const mistake = { event: recorded('c', 'cash', 11, { corrects: 'r' }), day: 2 };
    expect(sumsAfter(recorded('a', 'atm-card', 33), missing, mistake)).toEqual([
      ['20', 'atm-card', 1, 33],
      ['21', 'cash', 0, -11],
      ['22', 'cash', 0, 11],
    ]);
  });

  it('is by what the guest chose when accepting an offer', () => {
    const accepted: OrderEvent = { type: 'QuotationAccepted', data: { offer: 1, paymentMethod: 'atm-card' } };
    const order = counted([...eventsUntil.offered, accepted]);
    expect(paymentParts(order, 33)).toEqual([{ method: 'atm-card', gross: 33, isMain: true }]);
  });

  it('adds up to the revenue of each day, and counts each order once, whatever was paid and given back', () => {
    const cents = fc.integer({ min: 1, max: 4_000 }).map((amount) => toDecimal(amount * 100));
    const method = fc.constantFrom<PaymentMethod[]>('cash', 'atm-card', 'mollie');
    const payment = fc.record({ method, amount: cents });
    const refund = fc.record({
      ...{ method, amount: cents, day: fc.nat(2) },
      cause: fc.constantFrom<RefundCause[]>('missing', 'faulty', 'goodwill', 'other'),
    });
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 4 }),
        fc.array(refund, { maxLength: 3 }),
        (payments, refunds) => {
          let day = 0;
          const order = counted([
            ...eventsUntil.completed,
            ...payments.map((one, index) => recorded(`p${index}`, one.method, one.amount)),
            ...refunds.map((one, index) => ({
              event: refunded(`r${index}`, one.method, one.amount, one.cause),
              day: (day += one.day),
            })),
          ]);
          const totals = (sums: readonly { date: string; orders: number; gross: number }[]) => {
            const byDate = new Map<string, { orders: number; gross: number }>();
            for (const { date, orders, gross } of sums) {
              const sum = byDate.get(date) ?? { orders: 0, gross: 0 };
              byDate.set(date, { orders: sum.orders + orders, gross: sum.gross + toUnits(gross) });
            }
            return byDate;
          };
          const byMethod = kindSums(order, at);
          expect(totals(byMethod)).toEqual(totals(daySums(order, at)));
        },
      ),
    );
  });
});
