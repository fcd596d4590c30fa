import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { orderedItem, orderPlaced, placedOrder } from '../testing/orders.js';
import { initiatePayment } from './online-payment-decisions.js';
import { orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { type RequestRefund, requestRefund } from './refund-decisions.js';

const { given, outcome } = givenWhenThen(orderDecider);
const refund = '55555555-5555-4555-8555-555555555555';
const attempt = '44444444-4444-4444-8444-444444444444';
const drink = { ...orderedItem, name: 'Limonade', amount: 1, gross: 3, net: 2.5, tax: 0.5, taxRate: 20 };
const paid: OrderEvent[] = [
  orderPlaced({ items: [{ ...orderedItem, gross: 30 }, drink], paymentMethod: 'mollie' }),
  {
    type: 'PaymentInitiated',
    data: {
      ...{ attempt, method: 'mollie', amount: 33, capture: 'automatic' },
      initiatedAt: '2026-11-20T17:00:00.000Z',
    },
  },
  { type: 'PaymentCaptured', data: { attempt, amount: 33 } },
  { type: 'OrderSubmitted', data: {} },
];
const request = (command: Partial<RequestRefund>) =>
  requestRefund(given(...paid), { refund, reason: '', ...command });

describe('a refund', () => {
  test('keeps what it is for and the line it is about, and needs no text then', () => {
    expect(request({ cause: 'missing', index: 1, amount: 3 })).toMatchObject([
      { type: 'RefundRequested', data: { attempt, amount: 3, reason: '', cause: 'missing', index: 1 } },
    ]);
    const [event] = request({ cause: 'goodwill', amount: 3, reason: ' Lange gewartet ' }) as OrderEvent[];
    expect(event!.data).toMatchObject({ cause: 'goodwill', reason: 'Lange gewartet' });
    expect(event!.data).not.toHaveProperty('index');
  });

  test('on purpose is not asked for again: there is nothing to pay until something is added', () => {
    const again = {
      attempt: refund,
      method: 'mollie',
      capture: 'automatic',
      at: '2026-11-20T17:30:00.000Z',
    } as const;
    const back: OrderEvent = {
      type: 'RefundSucceeded',
      data: { refund, attempt, amount: 5, reference: 're_1' },
    };
    const order = given(...paid, back);
    expect(order).toMatchObject({ paid: 280_000, waived: 50_000 });
    expect(outcome(initiatePayment(order, again))).toBe('order-is-paid');
    const pricing = { ...placedOrder().pricing, totalGross: 40 };
    const dearer = given(...paid, back, { type: 'OrderItemAdded', data: { item: drink, pricing } });
    expect(initiatePayment(dearer, again)).toMatchObject([{ data: { amount: 7 } }]);
  });

  test('keeps it after the personal data of the order was erased, without the text', () => {
    const erased: OrderEvent = {
      type: 'PersonalDataErased',
      data: { reason: 'request', uploads: [], counterEntries: [] },
    };
    const order = given(...paid, { type: 'OrderCompleted', data: {} }, erased);
    expect(requestRefund(order, { refund, cause: 'faulty', amount: 3, reason: 'Kalt' })).toMatchObject([
      { data: { cause: 'faulty', reason: null } },
    ]);
  });

  test.each<[string, Partial<RequestRefund>, string, string | null]>([
    ['for another reason without a text', { cause: 'other', amount: 3 }, 'reason-missing', 'reason'],
    ['without what it is for and without a text', { amount: 3 }, 'reason-missing', 'reason'],
    ['about a line that does not exist', { cause: 'missing', index: 2, amount: 3 }, 'line-unknown', 'index'],
    ['above what the line cost', { cause: 'faulty', index: 1, amount: 3.01 }, 'amount-above-line', 'amount'],
    ['about a line as goodwill', { cause: 'goodwill', index: 1, amount: 3 }, 'line-without-cause', 'index'],
    ['about a line without what it is for', { index: 1, amount: 3, reason: 'x' }, 'line-without-cause', 'index'], // prettier-ignore
  ])('%s is refused', (_, command, code, field) => {
    expect(request(command)).toMatchObject({ code, problems: [{ field }] });
  });

  test('of several payments says with each part what it is for', () => {
    const other = '66666666-6666-4666-8666-666666666666';
    const twice = given(
      ...paid,
      { type: 'PaymentCaptured', data: { attempt, amount: 1 } },
      {
        type: 'PaymentInitiated',
        data: {
          ...{ attempt: other, method: 'datatrans', amount: 3, capture: 'automatic' },
          initiatedAt: '2026-11-20T17:30:00.000Z',
        },
      },
      { type: 'PaymentCaptured', data: { attempt: other, amount: 3 } },
    );
    const parts = requestRefund(twice, { refund, cause: 'faulty', amount: 36, reason: '' });
    expect(outcome(parts)).toBe('RefundRequested,RefundRequested');
    expect(parts).toMatchObject([{ data: { cause: 'faulty', amount: 34 } }, { data: { cause: 'faulty', amount: 2 } }]); // prettier-ignore
  });
});
