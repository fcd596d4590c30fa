import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import fc from 'fast-check';
import { isRefusal } from '../kernel/refusal.js';
import { branchDayDecider, loadOf, placeOf } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import {
  changeCapacity,
  freePlace,
  movePlace,
  pauseOrdering,
  putBackOnSale,
  releasePlace,
  resumeOrdering,
  sellOut,
  takePlace,
  type TakePlace,
} from './branch-day-decisions.js';
import type { Capacity } from './capacity.js';
import { placeRequest } from './testing/places.js';

const at = '2026-11-21T11:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const asSoonAsPossible = (order: string, seconds = 0) => placeRequest({ order, at: later(seconds) });
const taken = (order: string, ticketNumber: number, seconds = 0): BranchDayEvent => ({
  type: 'PlaceTaken',
  data: { order, window: null, ticketNumber, takenAt: later(seconds) },
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
  test('is named in the place together with the mode', () => {
    expect(takePlace(day(), limited('a'))).toEqual([
      { type: 'PlaceTaken', data: { order: 'a', window, mode: 'takeaway', ticketNumber: 1, takenAt: at } },
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
  expect(placeOf(elsewhere, 'a')).toMatchObject({ ticketNumber: null, window });
  expect(takePlace(elsewhere, limited('b'))).toMatchObject([{ data: { ticketNumber: 1 } }]);
});

test('an order that is due on another day gets its number, whatever is full or sold out today', () => {
  const full = dayAfter(limited('a'), limited('b'));
  const today = after(full, sellOut(full, 'soup'));
  const request = limited('c', { isDueHere: false, products: ['soup'] });
  expect(takePlace(today, request)).toMatchObject([{ data: { ticketNumber: 3, window: null } }]);
});

describe('a pause of ordering', () => {
  const until = later(1_200);
  const paused = after(day(), pauseOrdering(day(), { until, at }));

  test('refuses orders for now until its end, and takes those for later', () => {
    expect(takePlace(paused, asSoonAsPossible('a', 1_199))).toMatchObject({
      code: 'ordering-paused',
      problems: [{ field: 'appointmentDate', message: `paused ${until}` }],
    });
    expect(outcome(takePlace(paused, asSoonAsPossible('a', 1_200)))).toBe('PlaceTaken');
    expect(outcome(takePlace(paused, { ...asSoonAsPossible('a'), due }))).toBe('PlaceTaken');
  });

  test('is ended before its end once, and replaced by another', () => {
    const resumed = after(paused, resumeOrdering(paused, at));
    expect(outcome(takePlace(resumed, asSoonAsPossible('a')))).toBe('PlaceTaken');
    expect(resumeOrdering(resumed, at)).toEqual([]);
    expect(pauseOrdering(paused, { until, at })).toEqual([]);
    expect(outcome(pauseOrdering(paused, { until: later(60), at }))).toBe('OrderingPaused');
  });

  test.each([0, -1, 86_401])('of %d seconds is refused', (seconds) => {
    const refusal = pauseOrdering(day(), { until: later(seconds), at });
    expect(refusal).toMatchObject({ kind: 'invalid', problems: [{ field: 'minutes' }] });
  });
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

describe('the place of an order whose time the branch moves', () => {
  const six = '2026-11-21T18:00:00.000Z';
  const seven = '2026-11-21T19:05:00.000Z';
  const inWindow = (window: string | null, ticketNumber?: number): BranchDayEvent => ({
    type: 'PlaceTaken',
    data: { order: 'a', window, mode: 'takeaway', takenAt: at, ...(ticketNumber && { ticketNumber }) },
  });
  const move = { order: 'a', mode: 'takeaway', isCounted: true, at: later(60) } as const;
  const loads = (events: readonly BranchDayEvent[]) => {
    const state = day(...events);
    return [six, seven].map((window) => loadOf(state, window.replace(':05', ':00'), 15).takeaway);
  };

  test('counts in the new window, no more in the old one, and keeps its number', () => {
    const moved = movePlace(day(inWindow(six, 7)), { ...move, due: seven });
    expect(moved).toMatchObject([{ data: { window: seven, ticketNumber: 7, again: true } }]);
    expect(loads([inWindow(six, 7), ...(moved as BranchDayEvent[])])).toEqual([0, 1]);
  });

  test('is moved once, however often it is asked for', () => {
    const before = inWindow(six, 7);
    const moved = movePlace(day(before), { ...move, due: seven }) as BranchDayEvent[];
    expect(movePlace(day(before, ...moved), { ...move, due: seven })).toEqual([]);
  });

  test('counts in a full window too, because the branch decided', () => {
    const full: BranchDayEvent = {
      type: 'CapacityChanged',
      data: { capacity: { windowMinutes: 15, orders: 0, takeaway: null, delivery: null, dineIn: null } },
    };
    expect(movePlace(day(full), { ...move, isCounted: false, due: seven })).toMatchObject([
      { data: { window: seven } },
    ]);
  });

  test('counts nowhere where windows have no capacity', () =>
    expect(movePlace(day(inWindow(null, 7)), { ...move, isCounted: false, due: seven })).toEqual([]));

  test('leaves only its number on the day it was placed on, and nothing on another one', () => {
    expect(movePlace(day(inWindow(six, 7)), { ...move, due: null })).toMatchObject([
      { type: 'PlaceTaken', data: { window: null, ticketNumber: 7 } },
    ]);
    expect(movePlace(day(inWindow(six)), { ...move, due: null })).toEqual([
      { type: 'PlaceReleased', data: { order: 'a' } },
    ]);
    expect(movePlace(day(), { ...move, due: null })).toEqual([]);
  });
});
