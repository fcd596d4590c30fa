import { describe, expect, test } from '@jest/globals';
import { dueOf } from '@bestellwerk/domain/ordering/due-time';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { TakenStep } from '../../shared/order-steps/outbox.js';
import { anOrder } from '../../testing/an-order.js';
import { filledBoard, latenessOf } from './columns.js';

/** Ten minutes after `anOrder` was placed. */
const now = new Date('2026-11-20T17:10:00Z');
const due = (order: StaffOrder) => dueOf(order, null, now, 'Europe/Vienna');
const board = (orders: StaffOrder[], taken: Record<string, TakenStep> = {}) => {
  const { columns, later } = filledBoard(orders, taken, due);
  const ids = (some: readonly { order: StaffOrder }[]) => some.map(({ order }) => order.id);
  return { columns: columns.map((column) => ids(column.orders)), later: ids(later) };
};
const placeOf = (status: OrderStatus, target?: OrderStatus) => {
  const taken: Record<string, TakenStep> = target ? { 'o-1': { target } as TakenStep } : {};
  const { columns } = filledBoard([anOrder({ status })], taken, due);
  return columns.find(({ orders }) => orders.length > 0)?.column.id;
};

describe('the column of an order', () => {
  test.each<[OrderStatus, string | undefined]>([
    ['pending', 'new'],
    ['requested', 'new'],
    ['offered', 'new'],
    ['proposed', 'new'],
    ['confirmed', 'confirmed'],
    ['ready', 'ready'],
    ['dispatched', 'ready'],
    ['completed', undefined],
  ])('%s', (status, column) => expect(placeOf(status)).toBe(column));

  test('changes immediately after a step, before the server confirms it', () => {
    expect(placeOf('pending', 'confirmed')).toBe('confirmed');
  });

  test('stays the same until the server confirms a step that removes the order', () => {
    expect(placeOf('ready', 'completed')).toBe('ready');
  });
});

test('columns are sorted by due time, not by the time of placing', () => {
  const orders = [
    anOrder({ id: 'as soon as possible' }),
    anOrder({
      id: 'at half past',
      placedAt: '2026-11-20T09:00:00.000Z',
      appointmentDate: '2026-11-20T17:20:00.000Z',
    }),
    anOrder({ id: 'placed before', placedAt: '2026-11-20T16:50:00.000Z' }),
  ];
  expect(board(orders).columns[0]).toEqual(['at half past', 'placed before', 'as soon as possible']);
});

describe('a pre-order', () => {
  const tomorrow = '2026-11-21T05:40:00.000Z';
  const preorder = (changes: Partial<StaffOrder>) => anOrder({ appointmentDate: tomorrow, ...changes });

  test.each(['pending', 'confirmed', 'awaitingPayment'] as const)(
    'for tomorrow that is %s is listed under later',
    (status) => {
      expect(board([preorder({ status }), anOrder({ id: 'now' })])).toEqual({
        columns: [['now'], [], []],
        later: ['o-1'],
      });
    },
  );

  test('for tomorrow that is a request stays among the new ones until it is answered', () => {
    expect(board([preorder({ status: 'requested' })])).toEqual({ columns: [['o-1'], [], []], later: [] });
    expect(board([preorder({ status: 'offered' })])).toEqual({ columns: [[], [], []], later: ['o-1'] });
  });

  test('for tomorrow that is ready is in the ready column', () => {
    expect(board([preorder({ status: 'ready' })])).toEqual({ columns: [[], [], ['o-1']], later: [] });
  });

  test('moves to its column one hour before it is due', () => {
    const soon = preorder({ appointmentDate: '2026-11-20T18:10:00.000Z' });
    expect(board([soon])).toEqual({ columns: [['o-1'], [], []], later: [] });
  });
});

describe('an order', () => {
  const lateness = (changes: Partial<StaffOrder>) => {
    const order = anOrder(changes);
    return latenessOf({ order, due: due(order) });
  };
  const passed = '2026-11-20T17:05:00.000Z';

  test.each(['pending', 'confirmed', 'ready', 'dispatched'] as const)(
    'that is %s is late once its due time has passed',
    (status) => {
      expect(lateness({ status, appointmentDate: passed })).toBe('late');
      expect(lateness({ status, appointment: passed })).toBe('late');
      expect(lateness({ status, placedAt: '2026-11-20T16:27:00.000Z' })).toBe('late');
    },
  );

  test('that waits for the answer of its guest is not late', () => {
    expect(lateness({ status: 'proposed', isMissed: true, appointmentDate: passed })).toBe('onTime');
  });

  test('that was not confirmed in time is overdue, except a pre-order for tomorrow', () => {
    expect(lateness({ isMissed: true })).toBe('overdue');
    expect(lateness({ isMissed: true, status: 'confirmed' })).toBe('onTime');
    expect(lateness({ isMissed: true, appointmentDate: '2026-11-21T05:40:00.000Z' })).toBe('onTime');
  });

  test('that came while the branch was closed is not overdue before it opens', () => {
    const order = anOrder({ isMissed: true });
    const early = { ...due(order), kind: 'soon', isBeforeOpening: true } as const;
    expect(latenessOf({ order, due: early })).toBe('onTime');
  });
});

test('a request is overdue once it was missed, and never late', () => {
  const lateness = (changes: Partial<StaffOrder>) => {
    const order = anOrder({ appointmentDate: '2026-11-20T17:00:00.000Z', ...changes });
    return latenessOf({ order, due: due(order) });
  };
  expect(lateness({ status: 'requested' })).toBe('onTime');
  expect(lateness({ status: 'requested', isMissed: true })).toBe('overdue');
  expect(lateness({ status: 'offered', isMissed: true })).toBe('onTime');
});
