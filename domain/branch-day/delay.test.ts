import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import { branchDayDecider, delayAt } from './branch-day.js';
import { takePlace, type TakePlace } from './branch-day-decisions.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { DELAY_DURATIONS, DELAY_MINUTES, delayPreparation, endDelay } from './delay-decisions.js';
import { placeRequest } from './testing/places.js';

const at = '2026-11-21T11:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const { given: day, outcome } = givenWhenThen(branchDayDecider);
const until = later(3_600);
const delayed: BranchDayEvent = { type: 'PreparationDelayed', data: { minutes: 20, until } };
const ended: BranchDayEvent = { type: 'PreparationOnTime', data: {} };
const announced = { minutes: 20, duration: 60, at };

describe('a delay of the kitchen', () => {
  test('is announced for a while', () => {
    expect(delayPreparation(day(), announced)).toEqual([delayed]);
  });

  test('holds until it ends by itself', () => {
    const state = day(delayed);
    expect([0, 3_599, 3_600].map((seconds) => delayAt(state, later(seconds)))).toEqual([20, 20, 0]);
    expect(delayAt(day(), at)).toBe(0);
  });

  test('ends at the minute that people read, though it was announced some seconds after one', () => {
    expect(delayPreparation(day(), { ...announced, at: later(59) })).toEqual([delayed]);
  });

  test('is announced once, however often it is asked for within a minute', () => {
    expect(delayPreparation(day(delayed), announced)).toEqual([]);
    expect(delayPreparation(day(delayed), { ...announced, at: later(59) })).toEqual([]);
  });

  test.each([
    [{ minutes: 30 }, { minutes: 30, until }],
    [{ duration: 30 }, { minutes: 20, until: later(1_800) }],
    [{ at: later(60) }, { minutes: 20, until: later(3_660) }],
  ])('is replaced by another: %j', (differences, data) => {
    expect(delayPreparation(day(delayed), { ...announced, ...differences })).toEqual([
      { type: 'PreparationDelayed', data },
    ]);
  });

  test('is announced again after its end', () => {
    expect(outcome(delayPreparation(day(delayed, ended), announced))).toBe('PreparationDelayed');
  });

  test('is ended before its end', () => {
    expect(endDelay(day(delayed), at)).toEqual([ended]);
    expect(delayAt(day(delayed, ended), at)).toBe(0);
  });

  test.each([
    ['never began', day()],
    ['was ended', day(delayed, ended)],
    ['is over', day({ type: 'PreparationDelayed', data: { minutes: 20, until: at } })],
  ])('is ended without a word where it %s', (_case, state) => {
    expect(endDelay(state, at)).toEqual([]);
  });

  test('is refused with other minutes or another duration', () => {
    const refusal = delayPreparation(day(), { minutes: 12, duration: 45, at });
    expect(refusal).toMatchObject({
      kind: 'invalid',
      code: 'delay-invalid',
      problems: [
        { field: 'minutes', message: 'Bitte wählen Sie 10, 15, 20, 30 oder 45 Minuten Wartezeit.' },
        { field: 'duration', message: 'Bitte wählen Sie eine Dauer von 30 Minuten, 1 oder 2 Stunden.' },
      ],
    });
  });

  test('can be announced with no other values than those that staff choose from', () => {
    const number = fc.integer({ min: -60, max: 200 });
    fc.assert(
      fc.property(number, number, (minutes, duration) => {
        const isOffered = DELAY_MINUTES.includes(minutes) && DELAY_DURATIONS.includes(duration);
        const expected = isOffered ? 'PreparationDelayed' : 'delay-invalid';
        expect(outcome(delayPreparation(day(), { minutes, duration, at }))).toBe(expected);
      }),
    );
  });

  test('stands against no order whose guest knew of it, or did not say, or chose a time', () => {
    const takes = (request: Partial<TakePlace>) =>
      outcome(takePlace(day(delayed), placeRequest({ at, ...request })));
    expect(takes({})).toBe('PlaceTaken');
    expect(takes({ expectedDelay: 20 })).toBe('PlaceTaken');
    expect(takes({ expectedDelay: 45 })).toBe('PlaceTaken');
    expect(takes({ expectedDelay: 0, due: '2026-11-21T20:00:00.000Z' })).toBe('PlaceTaken');
    expect(takes({ expectedDelay: 0, isPlacedHere: false })).toBe('PlaceTaken');
    expect(takes({ expectedDelay: 0, at: delayed.data.until })).toBe('PlaceTaken');
  });

  test('refuses an order whose guest saw an earlier time', () => {
    const refusal = takePlace(day(delayed), placeRequest({ at, expectedDelay: 10 }));
    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'preparation-delayed' },
      problems: [{ field: 'expectedDelay', message: 'delayed by 20' }],
    });
  });
});
