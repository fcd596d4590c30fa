import { describe, expect, test } from '@jest/globals';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order-terms';
import type { TakenStep } from '../../shared/outbox/outbox.js';
import { anOrder } from '../../testing/an-order.js';
import { byColumn } from './columns.js';

const placeOf = (status: OrderStatus, target?: OrderStatus) => {
  const taken: Record<string, TakenStep> = target ? { 'o-1': { target } as TakenStep } : {};
  return byColumn([anOrder({ status })], taken).find(({ orders }) => orders.length > 0)?.column.id;
};

describe('the place of an order on the board', () => {
  test.each<[OrderStatus, string | undefined]>([
    ['pending', 'new'],
    ['confirmed', 'confirmed'],
    ['ready', 'ready'],
    ['dispatched', 'ready'],
    ['completed', undefined],
  ])('%s', (status, column) => expect(placeOf(status)).toBe(column));

  test('moves at once with a step just taken', () => {
    expect(placeOf('pending', 'confirmed')).toBe('confirmed');
  });

  test('stays until the server agrees that it leaves the board', () => {
    expect(placeOf('ready', 'completed')).toBe('ready');
  });
});

test('what is overdue comes first, also before what is older', () => {
  const orders = [
    anOrder({ id: 'o-1' }),
    anOrder({ id: 'o-2', isMissed: true }),
    anOrder({ id: 'o-3', isMissed: true, status: 'confirmed' }),
    anOrder({ id: 'o-4', isMissed: true }),
  ];
  const shown = byColumn(orders, {}).map((column) => column.orders.map(({ id }) => id));
  expect(shown).toEqual([['o-2', 'o-4', 'o-1'], ['o-3'], []]);
});
