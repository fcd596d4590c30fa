import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FrontDeskOrder } from '../contracts/order-display.schema.js';
import { frontDeskAt } from './front-desk.js';

const now = Date.parse('2026-11-20T17:00:00.000Z');
const minutesFrom = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();

const anOrder = (differences: Partial<FrontDeskOrder> = {}): FrontDeskOrder => ({
  id: 'o-1',
  number: '7',
  ticketNumber: 7,
  status: 'confirmed',
  mode: 'takeaway',
  tableIdentifier: null,
  placedAt: minutesFrom(-10),
  dueAt: minutesFrom(20),
  readyAt: null,
  ...differences,
});
const ready = (minutesAgo: number, id = 'o-1') =>
  anOrder({ id, number: id, status: 'ready', readyAt: minutesFrom(-minutesAgo) });
const shown = (...orders: FrontDeskOrder[]) => {
  const { preparing, ready } = frontDeskAt(orders, now);
  return [preparing, ready].map((tickets) => tickets.map(({ number }) => number));
};

describe('the display at the front desk', () => {
  it.each<[string, FrontDeskOrder, string[][]]>([
    ['an order that is made', anOrder(), [['7'], []]],
    ['an order that is ready', ready(1), [[], ['o-1']]],
    ['an order that nobody has confirmed', anOrder({ status: 'pending' }), [[], []]],
    ['a meal for a table', anOrder({ mode: 'dineIn' }), [[], []]],
    ['a delivery', anOrder({ mode: 'delivery' }), [[], []]],
    ['an order for later', anOrder({ dueAt: minutesFrom(61) }), [[], []]],
    ['an order for later within its last hour', anOrder({ dueAt: minutesFrom(60) }), [['7'], []]],
    ['a late order', anOrder({ dueAt: minutesFrom(-60) }), [['7'], []]],
    ['an order that was forgotten', anOrder({ dueAt: minutesFrom(-180) }), [[], []]],
    ['an order that is ready for almost a quarter of an hour', ready(14.9), [[], ['o-1']]],
    ['an order that is ready for a quarter of an hour', ready(15), [[], []]],
  ])('%s', (_, order, expected) => expect(shown(order)).toEqual(expected));

  it('sorts what is made by due time and what is ready by the newest', () => {
    const made = [30, 5, 12].map((at) => anOrder({ id: `${at}`, number: `${at}`, dueAt: minutesFrom(at) }));
    expect(shown(...made, ready(3, 'old'), ready(0.1, 'new'))).toEqual([
      ['5', '12', '30'],
      ['new', 'old'],
    ]);
  });

  it('marks a ticket as new for ten seconds', () => {
    expect(frontDeskAt([ready(0)], now).ready[0]?.isNew).toBe(true);
    expect(frontDeskAt([ready(0)], now + 9_999).ready[0]?.isNew).toBe(true);
    expect(frontDeskAt([ready(0)], now + 10_000).ready[0]?.isNew).toBe(false);
  });

  const orders = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      number: fc.string(),
      status: fc.constantFrom('pending', 'confirmed', 'ready', 'dispatched'),
      mode: fc.constantFrom('takeaway', 'dineIn', 'delivery'),
      placedAt: fc.integer({ min: -600, max: 0 }).map(minutesFrom),
      dueAt: fc.integer({ min: -600, max: 600 }).map(minutesFrom),
      readyAt: fc.option(fc.integer({ min: -60, max: 0 }).map(minutesFrom)),
    }),
    { selector: ({ id }) => id },
  );

  it('shows each order at most once, and the same whatever order they come in', () =>
    fc.assert(
      fc.property(orders, (some) => {
        const all = some as FrontDeskOrder[];
        const { preparing, ready } = frontDeskAt(all, now);
        const ids = [...preparing, ...ready].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(frontDeskAt(all.toReversed(), now)).toEqual({ preparing, ready });
      }),
    ));
});
