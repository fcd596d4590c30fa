import { describe, expect, it } from '@jest/globals';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { eventsUntil, orderPlaced } from '@bestellwerk/domain/ordering/testing/orders';
import type { DeadlineEvent } from '@bestellwerk/domain/deadlines/deadlines';
import { recorded } from '../../testing/order-stories.js';
import { rowsAfterAll } from '../../testing/rows-after.js';
import { deadlines } from './project.js';

const order = '33333333-3333-4333-8333-333333333333';
const day = branchDayStream('22222222-2222-4222-8222-222222222222', '2026-11-20');
const placeTaken = (takenAt: string, again?: true): RecordedEvent<DeadlineEvent> => ({
  ...recorded(order, [orderPlaced()])[0]!,
  type: 'PlaceTaken',
  data: { order, window: null, ticketNumber: 7, takenAt, again },
  stream: day,
});
const dueAfter = (...events: RecordedEvent<DeadlineEvent>[]) =>
  rowsAfterAll(deadlines, events).map(({ kind, dueAt }) => [kind, dueAt]);

describe('deadlines', () => {
  it('watch a reservation until its order is written, and then the order until it is confirmed', () => {
    const taken = placeTaken('2026-11-20T17:00:00.000Z');
    expect(dueAfter(taken)).toEqual([['place', '2026-11-20T17:01:00.000Z']]);
    expect(dueAfter(taken, ...recorded(order, eventsUntil.pending))).toEqual([
      ['missed-order', '2026-11-20T17:11:00.000Z'],
    ]);
    expect(dueAfter(taken, ...recorded(order, eventsUntil.confirmed))).toEqual([]);
  });

  it('move when the reservation is renewed, unless its order is already written', () => {
    const taken = placeTaken('2026-11-20T17:00:00.000Z');
    const again = placeTaken('2026-11-20T17:00:40.000Z', true);
    expect(dueAfter(taken, again)).toEqual([['place', '2026-11-20T17:01:40.000Z']]);
    expect(dueAfter(taken, ...recorded(order, eventsUntil.confirmed), again)).toEqual([]);
  });
});
