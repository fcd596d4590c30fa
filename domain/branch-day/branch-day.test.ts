import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import fc from 'fast-check';
import { isRefusal } from '../kernel/refusal.js';
import { branchDayDecider, placeOf } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { releasePlace, takePlace } from './branch-day-decisions.js';

const at = '2026-11-21T11:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const asSoonAsPossible = (order: string, seconds = 0) => ({ order, window: null, at: later(seconds) });
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
            if (event.type === 'PlaceTaken') tickets.push(event.data.ticketNumber);
          state = after(state, decision);
        }
        expect(new Set(tickets).size).toBe(tickets.length);
        expect(tickets).toEqual([...tickets].sort((one, other) => one - other));
      }),
    );
  });
});
