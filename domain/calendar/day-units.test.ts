import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayUnits, shortUnitWords, unitOf, unitStart, unitStarts, unitWords } from './day-units.js';
import { addDays } from './zoned-time.js';

test.each([
  ['2026-11-22', '2026-11-22', 'day'],
  ['2026-09-22', '2026-11-22', 'day'],
  ['2026-09-21', '2026-11-22', 'week'],
  ['2026-01-01', '2026-11-22', 'week'],
  ['2026-01-01', '2027-01-01', 'week'],
  ['2026-01-01', '2027-01-02', 'month'],
])('from %s to %s figures are summed by %s', (from, to, unit) => expect(unitOf({ from, to })).toBe(unit));

describe('the units of a range', () => {
  test.each([
    [{ from: '2026-10-31', to: '2026-11-02' }, 'day', ['2026-10-31', '2026-11-01', '2026-11-02']],
    [{ from: '2026-11-22', to: '2026-11-23' }, 'week', ['2026-11-16', '2026-11-23']],
    [{ from: '2026-11-30', to: '2027-01-01' }, 'month', ['2026-11-01', '2026-12-01', '2027-01-01']],
  ] as const)('%j by %s begin on %j', (range, unit, starts) =>
    expect(unitStarts(range, unit)).toEqual(starts),
  );

  test('cover every day of it once, with at most 62 units for a chart', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1_095 }),
        fc.constantFrom(...dayUnits),
        (from, length, unit) => {
          const range = { from, to: addDays(from, length) };
          const starts = unitStarts(range, unit);
          const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
          expect(starts).toEqual([...new Set(days.map((date) => unitStart(date, unit)))]);
          if (unit === unitOf(range)) expect(starts.length).toBeLessThanOrEqual(62);
        },
      ),
    );
  });
});

test.each([
  ['2026-11-21', 'day', 'Samstag, 21.11.2026', '21.11.'],
  ['2026-11-16', 'week', 'Woche vom 16.11.2026 bis 22.11.2026', 'ab 16.11.'],
  ['2026-11-01', 'month', 'November 2026', '11/2026'],
] as const)('%s as a %s reads %j and %j', (start, unit, long, short) => {
  expect(unitWords(start, unit)).toBe(long);
  expect(shortUnitWords(start, unit)).toBe(short);
});
