import { describe, expect, it } from '@jest/globals';
import type { CancelCause } from '../order/order-terms.schema.js';
import type { OrderEvent, OrderPlaced } from '../order/order-events.js';
import { eventsUntil, orderedItem, orderPlaced, placedOrder } from '../testing/orders.js';
import type { CountedOrder } from './counted-order.js';
import { hourSums, itemSums, lossSums, originSums } from './order-sums.js';
import { at, counted } from './testing/counted.js';

describe('what was sold', () => {
  const placedWith = (items: OrderPlaced['items']): OrderEvent => ({
    type: 'OrderPlaced',
    data: placedOrder({ items }),
  });
  const grams = {
    ...orderedItem,
    product: 'b',
    amount: 750,
    unit: 'gram' as const,
    gross: 9,
    explanation: [],
  };
  const family = {
    ...{ ...orderedItem, product: 'c', amount: 3, gross: 60 },
    contents: [
      { product: orderedItem.product, name: 'Wiener Schnitzel', amount: 2, unit: 'piece' as const },
      { product: 'b', name: 'Käse', amount: 250, unit: 'gram' as const },
    ],
  };

  it('is added up by product in one unit, and what packages contained apart from it', () => {
    const one = { orders: 1, productOrders: 1 };
    const order = counted([
      placedWith([orderedItem, orderedItem, grams, family]),
      { type: 'OrderSubmitted', data: {} },
    ]);
    expect(itemSums(order, at)).toEqual([
      {
        ...at,
        product: orderedItem.product,
        unit: 'piece',
        isContent: false,
        quantity: 4,
        gross: 66,
        ...one,
      },
      { ...at, product: 'b', unit: 'kilogram', isContent: false, quantity: 0.75, gross: 9, ...one },
      { ...at, product: 'c', unit: 'piece', isContent: false, quantity: 3, gross: 60, ...one },
      {
        ...at,
        product: orderedItem.product,
        unit: 'piece',
        isContent: true,
        quantity: 6,
        gross: 0,
        ...{ orders: 0, productOrders: 0 },
      },
      {
        ...at,
        product: 'b',
        unit: 'kilogram',
        isContent: true,
        quantity: 0.75,
        gross: 0,
        orders: 0,
        productOrders: 0,
      },
    ]);
  });

  it('is one order of a product that is only within a package, also if another package has it too', () => {
    const order = counted([placedWith([family, family]), { type: 'OrderSubmitted', data: {} }]);
    expect(
      itemSums(order, at).map(({ product, isContent, orders, productOrders }) => [
        ...[product, isContent, orders, productOrders],
      ]),
    ).toEqual([
      ['c', false, 1, 1],
      [orderedItem.product, true, 1, 1],
      ['b', true, 1, 1],
    ]);
  });

  it('is one order of a product, in however many units the order has it', () => {
    const kilogram = { ...grams, product: orderedItem.product };
    const order = counted([placedWith([orderedItem, kilogram]), { type: 'OrderSubmitted', data: {} }]);
    expect(
      itemSums(order, at).map(({ unit, orders, productOrders }) => [unit, orders, productOrders]),
    ).toEqual([
      ['piece', 1, 1],
      ['kilogram', 1, 0],
    ]);
  });

  it('follows lines that are added, changed and removed', () => {
    const { pricing } = placedOrder();
    const order = counted([
      ...[placedWith([orderedItem]), { type: 'OrderSubmitted', data: {} } as const],
      { type: 'OrderItemAdded', data: { item: grams, pricing } },
      {
        type: 'OrderItemChanged',
        data: { index: 0, item: { ...orderedItem, amount: 5 }, previous: orderedItem, pricing },
      },
      { type: 'OrderItemRemoved', data: { index: 1, previous: grams, pricing } },
    ]);
    expect(itemSums(order, at).map(({ product, quantity }) => [product, quantity])).toEqual([
      [orderedItem.product, 5],
    ]);
  });

  it('is nothing of canceled orders', () => {
    expect(itemSums(counted(eventsUntil.canceled), at)).toEqual([]);
  });
});

describe('the hours of an order', () => {
  const hours = (order: CountedOrder) =>
    hourSums(order, at).map(({ hour, placed, due }) => [hour.slice(5, 13), placed, due]);

  it('are that of its placing, and the one it is due in', () => {
    const later = orderPlaced({ appointmentDate: '2026-11-21T11:30:00.000Z' });
    expect(hours(counted([later, { type: 'OrderSubmitted', data: {} }]))).toEqual([
      ['11-20T17', 1, 0],
      ['11-21T11', 0, 1],
    ]);
    expect(hours(counted(eventsUntil.pending))).toEqual([
      ['11-20T17', 1, 0],
      ['11-20T17', 0, 1],
    ]);
    expect(hours(counted(eventsUntil.canceled))).toEqual([['11-20T17', 1, 0]]);
  });

  it('belong to the business days on which it was placed, and on which it is due', () => {
    const night = orderPlaced({ appointmentDate: '2026-11-22T02:30:00.000Z' });
    const sums = hourSums(counted([night, { type: 'OrderSubmitted', data: {} }]), at);
    expect(sums.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('follow the time that branch and guest agreed on', () => {
    const accepted: OrderEvent = { type: 'CounterAppointmentAccepted', data: {} };
    expect(hours(counted([...eventsUntil.proposed, accepted]))[1]).toEqual(['11-20T19', 0, 1]);
    const confirmed: OrderEvent = {
      type: 'OrderConfirmed',
      data: { appointment: '2026-11-20T20:15:00.000Z' },
    };
    expect(hours(counted([...eventsUntil.pending, confirmed]))[1]).toEqual(['11-20T20', 0, 1]);
  });
});

describe('where orders come from', () => {
  it('is what the order says, or what can be known of older ones', () => {
    const origin = { context: 'pwa', source: 'Google', medium: null, campaign: null } as const;
    const submitted: OrderEvent = { type: 'OrderSubmitted', data: {} };
    const sum = { ...at, source: '', medium: '', campaign: '', orders: 1, canceledOrders: 0, gross: 33 };
    expect(originSums(counted([orderPlaced({ origin }), submitted]), at)).toEqual([
      { ...sum, context: 'pwa', source: 'Google' },
    ]);
    expect(originSums(counted([orderPlaced(), submitted]), at)).toEqual([{ ...sum, context: 'web' }]);
    expect(originSums(counted([orderPlaced({ tableIdentifier: '7' }), submitted]), at)).toEqual([
      { ...sum, context: 'table' },
    ]);
    expect(originSums(counted([orderPlaced(), submitted], 'back office'), at)).toEqual([
      { ...sum, context: 'staff' },
    ]);
  });
});

describe('orders that came to nothing', () => {
  const canceled: OrderEvent = { type: 'OrderCanceled', data: { reason: '' } };
  const because = (cause: CancelCause): OrderEvent => ({
    type: 'OrderCanceled',
    data: { reason: '', cause },
  });
  const lossOf = (events: Parameters<typeof counted>[0]) =>
    lossSums(counted(events), at).map(({ date, reason }) => [date, reason]);

  it.each([
    ['by staff', [...eventsUntil.pending, { event: canceled, day: 1 }], 'staff'],
    [
      'by the guest, as staff entered',
      [...eventsUntil.pending, { event: because('guest'), day: 1 }],
      'customer',
    ],
    ['as nobody came', [...eventsUntil.pending, { event: because('notMet'), day: 1 }], 'notMet'],
    [
      'as it was ordered twice',
      [...eventsUntil.pending, { event: because('duplicate'), day: 1 }],
      'duplicate',
    ],
    ['for another cause', [...eventsUntil.pending, { event: because('other'), day: 1 }], 'staff'],
    [
      'by the guest',
      [...eventsUntil.pending, { event: canceled, day: 1, actor: { kind: 'customer', id: null } }],
      'customer',
    ],
    [
      'by nobody',
      [...eventsUntil.pending, { event: canceled, day: 1, actor: { kind: 'rule', id: 'x' } }],
      'system',
    ],
    [
      'as the guest declined another time',
      [
        ...eventsUntil.proposed,
        { type: 'CounterAppointmentRejected', data: {} },
        { event: canceled, day: 1 },
      ],
      'declined',
    ],
    [
      'as the guest did not answer',
      [...eventsUntil.proposed, { type: 'CounterAppointmentExpired', data: {} }, { event: canceled, day: 1 }],
      'unanswered',
    ],
    [
      'by the branch',
      [...eventsUntil.pending, { event: { type: 'OrderRejected', data: { message: '' } }, day: 1 }],
      'rejected',
    ],
    [
      'unpaid',
      [...eventsUntil.awaitingPayment, { event: { type: 'OrderFailed', data: {} }, day: 1 }],
      'unpaid',
    ],
  ] as [string, Parameters<typeof counted>[0], string][])(
    'count %s on the day on which they did',
    (_, events, reason) => {
      expect(lossOf(events)).toEqual([['2026-11-21', reason]]);
    },
  );

  it('are none that the guest sent again, and no requests', () => {
    const again: OrderEvent = { type: 'OrderSentAgain', data: { by: at.branch, isReplaced: true } };
    expect(lossOf([...eventsUntil.awaitingPayment, again, { type: 'OrderFailed', data: {} }])).toEqual([]);
    expect(lossOf([...eventsUntil.requested, canceled])).toEqual([]);
  });
});
