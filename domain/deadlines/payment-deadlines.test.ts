import { describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '../kernel/event.js';
import { type OrderEvent, orderStream } from '../ordering/order/order-events.js';
import { orderPlaced } from '../ordering/testing/orders.js';
import { deadlineChanges } from './deadlines.js';

const id = '33333333-3333-4333-8333-333333333333';
const attempt = '44444444-4444-4444-8444-444444444444';
const at = '2026-11-20T17:00:00.000Z';
const halfAnHourLater = '2026-11-20T17:30:00.000Z';
const stream = orderStream(id);
const changesBy = ({ type, data }: OrderEvent) =>
  deadlineChanges({ type, data, stream, metadata: { at } } as RecordedEvent<OrderEvent>);

const initiated: OrderEvent = {
  type: 'PaymentInitiated',
  data: { attempt, method: 'mollie', amount: 33, capture: 'automatic', initiatedAt: at },
};
const opened: OrderEvent = {
  type: 'PaymentOpened',
  data: { attempt, reference: 'tr_1', checkoutUrl: null, expiresAt: null },
};
const refund = { refund: id, attempt, amount: 5 };

describe('an event of a payment sets the deadline', () => {
  test.each<[string, OrderEvent, subject: string, dueAt: string]>([
    ['payment-unopened', initiated, attempt, halfAnHourLater],
    ['payment-look', opened, attempt, '2026-11-20T17:01:00.000Z'],
    ['payment-capture', { type: 'CaptureRequested', data: { attempt, amount: 33 } }, attempt, at],
    ['payment-void', { type: 'VoidRequested', data: { attempt } }, attempt, at],
    ['payment-refund', { type: 'RefundRequested', data: { ...refund, reason: '' } }, id, at],
    ['unpaid-order', orderPlaced({ paymentMethod: 'datatrans' }), id, halfAnHourLater],
  ])('%s by %j', (kind, begun, subject, dueAt) => {
    expect(changesBy(begun).set).toEqual([
      { key: `${kind} ${stream} ${subject}`, kind, stream, subject, dueAt },
    ]);
  });
});

test('an order that replaces another one has that ended at once, in the stream of the other one', () => {
  const replaced = '66666666-6666-4666-8666-666666666666';
  const key = `replaced-order ${orderStream(replaced)} ${id}`;
  expect(changesBy(orderPlaced({ replaces: replaced })).set).toEqual([
    { key, kind: 'replaced-order', stream: orderStream(replaced), subject: id, dueAt: at },
  ]);
  const done = { type: 'OrderSentAgain', data: { by: id, isReplaced: false } } as const;
  const event = { ...done, stream: orderStream(replaced), metadata: { at } } as RecordedEvent<OrderEvent>;
  expect(deadlineChanges(event)).toEqual({ clear: [key] });
});

test('an order that is paid on the spot has no deadline for its payment', () => {
  expect(changesBy(orderPlaced()).set).toEqual([]);
});

test.each<OrderEvent>([
  initiated,
  { type: 'PaymentFailed', data: { attempt, reason: 'declined' } },
  { type: 'PaymentExpired', data: { attempt } },
  { type: 'PaymentCanceled', data: { attempt } },
])('an order that waits for its payment waits half an hour from %j on, any other does not', (event) => {
  expect(changesBy(event).move).toMatchObject({
    key: `unpaid-order ${stream} ${id}`,
    dueAt: halfAnHourLater,
  });
});

describe('a deadline of a payment is cleared', () => {
  test.each<[key: string, OrderEvent]>([
    [`payment-unopened ${stream} ${attempt}`, opened],
    [`payment-unopened ${stream} ${attempt}`, { type: 'PaymentFailed', data: { attempt, reason: 'x' } }],
    [`payment-look ${stream} ${attempt}`, { type: 'PaymentCaptured', data: { attempt, amount: 33 } }],
    [`payment-look ${stream} ${attempt}`, { type: 'PaymentExpired', data: { attempt } }],
    [`payment-capture ${stream} ${attempt}`, { type: 'PaymentCaptured', data: { attempt, amount: 33 } }],
    [`payment-capture ${stream} ${attempt}`, { type: 'VoidRequested', data: { attempt } }],
    [`payment-void ${stream} ${attempt}`, { type: 'PaymentVoided', data: { attempt } }],
    [`payment-refund ${stream} ${id}`, { type: 'RefundSucceeded', data: { ...refund, reference: 're_1' } }],
    [`payment-refund ${stream} ${id}`, { type: 'RefundFailed', data: { ...refund, reason: 'x' } }],
    [`unpaid-order ${stream} ${id}`, { type: 'OrderSubmitted', data: {} }],
    [`unpaid-order ${stream} ${id}`, { type: 'OrderCanceled', data: { reason: '' } }],
    [`unpaid-order ${stream} ${id}`, { type: 'OrderFailed', data: {} }],
  ])('%s by %j', (key, ended) => {
    expect(changesBy(ended).clear).toContain(key);
  });
});
