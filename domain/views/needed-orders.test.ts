import { expect, test } from '@jest/globals';
import { isRefusal } from '../kernel/refusal.js';
import type { RecordedEvent } from '../kernel/event.js';
import { erasePersonalData } from '../ordering/order/erasure-decisions.js';
import { orderDecider } from '../ordering/order/order.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { eventsUntil } from '../ordering/testing/orders.js';
import { neededBecause } from './needed-orders.js';
import { staffOrderAfter } from './order-documents.js';
import type { StaffOrder } from '../contracts/order.schema.js';

const paid: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment: '11111111-0000-4000-8000-000000000000', method: 'cash', amount: 33 },
};
const stories = Object.entries(eventsUntil)
  .filter(([status]) => status !== 'none')
  .flatMap(([status, events]) => [
    [status, events] as const,
    [`${status}, paid`, [...events, paid]] as const,
  ]);

test.each(stories)('the list and the decision agree on an order that is %s', (_, events) => {
  const state = events.reduce(orderDecider.evolve, orderDecider.initial);
  const refusal = erasePersonalData(state, { reason: 'request' });
  const recorded = events.map((event, revision) => ({
    ...event,
    ...{ id: '', stream: 'order-1', position: '1', revision: String(revision) },
    metadata: { at: '2026-11-20T17:00:00.000Z', actor: { kind: 'system', id: null }, origin: 'system' },
  })) as unknown as RecordedEvent<OrderEvent>[];
  const order = recorded.reduce<StaffOrder | undefined>(staffOrderAfter, undefined)!;
  const text = neededBecause(order);
  expect(text !== null).toBe(isRefusal(refusal));
  if (isRefusal(refusal)) expect(refusal.problems[0].message).toContain(text);
});
