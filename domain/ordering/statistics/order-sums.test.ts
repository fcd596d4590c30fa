import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toDecimal, toUnits } from '../../kernel/money.js';
import { countsOf } from '../closing/sale.js';
import type { OrderEvent } from '../order/order-events.js';
import type { RefundCause } from '../order/online-payment-events.js';
import { eventsUntil } from '../testing/orders.js';
import { at, counted } from './testing/counted.js';
import { daySums, kindSums, originSums, rateSums } from './order-sums.js';

const sold = {
  ...at,
  ...{
    orders: 1,
    guestOrders: 1,
    canceledOrders: 0,
    canceledGross: 0,
    refundedGross: 0,
    deliveryGross: 0,
    gross: 33,
    net: 30,
    tax: 3,
  },
};
const paid = (amount: number, payment = '44444444-4444-4444-8444-444444444444'): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment, method: 'atm-card', amount },
});
const refunded = (
  amount: number,
  cause: RefundCause | undefined,
  payment = '55555555-5555-4555-8555-555555555555',
): OrderEvent => ({
  type: 'PaymentRecorded',
  data: {
    payment,
    method: 'atm-card',
    amount: 0 - amount,
    refunds: '44444444-4444-4444-8444-444444444444',
    ...(cause && { cause }),
  },
});

describe('the sums of a day', () => {
  it.each([
    ['requested', []],
    ['offered', []],
    ['awaitingPayment', []],
    ['pending', [sold]],
    ['confirmed', [sold]],
    ['completed', [sold]],
    ['rejected', [{ ...sold, orders: 0, canceledOrders: 1, canceledGross: 33, gross: 0, net: 0, tax: 0 }]],
    ['canceled', [{ ...sold, orders: 0, canceledOrders: 1, canceledGross: 33, gross: 0, net: 0, tax: 0 }]],
  ] as const)('count an order that is %s', (status, expected) => {
    expect(daySums(counted(eventsUntil[status]), at)).toEqual(expected);
  });

  it('are less by what was given back for the sale on the day it was, and by nothing else', () => {
    const until = [...eventsUntil.completed, paid(33)];
    const missing = counted([...until, { event: refunded(11, 'missing'), day: 3 }]);
    expect(daySums(missing, at)).toEqual([
      sold,
      {
        ...{ ...sold, date: '2026-11-23', orders: 0, guestOrders: 0 },
        ...{ gross: -11, net: -10, tax: -1, refundedGross: 11 },
      },
    ]);
    expect(rateSums(missing, at)).toEqual([
      { ...at, rate: 10, gross: 33, net: 30, tax: 3 },
      { branch: at.branch, date: '2026-11-23', rate: 10, gross: -11, net: -10, tax: -1 },
    ]);
    expect(kindSums(missing, at)).toEqual([
      { ...at, mode: 'takeaway', method: 'atm-card', orders: 1, canceledOrders: 0, gross: 33 },
      {
        ...at,
        date: '2026-11-23',
        mode: 'takeaway',
        method: 'atm-card',
        orders: 0,
        canceledOrders: 0,
        gross: -11,
      },
    ]);
    expect(daySums(counted([...until, { event: refunded(11, 'goodwill'), day: 3 }]), at)).toEqual([sold]);
  });

  it('take a refund back on the day on which it turned out to be a mistake', () => {
    const correction: OrderEvent = {
      type: 'PaymentRecorded',
      data: {
        payment: '66666666-6666-4666-8666-666666666666',
        method: 'atm-card',
        amount: 11,
        corrects: '55555555-5555-4555-8555-555555555555',
      },
    };
    const order = counted([
      ...[...eventsUntil.completed, paid(33)],
      ...[
        { event: refunded(11, 'faulty'), day: 1 },
        { event: correction, day: 2 },
      ],
    ]);
    expect(daySums(order, at).map(({ date, gross, refundedGross }) => [date, gross, refundedGross])).toEqual([
      ['2026-11-20', 33, 0],
      ['2026-11-21', -11, 11],
      ['2026-11-22', 11, -11],
    ]);
  });

  it('come to what the order is counted as in all, whatever is given back on whatever days', () => {
    const refund = fc.record({
      amount: fc.integer({ min: 1, max: 3_300 }).map((cents) => toDecimal(cents * 100)),
      cause: fc.constantFrom<(RefundCause | undefined)[]>(
        'missing',
        'faulty',
        'goodwill',
        'other',
        undefined,
      ),
      day: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(refund, { maxLength: 6 }), fc.boolean(), (refunds, isPaidTwice) => {
        let day = 0;
        const order = counted([
          ...[...eventsUntil.completed, paid(isPaidTwice ? 66 : 33)],
          ...refunds.map(({ amount, cause, day: later }, index) => ({
            event: refunded(amount, cause, `55555555-5555-4555-8555-55555555555${index}`),
            day: (day += later),
          })),
        ]);
        const total = (
          name: 'gross' | 'net' | 'tax',
          sums: readonly { gross: number; net: number; tax: number }[],
        ) => toDecimal(sums.reduce((sum, one) => sum + toUnits(one[name]), 0));
        const names = ['gross', 'net', 'tax'] as const;
        const { gross, rates } = countsOf(order.sale);
        for (const sums of [daySums(order, at), rateSums(order, at)]) {
          expect(names.map((name) => total(name, sums))).toEqual(names.map((name) => total(name, rates)));
        }
        expect(
          total(
            'gross',
            kindSums(order, at).map((sum) => ({ ...sum, net: 0, tax: 0 })),
          ),
        ).toBe(gross);
        expect(
          total(
            'gross',
            originSums(order, at).map((sum) => ({ ...sum, net: 0, tax: 0 })),
          ),
        ).toBe(gross);
      }),
    );
  });
});
