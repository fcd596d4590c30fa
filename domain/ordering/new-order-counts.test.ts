import { describe, expect, test } from '@jest/globals';
import type { OrderStatus } from './order/order-terms.schema.js';
import { newOrderCounts } from './new-order-counts.js';

const counts = (status: OrderStatus, kind: 'soon' | 'later' = 'soon') => newOrderCounts([{ status, kind }]);

describe('an order that is not confirmed', () => {
  test.each<[OrderStatus, 'soon' | 'later', object]>([
    ['pending', 'soon', { now: 1, later: 0, guest: 0 }],
    ['pending', 'later', { now: 0, later: 1, guest: 0 }],
    ['requested', 'soon', { now: 1, later: 0, guest: 0 }],
    ['requested', 'later', { now: 1, later: 0, guest: 0 }],
    ['offered', 'later', { now: 0, later: 0, guest: 1 }],
    ['proposed', 'soon', { now: 0, later: 0, guest: 1 }],
    ['awaitingPayment', 'soon', { now: 0, later: 0, guest: 1 }],
  ])('that is %s and due %s is counted once', (status, kind, expected) => {
    expect(counts(status, kind)).toEqual(expected);
  });
});

test.each(['confirmed', 'ready', 'dispatched', 'completed'] as const)(
  '%s orders wait for nobody',
  (status) => {
    expect(counts(status)).toEqual({ now: 0, later: 0, guest: 0 });
  },
);
