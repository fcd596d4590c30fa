import { describe, expect, it } from '@jest/globals';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil, orderPlaced, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { paymentSchema } from '@bestellwerk/domain/contracts/payments.schema';
import { recordedIn } from '../../testing/order-stories.js';
import { rowsAfter, rowsAfterAll } from '../../testing/rows-after.js';
import { payment } from './project.js';

const order = '33333333-3333-4333-8333-333333333333';
const first = '44444444-4444-4444-8444-444444444444';
const second = '55555555-5555-4555-8555-555555555555';
const branch = '22222222-2222-4222-8222-222222222222';
const taken: OrderEvent = { type: 'PaymentRecorded', data: { payment: first, method: 'cash', amount: 10.1 } };
const takenBack: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment: second, method: 'cash', amount: -10.1, corrects: first, reason: 'Vertippt' },
};
const rowsOf = (...events: OrderEvent[]) => rowsAfter(payment, orderStream(order), events);
const paymentsAfter = (...events: OrderEvent[]) =>
  rowsOf(...events).flatMap(({ document }) => document ?? []);
const sumsOf = (...events: OrderEvent[]) =>
  rowsOf(...events)
    .map((row) => payment.rollups![0]!.contribution(row))
    .filter((sum) => sum !== null);

describe('payments', () => {
  it.each(Object.entries(eventsUntil).filter(([status]) => status !== 'none'))(
    'have neither rows nor sums for an order without a payment: %s',
    (_status, events) => {
      expect(paymentsAfter(...events)).toEqual([]);
      expect(sumsOf(...events)).toEqual([]);
    },
  );

  it('contain order, actor, time and business day', () => {
    const [row] = paymentsAfter(...eventsUntil.pending, taken);
    expect(paymentSchema.parse({ ...row, by: { ...row!.by, name: null } })).toMatchObject({
      id: first,
      order,
      branch,
      uid: '0123456789',
      ticketNumber: 7,
      method: 'cash',
      amount: 10.1,
      currency: 'EUR',
      date: '2026-11-20',
      at: '2026-11-20T17:02:00.000Z',
      corrects: null,
      correctedBy: null,
      by: { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' },
      position: '1020',
    });
  });

  it('belong to the business day of the payment, in the time zone of the order', () => {
    const at0301 = orderPlaced({ ...placedOrder(), timeZone: 'Australia/Brisbane' });
    expect(paymentsAfter(at0301, taken)[0]!.date).toBe('2026-11-20');
    const at0401 = orderPlaced({ ...placedOrder(), timeZone: 'Australia/Sydney' });
    expect(paymentsAfter(at0401, taken)[0]!.date).toBe('2026-11-21');
  });

  it('and their counter entries refer to each other', () => {
    const [original, counterEntry] = paymentsAfter(...eventsUntil.completed, taken, takenBack);
    expect(original).toMatchObject({ id: first, amount: 10.1, corrects: null, correctedBy: second });
    expect(counterEntry).toMatchObject({
      id: second,
      amount: -10.1,
      corrects: first,
      correctedBy: null,
      reason: 'Vertippt',
    });
  });

  it('of a refund by hand name the payment it is of and what it is for, and count as refunds', () => {
    const back: OrderEvent = {
      type: 'PaymentRecorded',
      data: { payment: second, method: 'cash', amount: -3, refunds: first, cause: 'faulty', reason: 'Kalt' },
    };
    const [original, refund] = paymentsAfter(...eventsUntil.completed, taken, back);
    expect(original).toMatchObject({ correctedBy: null, refunds: null });
    expect(refund).toMatchObject({ kind: 'refund', refunds: first, corrects: null, cause: 'faulty' });
    expect(sumsOf(...eventsUntil.completed, taken, back)[1]).toMatchObject({ refunds: 1, amount: -3 });
  });

  it('sum up per branch, business day and method', () => {
    const day = { branch, date: '2026-11-20', method: 'cash' };
    expect(sumsOf(...eventsUntil.completed, taken, takenBack)).toEqual([
      { ...day, payments: 1, counterEntries: 0, refunds: 0, amount: 10.1 },
      { ...day, payments: 0, counterEntries: 1, refunds: 0, amount: -10.1 },
    ]);
  });

  it('contain what came and went at a provider, with its references', () => {
    const attempt = first;
    const rows = paymentsAfter(
      ...eventsUntil.awaitingPayment,
      {
        type: 'PaymentInitiated',
        data: {
          attempt,
          method: 'mollie',
          amount: 33,
          capture: 'automatic',
          initiatedAt: '2026-11-20T17:00:00.000Z',
        },
      },
      { type: 'PaymentOpened', data: { attempt, reference: 'tr_1', checkoutUrl: null, expiresAt: null } },
      { type: 'PaymentCaptured', data: { attempt, amount: 33 } },
      { type: 'RefundSucceeded', data: { attempt, refund: second, amount: 3, reference: 're_1' } },
      { type: 'ChargebackReceived', data: { attempt, amount: 30, reference: 'chb_1' } },
      { type: 'ChargebackReversed', data: { attempt, amount: 30, reference: 'chb_1' } },
    );
    expect(rows.map(({ kind, method, amount, reference }) => [kind, method, amount, reference])).toEqual([
      ['payment', 'mollie', 33, 'tr_1'],
      ['refund', 'mollie', -3, 're_1'],
      ['chargeback', 'mollie', -30, 'chb_1'],
      ['chargeback', 'mollie', 30, 'chb_1'],
    ]);
  });

  it('come with what their order counts, as of the event that changed it last', () => {
    const saleAfter = (...events: OrderEvent[]) => rowsOf(...events).find(({ sale }) => sale)!;
    const rates = [{ rate: 10, net: 30, tax: 3, gross: 33 }];
    const sold = { state: 'sold', gross: 33, openAmount: 33, rates };
    expect(saleAfter(...eventsUntil.pending)).toMatchObject({
      ...sold,
      ...{ orderDate: '2026-11-20', position: '1010' },
    });
    expect(saleAfter(...eventsUntil.completed)).toMatchObject({ ...sold, position: '1010' });
    expect(saleAfter(...eventsUntil.completed, taken)).toMatchObject({
      ...sold,
      ...{ openAmount: 22.9, position: '1010' },
    });
    expect(saleAfter(...eventsUntil.canceled)).toMatchObject({
      state: 'canceled',
      openAmount: 0,
      position: '1020',
    });
    expect(saleAfter(...eventsUntil.offered)).toMatchObject({ state: 'uncounted' });
    const { pricing, items } = placedOrder();
    const more: OrderEvent = {
      type: 'OrderItemAdded',
      data: {
        item: { ...items[0]!, taxRate: 20, net: 10, tax: 2, gross: 12 },
        pricing: { ...pricing, totalGross: 45, taxes: { '10': 3, '20': 2 } },
      },
    };
    expect(saleAfter(...eventsUntil.pending, more)).toMatchObject({
      ...{ state: 'sold', gross: 45, position: '1020' },
      rates: [...rates, { rate: 20, net: 10, tax: 2, gross: 12 }],
    });
  });

  it('of a refund say what it is for, and lower what its order counts from the refund on', () => {
    const attempt = first;
    const refund = second;
    const events: OrderEvent[] = [
      ...eventsUntil.pending,
      {
        type: 'PaymentInitiated',
        data: {
          ...{ attempt, method: 'mollie', amount: 33, capture: 'automatic' },
          initiatedAt: '2026-11-20T17:00:00.000Z',
        },
      },
      { type: 'PaymentCaptured', data: { attempt, amount: 33 } },
      {
        type: 'RefundRequested',
        data: { refund, attempt, amount: 11, reason: '', cause: 'missing', index: 0 },
      },
    ];
    const saleAfter = (...all: OrderEvent[]) => rowsOf(...all).find(({ sale }) => sale)!;
    expect(saleAfter(...events)).toMatchObject({ gross: 33, reducedGross: 0, position: '1010' });
    events.push({ type: 'RefundSucceeded', data: { attempt, refund, amount: 11, reference: 're_1' } });
    expect(saleAfter(...events)).toMatchObject({
      ...{ gross: 22, reducedGross: 11, waivedAmount: 0, openAmount: 0, position: '1050' },
      rates: [{ rate: 10, net: 20, tax: 2, gross: 22 }],
      reductions: [{ rate: 10, net: 10, tax: 1, gross: 11 }],
    });
    expect(paymentsAfter(...events).map(({ kind, amount, cause }) => [kind, amount, cause])).toEqual([
      ['payment', 33, null],
      ['refund', -11, 'missing'],
    ]);
  });

  it('of a refund name who ordered it, not the provider that reports it; what was begun at the provider keeps that', () => {
    const provider = { kind: 'provider', id: 'mollie' } as const;
    const person = { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' } as const;
    const asked = (refund: string, more: object = {}) => ({
      ...{ type: 'RefundRequested', data: { refund, attempt: first, amount: 1, reason: '', ...more } },
    });
    const back = (refund: string, more: object = {}) => ({
      type: 'RefundSucceeded',
      data: { refund, attempt: first, amount: 1, reference: refund, ...more },
    });
    const events = [
      ...eventsUntil.pending,
      {
        type: 'PaymentInitiated',
        data: {
          ...{ attempt: first, method: 'mollie', amount: 33, capture: 'automatic' },
          initiatedAt: '2026-11-20T17:00:00.000Z',
        },
      },
      { type: 'PaymentCaptured', data: { attempt: first, amount: 33 } },
      ...[asked('a'), back('a'), asked('b', { isAutomatic: true }), back('b')],
      back('c', { isFromProvider: true }),
    ] as OrderEvent[];
    const recorded = recordedIn(orderStream(order), events).map((event) => {
      const actor = event.type === 'RefundRequested' ? person : provider;
      return { ...event, metadata: { ...event.metadata, actor } };
    });
    const rows = rowsAfterAll(payment, recorded).flatMap(({ document }) => document ?? []);
    expect(rows.map(({ kind, by }) => [kind, by])).toEqual([
      ['payment', provider],
      ['refund', person],
      ['refund', { kind: 'rule', id: null }],
      ['refund', provider],
    ]);
  });

  const paidOnline: OrderEvent[] = [
    {
      type: 'PaymentInitiated',
      data: {
        ...{ attempt: first, method: 'mollie', amount: 33, capture: 'automatic' },
        initiatedAt: '2026-11-20T17:00:00.000Z',
      },
    },
    { type: 'PaymentCaptured', data: { attempt: first, amount: 33 } },
  ];
  const asked = (more: { reason?: string; isAutomatic?: true }): OrderEvent[] => [
    {
      type: 'RefundRequested',
      data: { refund: second, attempt: first, amount: 1, reason: '', ...more },
    },
    { type: 'RefundSucceeded', data: { refund: second, attempt: first, amount: 1, reference: 're_1' } },
  ];

  it('of a refund at a provider keep its reason beside the order only, where an erasure finds it', () => {
    const events = [...eventsUntil.completed, ...paidOnline, ...asked({ reason: 'Frau Huber war böse' })];
    const requestOf = (...all: OrderEvent[]) =>
      rowsOf(...all).find(({ payable }) => payable)!.payable!.requests[second];
    expect(requestOf(...events)).toMatchObject({ reason: 'Frau Huber war böse', occasion: null });
    expect(paymentsAfter(...events).at(-1)).toMatchObject({ request: second, reason: null });
    const erased: OrderEvent = {
      type: 'PersonalDataErased',
      data: { reason: 'request', uploads: [], counterEntries: [] },
    };
    expect(requestOf(...events, erased)).toMatchObject({ reason: null });
  });

  it.each([
    ['rejected', 'rejected'],
    ['canceled', 'canceled'],
    ['completed', 'overpaid'],
  ] as const)('of an order that is %s say why a rule gave money back', (status, occasion) => {
    const events = [...eventsUntil[status], ...paidOnline, ...asked({ isAutomatic: true })];
    expect(paymentsAfter(...events).at(-1)).toMatchObject({ kind: 'refund', occasion, reason: null });
  });

  it('of an order remember what it counted before each change, so that closings can say by how much it changed', () => {
    const saleAfter = (...all: OrderEvent[]) => rowsOf(...all).find(({ sale }) => sale)!;
    expect(saleAfter(...eventsUntil.completed, taken)).toMatchObject({ position: '1010', earlier: null });
    const { pricing } = placedOrder();
    const cheaper: OrderEvent = {
      type: 'OrderItemRemoved',
      data: {
        index: 0,
        previous: placedOrder().items[0]!,
        pricing: { ...pricing, totalGross: 11, taxes: { '10': 1 } },
      },
    };
    const canceled: OrderEvent = { type: 'OrderCanceled', data: { reason: 'Abgesagt' } };
    expect(saleAfter(...eventsUntil.confirmed, taken, cheaper, canceled)).toMatchObject({
      ...{ state: 'canceled', position: '1050' },
      earlier: [
        { position: '1010', state: 'sold', gross: 33, reducedGross: 0 },
        { position: '1040', state: 'sold', gross: 11, reducedGross: 0 },
      ],
    });
  });

  it('are refused for an order that was never placed', () => {
    expect(() => rowsOf(taken)).toThrow('PaymentRecorded without OrderPlaced');
  });
});
