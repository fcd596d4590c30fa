import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, instantAt } from '../calendar/zoned-time.js';
import { forecastOf, isClearlyFewer, placesIn } from './forecast.js';

const zone = 'Europe/Vienna';
const placeOf = placesIn(zone);
const before = '2026-11-23';
const hourOf = (date: string, hour: number) => instantAt(date, hour * 60, zone).getTime();
/** The same hours each day from so many weeks before on. */
const days = (weeks: number) => Array.from({ length: weeks * 7 }, (_, index) => addDays(before, -1 - index));
const history = (weeks: number, value: (date: string, daysAgo: number) => number) =>
  days(weeks).map((date, index) => ({ hour: hourOf(date, 18), value: value(date, index + 1) }));

describe('the forecast of orders', () => {
  it('is what each weekday had, for a shop that neither grows nor shrinks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.nat(40), { minLength: 7, maxLength: 7 }),
        (weeks, week) => {
          const of = (date: string) => week[new Date(date).getUTCDay()]!;
          // A shop that opened on a day with orders is known from that day on.
          const expected = forecastOf(history(weeks, of), before, placeOf);
          for (let ahead = 0; ahead < 7; ahead++) {
            const date = addDays(before, ahead);
            if (of(addDays(before, -7 * weeks)) > 0)
              expect(expected(hourOf(date, 18))).toBeCloseTo(of(date), 6);
            expect(expected(hourOf(date, 12))).toBe(0);
          }
        },
      ),
    );
  });

  it('is that of the hour on the clock, although the clocks changed in the weeks before', () => {
    const november = forecastOf(
      history(8, () => 10),
      before,
      placeOf,
    );
    expect(november(Date.parse('2026-11-23T17:00:00.000Z'))).toBe(10);
    expect(november(Date.parse('2026-11-23T16:00:00.000Z'))).toBe(0);
  });

  it('follows a trend of all weeks into the next ones', () => {
    const grown = (daysAgo: number) => 100 * 1.03 ** (-daysAgo / 7);
    const expected = forecastOf(
      history(8, (_, daysAgo) => grown(daysAgo)),
      before,
      placeOf,
    );
    for (const ahead of [0, 3, 6]) {
      const ratio = expected(hourOf(addDays(before, ahead), 18)) / grown(-ahead);
      expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
    }
    expect(expected(hourOf(addDays(before, 7), 18))).toBeGreaterThan(expected(hourOf(before, 18)));
  });

  it('has no trend after few weeks, and expects nothing where nothing is known', () => {
    const expected = forecastOf(
      history(2, (_, daysAgo) => (daysAgo <= 7 ? 20 : 10)),
      before,
      placeOf,
    );
    expect(expected(hourOf(before, 18))).toBe(15);
    expect(forecastOf([], before, placeOf)(hourOf(before, 18))).toBe(0);
  });

  it('takes no growth of a week for more than a tenth', () => {
    const expected = forecastOf(
      history(8, (_, daysAgo) => (daysAgo <= 28 ? 1000 : 1)),
      before,
      placeOf,
    );
    expect(expected(hourOf(before, 18))).toBeLessThan(500.5 * 1.1 ** 5);
  });
});

test.each([
  [0, 4.9, false],
  [0, 5, true],
  [3, 14, true],
  [8, 14, false],
  [14, 14, false],
  [700, 1000, true],
  [980, 1000, false],
])('%d orders instead of %d are clearly fewer: %s', (placed, expected, isFewer) => {
  expect(isClearlyFewer(placed, expected)).toBe(isFewer);
});
