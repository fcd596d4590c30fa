import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import { branchDayDecider } from './branch-day.js';
import { pauseOrdering, resumeOrdering, takePlace, type TakePlace } from './branch-day-decisions.js';
import { placeRequest } from './testing/places.js';

const at = '2026-11-21T11:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const due = '2026-11-21T18:20:00.000Z';
const asSoonAsPossible = (order: string, seconds = 0) => placeRequest({ order, at: later(seconds) });
const { given: day, after, outcome } = givenWhenThen(branchDayDecider);

describe('a pause of ordering', () => {
  const until = later(1_200);
  const paused = after(day(), pauseOrdering(day(), { until, at }));

  test('refuses a chosen time before its end, and takes one at it', () => {
    const at20 = '2026-11-21T11:20:00.000Z';
    const wanted = (time: string, differences: Partial<TakePlace> = {}) =>
      placeRequest({ order: 'a', at, due: time, ...differences });
    expect(takePlace(paused, wanted('2026-11-21T11:15:00.000Z'))).toMatchObject({
      code: 'ordering-paused',
      problems: [{ field: 'appointmentDate', message: `paused ${until}` }],
    });
    expect(outcome(takePlace(paused, wanted(at20)))).toBe('PlaceTaken');
    expect(outcome(takePlace(paused, wanted('2026-11-21T11:15:00.000Z', { isOverridden: true })))).toBe(
      'PlaceTaken',
    );
  });

  test('takes the minute that is read as its end, though that is some seconds before it', () => {
    const odd = after(day(), pauseOrdering(day(), { until: later(1_237), at }));
    const wanted = (seconds: number) => placeRequest({ order: 'a', at, due: later(seconds) });
    expect(outcome(takePlace(odd, wanted(1_200)))).toBe('PlaceTaken');
    expect(outcome(takePlace(odd, wanted(900)))).toBe('ordering-paused');
  });

  test('that lasts until the next business day refuses its times before the end, too', () => {
    const long = after(day(), pauseOrdering(day(), { until: later(20 * 3_600), at }));
    const tomorrow = placeRequest({ order: 'a', at, due: later(19 * 3_600), isDueHere: false });
    expect(outcome(takePlace(long, tomorrow))).toBe('ordering-paused');
  });

  test('refuses orders for now until its end, and takes those for later', () => {
    expect(takePlace(paused, asSoonAsPossible('a', 1_199))).toMatchObject({
      code: 'ordering-paused',
      problems: [{ field: 'appointmentDate', message: `paused ${until}` }],
    });
    expect(outcome(takePlace(paused, asSoonAsPossible('a', 1_200)))).toBe('PlaceTaken');
    expect(outcome(takePlace(paused, placeRequest({ order: 'a', at, due })))).toBe('PlaceTaken');
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
