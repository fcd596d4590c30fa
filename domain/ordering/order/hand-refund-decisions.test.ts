import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { isRefusal, type Refusal } from '../../kernel/refusal.js';
import { normalizeSpaces } from '../../text/testing/normalize-spaces.js';
import { eventsUntil, orderedItem, orderPlaced, placedOrder } from '../testing/orders.js';
import { type RefundByHand, refundByHand } from './hand-refund-decisions.js';
import { type ExistingOrder, orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { counterPayment, recordPayment } from './payment-decisions.js';
import { openOf } from '../waived.js';

const { given } = givenWhenThen(orderDecider);
const refund = '55555555-5555-4555-8555-555555555555';
const payment = '44444444-4444-4444-8444-444444444444';
const drink = { ...orderedItem, name: 'Limonade', amount: 1, gross: 3, net: 2.5, tax: 0.5, taxRate: 20 };
const paid: OrderEvent[] = [
  orderPlaced({ items: [{ ...orderedItem, gross: 30 }, drink] }),
  { type: 'OrderSubmitted', data: {} },
  { type: 'PaymentRecorded', data: { payment, method: 'atm-card', amount: 33 } },
];
const after = (...events: OrderEvent[]) => given(...paid, ...events) as ExistingOrder;
const give = (order: ExistingOrder, command: Partial<RefundByHand> = {}) =>
  refundByHand(order, { refund, payment, reason: '', cause: 'goodwill', ...command }, () => ['cash']);
const back = (amount: number, changes: object = {}): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: refund, method: 'atm-card', amount: -amount, refunds: payment, reason: '', ...changes },
});

describe('a refund by hand', () => {
  test('gives back a part of a payment, in the way it was paid', () => {
    const lacking = { cause: 'faulty', index: 1, amount: 3, reason: ' Schal ' } as const;
    expect(give(after(), lacking)).toEqual([back(3, { cause: 'faulty', index: 1, reason: 'Schal' })]);
  });

  test('may be in cash where the payment was by card, so that the count of the till is right', () => {
    expect(give(after(), { method: 'cash', amount: 3 })).toMatchObject([{ data: { method: 'cash' } }]);
    expect(give(after(), { method: 'hydro-ag-voucher' })).toMatchObject({ code: 'payment-not-taken' });
    expect(give(after(), { method: 'mollie' })).toMatchObject({ code: 'payment-not-by-hand' });
  });

  test('is not asked for again, also of an order that is completed', () => {
    const order = after(back(8.5));
    expect(order).toMatchObject({ paid: 245_000, waived: 85_000 });
    expect(openOf(order)).toBe(0);
    expect(recordPayment(order, { payment: 'more', method: 'cash', amount: 1 })).toMatchObject({
      code: 'order-is-paid',
    });
  });

  test('of an order that ended unfulfilled waives nothing: there is nothing to pay', () => {
    const canceled = after({ type: 'OrderCanceled', data: { reason: 'Anruf' } }, back(8.5));
    expect(canceled).toMatchObject({ paid: 245_000, waived: 0 });
  });

  test('gives all that is left of the payment where no amount is named, and then nothing', () => {
    const [rest] = give(after(back(8.5, { payment: 'first' }))) as OrderEvent[];
    expect(rest).toMatchObject({ data: { amount: -24.5 } });
    expect(give(after(back(8.5, { payment: 'first' }), rest!), { refund: 'third' })).toMatchObject({
      code: 'nothing-to-refund',
    });
  });

  test.each<[Partial<RefundByHand>, string, string | null]>([
    [{ amount: 0 }, 'amount-not-positive', 'amount'],
    [{ amount: -1 }, 'amount-not-positive', 'amount'],
    [{ amount: 1.005 }, 'amount-too-precise', 'amount'],
    [{ amount: 33.01 }, 'amount-too-high', 'amount'],
    [{ cause: 'missing', index: 1, amount: 3.01 }, 'amount-above-line', 'amount'],
    [{ cause: 'missing', index: 7 }, 'line-unknown', 'index'],
    [{ cause: 'other' }, 'reason-missing', 'reason'],
    [{ payment: 'unknown' }, 'payment-unknown', null],
  ])('with %j is refused as %s', (command, code, field) => {
    const refused = give(after(), command);
    expect(refused).toMatchObject({ code });
    if (isRefusal(refused)) expect(refused.problems[0]!.field).toBe(field);
  });

  test('of a line gives back no more than what is left of it, by the provider or by hand', () => {
    const drinkOf = (amount: number) => back(amount, { payment: 'first', cause: 'missing', index: 1 });
    const again = { cause: 'missing', index: 1, amount: 2 } as const;
    expect(give(after(drinkOf(1)), again)).toHaveLength(1);
    const refused = give(after(drinkOf(2)), again) as Refusal;
    expect(refused).toMatchObject({ code: 'amount-above-line' });
    expect(normalizeSpaces(refused.problems[0]!.message)).toBe(
      'Von dieser Position sind nur noch 1,00 € übrig.',
    );
    expect(give(after(drinkOf(3)), again)).toMatchObject({
      problems: [{ message: 'Diese Position wurde schon ganz zurückgegeben.', field: 'amount' }],
    });
    const counter: OrderEvent = {
      type: 'PaymentRecorded',
      data: { payment: 'c', method: 'atm-card', amount: 3, corrects: 'first', reason: 'Vertippt' },
    };
    expect(give(after(drinkOf(3), counter), again)).toHaveLength(1);
    const removed: OrderEvent = {
      type: 'OrderItemRemoved',
      data: { index: 0, previous: orderedItem, pricing: placedOrder().pricing },
    };
    expect(give(after(drinkOf(3), removed), { ...again, index: 0 })).toMatchObject({
      code: 'amount-above-line',
    });
  });

  test('is recorded once, also when it is sent again', () => {
    expect(give(after(back(3)), { amount: 3 })).toEqual([]);
  });

  test('can be taken back as recorded by mistake: the guest then has paid it again', () => {
    const entry = { counterEntry: 'counter', payment: refund, reason: 'Vertippt' };
    const taken = counterPayment(after(back(3)), entry) as OrderEvent[];
    expect(taken).toMatchObject([{ data: { amount: 3, corrects: refund } }]);
    const order = after(back(3), ...taken);
    expect(order).toMatchObject({ paid: 330_000, waived: 0 });
    expect(counterPayment(order, entry)).toEqual([]);
    expect(counterPayment(order, { ...entry, counterEntry: 'another' })).toMatchObject({
      kind: 'conflict',
      problems: [{ message: 'Diese Rückzahlung wurde schon zurückgenommen.' }],
    });
    expect(give(order, { refund: 'again', amount: 33 })).toHaveLength(1);
    expect(give(order, { payment: refund, refund: 'again' })).toMatchObject({
      code: 'payment-does-not-stand',
    });
  });

  test('is in the way of a counter entry of its payment, which would give the money back twice', () => {
    const entry = { counterEntry: 'counter', payment, reason: 'Vertippt' };
    expect(counterPayment(after(back(3)), entry)).toMatchObject({ code: 'payment-has-refunds' });
  });

  test('keeps no words about a guest whose data is erased', () => {
    const end: OrderEvent = { type: 'OrderCompleted', data: {} };
    const erased: OrderEvent = {
      type: 'PersonalDataErased',
      data: { reason: 'request', uploads: [], counterEntries: [] },
    };
    const done = given(...eventsUntil.completed, paid[2]!, end, erased) as ExistingOrder;
    expect(give(done, { reason: 'Frau Huber' })).toMatchObject([{ data: { reason: null } }]);
  });
});
