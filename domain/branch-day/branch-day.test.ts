import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import fc from 'fast-check';
import { isRefusal } from '../kernel/refusal.js';
import { branchDayDecider, placeOf } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import {
  changeCapacity,
  freePlace,
  putBackOnSale,
  releasePlace,
  sellOut,
  takePlace,
  type TakePlace,
} from './branch-day-decisions.js';
import type { Capacity } from './capacity.js';
import { placeRequest } from './testing/places.js';

const at = '2026-11-21T11:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const asSoonAsPossible = (order: string, seconds = 0) => placeRequest({ order, at: later(seconds) });
/** The five minutes of an order that was placed then. */
const windowAt = (seconds: number) => later(Math.floor(seconds / 300) * 300);
const taken = (order: string, ticketNumber: number, seconds = 0): BranchDayEvent => ({
  type: 'PlaceTaken',
  data: { order, window: windowAt(seconds), mode: 'takeaway', ticketNumber, takenAt: later(seconds) },
});
const { given: day, after } = givenWhenThen(branchDayDecider);

describe('a branch day', () => {
  test('gives the first order ticket 1', () => {
    expect(takePlace(day(), asSoonAsPossible('a'))).toEqual([taken('a', 1)]);
  });

  test('gives the next order the next ticket', () => {
    expect(takePlace(day(taken('a', 1), taken('b', 2)), asSoonAsPossible('c'))).toEqual([taken('c', 3)]);
  });

  test('keeps the reservation of an order that asks again within 30 seconds', () => {
    expect(takePlace(day(taken('a', 1)), asSoonAsPossible('a', 29))).toEqual([]);
  });

  test('renews the reservation after 30 seconds and keeps the ticket number', () => {
    const asked = takePlace(day(taken('a', 1), taken('b', 2)), asSoonAsPossible('a', 30));
    const again = { ...taken('a', 1, 30).data, again: true };
    expect(asked).toEqual([{ type: 'PlaceTaken', data: again }]);
    expect(day(taken('a', 1), taken('a', 1, 30)).places.size).toBe(1);
  });

  test.each([
    [59, 0, 'stays'],
    [60, 0, 'is freed'],
    [60, 30, 'stays'],
    [90, 30, 'is freed'],
  ])('at second %i a place reserved or renewed at second %i %s', (seconds, askedAt, expected) => {
    const state = day(taken('a', 1), taken('a', 1, askedAt));
    expect(releasePlace(state, 'a', later(seconds))).toHaveLength(expected === 'stays' ? 0 : 1);
  });

  test('finds the ticket of an order', () => {
    expect(placeOf(day(taken('a', 1), taken('b', 2)), 'b')?.ticketNumber).toBe(2);
    expect(placeOf(day(taken('a', 1)), 'b')).toBeUndefined();
  });

  test('frees a place once and never gives its ticket again', () => {
    const released: BranchDayEvent = { type: 'PlaceReleased', data: { order: 'a' } };
    expect(releasePlace(day(taken('a', 1)), 'a', later(60))).toEqual([released]);
    expect(releasePlace(day(taken('a', 1), released), 'a', later(60))).toEqual([]);
    expect(takePlace(day(taken('a', 1), released), asSoonAsPossible('b'))).toEqual([taken('b', 2)]);
  });

  test('gives an order a new ticket when its place was freed meanwhile', () => {
    const freed = day(taken('a', 1), { type: 'PlaceReleased', data: { order: 'a' } });
    expect(takePlace(freed, asSoonAsPossible('a'))).toEqual([taken('a', 2)]);
  });

  test('never gives a ticket twice in any sequence of commands', () => {
    const step = fc.record({ order: fc.constantFrom('a', 'b', 'c', 'd', 'e'), release: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const tickets: number[] = [];
        let state = branchDayDecider.initial;
        for (const { order, release } of steps) {
          const decision = release
            ? releasePlace(state, order, later(60))
            : takePlace(state, asSoonAsPossible(order));
          if (isRefusal(decision)) throw new Error(decision.code);
          for (const event of decision)
            if (event.type === 'PlaceTaken') tickets.push(event.data.ticketNumber!);
          state = after(state, decision);
        }
        expect(new Set(tickets).size).toBe(tickets.length);
        expect(tickets).toEqual([...tickets].sort((one, other) => one - other));
      }),
    );
  });
});

const { outcome } = givenWhenThen(branchDayDecider);
const capacity: Capacity = { windowMinutes: 15, orders: 3, takeaway: 2, delivery: null, dineIn: null };
const due = '2026-11-21T18:20:00.000Z';
const window = '2026-11-21T18:15:00.000Z';
const limited = (order: string, differences: Partial<TakePlace> = {}): TakePlace => ({
  ...asSoonAsPossible(order),
  capacity,
  due,
  ...differences,
});
/** A day after these orders were taken. */
const dayAfter = (...requests: TakePlace[]) =>
  requests.reduce((state, request) => after(state, takePlace(state, request)), day());

describe('a time window', () => {
  test('is kept as the five minutes of its time in the place, together with the mode', () => {
    expect(takePlace(day(), limited('a'))).toEqual([
      {
        type: 'PlaceTaken',
        data: { order: 'a', window: due, mode: 'takeaway', ticketNumber: 1, takenAt: at },
      },
    ]);
  });

  test('takes as many orders of a mode, and altogether, as the branch does', () => {
    const two = dayAfter(limited('a'), limited('b'));
    expect(takePlace(two, limited('c'))).toMatchObject({
      kind: 'invalid',
      code: 'window-full',
      problems: [{ field: 'appointmentDate', message: `full ${window}` }],
    });
    const three = after(two, takePlace(two, limited('c', { mode: 'delivery' })));
    expect(outcome(takePlace(three, limited('d', { mode: 'delivery' })))).toBe('window-full');
    expect(outcome(takePlace(three, limited('d', { due: '2026-11-21T18:30:00.000Z' })))).toBe('PlaceTaken');
  });

  test('of an order for now is the current one', () => {
    const now = '2026-11-21T11:00:00.000Z';
    expect(takePlace(day(), limited('a', { due: null }))).toMatchObject([{ data: { window: now } }]);
  });

  test('has room again when the place of an order is freed, by whatever way', () => {
    const full = dayAfter(limited('a'), limited('b'));
    expect(outcome(takePlace(after(full, freePlace(full, 'a')), limited('c')))).toBe('PlaceTaken');
    expect(outcome(takePlace(after(full, releasePlace(full, 'b', later(60))), limited('c')))).toBe(
      'PlaceTaken',
    );
    expect(freePlace(full, 'x')).toEqual([]);
  });

  test('counts an order that asks again once', () => {
    const asked = dayAfter(limited('a'), limited('a', { at: later(30) }));
    expect(outcome(takePlace(asked, limited('b')))).toBe('PlaceTaken');
  });

  test('of the opening has the orders that came before it for as soon as possible', () => {
    const early = limited('a', { due: null, beginsAt: later(3600) });
    const opening = '2026-11-21T12:00:00.000Z';
    expect(takePlace(day(), early)).toMatchObject([{ data: { window: opening } }]);
    const full = day(...(takePlace(day(), early) as BranchDayEvent[]));
    expect(
      outcome(takePlace(full, limited('b', { due: opening, capacity: { ...capacity, orders: 1 } }))),
    ).toBe('window-full');
  });

  test('follows the capacity of the day where it has one of its own', () => {
    const own: Capacity = { ...capacity, windowMinutes: 60, orders: 1 };
    const changed = after(dayAfter(limited('a')), changeCapacity(day(), own));
    expect(outcome(takePlace(changed, limited('b', { due: '2026-11-21T18:50:00.000Z' })))).toBe(
      'window-full',
    );
    expect(outcome(takePlace(after(changed, changeCapacity(changed, null)), limited('b')))).toBe(
      'PlaceTaken',
    );
    expect(changeCapacity(changed, own)).toEqual([]);
  });

  test('counts the orders that came before there was a capacity, or while it was higher', () => {
    const before = dayAfter(limited('a', { capacity: null }));
    const one = { ...capacity, orders: 1 };
    expect(outcome(takePlace(before, limited('b', { capacity: one, due: '2026-11-21T18:25:00.000Z' })))).toBe(
      'window-full',
    );
    const own = after(before, changeCapacity(before, one));
    expect(outcome(takePlace(own, limited('b', { capacity: null })))).toBe('window-full');
    const lowered = dayAfter(limited('a'), limited('b', { mode: 'delivery' }));
    expect(outcome(takePlace(lowered, limited('c', { capacity: { ...capacity, orders: 2 } })))).toBe(
      'window-full',
    );
  });

  test('is full or not by the times of its orders, however its length and limit change before and between them', () => {
    const lengths = fc.constantFrom(5 as const, 10 as const, 15 as const, 30 as const, 60 as const);
    const limits = fc.option(fc.record({ windowMinutes: lengths, orders: fc.nat(4) }));
    const step = fc.record({ minutes: fc.nat(23).map((steps) => steps * 5), limit: limits });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = day();
        const times: number[] = [];
        steps.forEach(({ minutes, limit }, index) => {
          const time = Date.parse('2026-11-21T18:00:00.000Z') + minutes * 60_000;
          const set = limit && { ...capacity, ...limit, takeaway: null };
          const request = limited(`${index}`, { capacity: set, due: new Date(time).toISOString() });
          const decision = takePlace(state, request);
          const length = (limit?.windowMinutes ?? 5) * 60_000;
          const start = time - (time % length);
          const there = times.filter((other) => start <= other && other < start + length).length;
          expect(isRefusal(decision)).toBe(limit !== null && there >= limit.orders);
          if (isRefusal(decision)) return;
          state = after(state, decision);
          times.push(time);
        });
      }),
    );
  });

  test('never takes more than its capacity in any sequence of commands', () => {
    const order = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const mode = fc.constantFrom('takeaway' as const, 'delivery' as const);
    fc.assert(
      fc.property(fc.array(fc.record({ order, mode, isFreed: fc.boolean() })), (steps) => {
        let state = day();
        for (const { order: id, mode: wanted, isFreed } of steps) {
          const decision = isFreed ? freePlace(state, id) : takePlace(state, limited(id, { mode: wanted }));
          if (!isRefusal(decision)) state = after(state, decision);
          const places = state.places.values();
          expect(places.length).toBeLessThanOrEqual(3);
          expect(places.filter((place) => place.mode === 'takeaway').length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});

test('an order that is due on another day gets no number there', () => {
  const elsewhere = dayAfter(limited('a', { isPlacedHere: false }));
  expect(placeOf(elsewhere, 'a')).toMatchObject({ ticketNumber: null, window: due });
  expect(takePlace(elsewhere, limited('b'))).toMatchObject([{ data: { ticketNumber: 1 } }]);
});

test('an order that is due on another day gets its number, whatever is full or sold out today', () => {
  const full = dayAfter(limited('a'), limited('b'));
  const today = after(full, sellOut(full, 'soup'));
  const request = limited('c', { isDueHere: false, products: ['soup'] });
  expect(takePlace(today, request)).toMatchObject([{ data: { ticketNumber: 3, window: null } }]);
});

describe('a product that is sold out', () => {
  const soldOut = after(day(), sellOut(day(), 'soup'));

  test('is refused with its line', () => {
    const request = { ...asSoonAsPossible('a'), products: ['schnitzel', 'soup'] };
    expect(takePlace(soldOut, request)).toMatchObject({
      kind: 'invalid',
      code: 'product-sold-out',
      problems: [{ field: 'items.1.product', message: 'sold out soup' }],
    });
    expect(outcome(takePlace(soldOut, { ...request, products: ['schnitzel'] }))).toBe('PlaceTaken');
  });

  test('is sold out and put back on sale once', () => {
    expect(sellOut(soldOut, 'soup')).toEqual([]);
    const back = after(soldOut, putBackOnSale(soldOut, 'soup'));
    expect(putBackOnSale(back, 'soup')).toEqual([]);
    expect(outcome(takePlace(back, { ...asSoonAsPossible('a'), products: ['soup'] }))).toBe('PlaceTaken');
  });
});
