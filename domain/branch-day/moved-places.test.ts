import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import { branchDayDecider, loadOf } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { movePlace } from './branch-day-decisions.js';

const at = '2026-11-21T11:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const { given: day } = givenWhenThen(branchDayDecider);

describe('the place of an order whose time the branch moves', () => {
  const six = '2026-11-21T18:00:00.000Z';
  const seven = '2026-11-21T19:05:00.000Z';
  const inWindow = (window: string | null, ticketNumber?: number): BranchDayEvent => ({
    type: 'PlaceTaken',
    data: { order: 'a', window, mode: 'takeaway', takenAt: at, ...(ticketNumber && { ticketNumber }) },
  });
  const move = { order: 'a', mode: 'takeaway', at: later(60) } as const;
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
    expect(movePlace(day(full), { ...move, due: seven })).toMatchObject([{ data: { window: seven } }]);
  });

  test('counts where it was not counted before, since windows had no capacity then', () =>
    expect(movePlace(day(inWindow(null, 7)), { ...move, due: seven })).toMatchObject([
      { data: { window: seven, ticketNumber: 7 } },
    ]));

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
