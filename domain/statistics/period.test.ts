import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../calendar/zoned-time.js';
import { bucketsOf, comparedDays, daysIn, filled, granularityOf } from './period.js';

const days = (from: string, to: string) => ({ from, to });

describe('the granularity of a range', () => {
  it.each([
    [1, 'hour'],
    [2, 'hour'],
    [3, 'day'],
    [92, 'day'],
    [93, 'week'],
    [366, 'week'],
    [367, 'month'],
  ] as const)('of %i days is the %s', (count, granularity) => {
    expect(granularityOf(days('2026-01-01', addDays('2026-01-01', count - 1)))).toBe(granularity);
  });
});

describe('the days that a range is compared with', () => {
  it('are as many right before it', () => {
    expect(comparedDays(days('2026-11-16', '2026-11-22'), 'previous')).toEqual(
      days('2026-11-09', '2026-11-15'),
    );
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(800), (start, more) => {
        const range = days(addDays('2024-01-01', start), addDays('2024-01-01', start + more));
        const before = comparedDays(range, 'previous');
        expect([daysIn(before), addDays(before.to, 1)]).toEqual([daysIn(range), range.from]);
      }),
    );
  });

  it('are the same of the year before, and the 28th for the 29th of February', () => {
    expect(comparedDays(days('2026-11-01', '2026-11-30'), 'year')).toEqual(days('2025-11-01', '2025-11-30'));
    expect(comparedDays(days('2028-02-01', '2028-02-29'), 'year')).toEqual(days('2027-02-01', '2027-02-28'));
    expect(comparedDays(days('2029-02-28', '2029-03-01'), 'year')).toEqual(days('2028-02-28', '2028-03-01'));
  });
});

describe('the weeks and the month that a range is compared with', () => {
  it('have the same weekdays', () => {
    expect(comparedDays(days('2026-11-27', '2026-11-27'), 'week')).toEqual(days('2026-11-20', '2026-11-20'));
    expect(comparedDays(days('2026-11-23', '2026-11-27'), 'week')).toEqual(days('2026-11-16', '2026-11-20'));
    expect(comparedDays(days('2026-11-14', '2026-11-27'), 'week')).toEqual(days('2026-10-31', '2026-11-13'));
  });

  it('have the same days, and the last of a month that has fewer', () => {
    expect(comparedDays(days('2026-11-01', '2026-11-27'), 'month')).toEqual(days('2026-10-01', '2026-10-27'));
    expect(comparedDays(days('2027-03-01', '2027-03-31'), 'month')).toEqual(days('2027-02-01', '2027-02-28'));
  });
});

describe('the buckets of a range', () => {
  const hours = (date: string, beginsAt = 0) =>
    bucketsOf(days(date, date), 'hour', 'Europe/Vienna', beginsAt);

  it('are the hours of the day on its clock, 23 or 25 when the clocks change', () => {
    expect(hours('2026-11-20')).toHaveLength(24);
    expect(hours('2026-11-20')[0]).toBe('2026-11-19T23:00:00.000Z');
    expect([hours('2026-03-29').length, hours('2026-10-25').length]).toEqual([23, 25]);
  });

  it('of a business day begin at four, and one that begins before the clocks change has all hours', () => {
    expect(hours('2026-11-20', 240)[0]).toBe('2026-11-20T03:00:00.000Z');
    expect([hours('2026-03-28', 240).length, hours('2026-10-24', 240).length]).toEqual([23, 25]);
  });

  it('are first days of weeks and months, the first of which may lie before the range', () => {
    expect(bucketsOf(days('2026-11-18', '2026-11-24'), 'week', 'UTC')).toEqual(['2026-11-16', '2026-11-23']);
    expect(bucketsOf(days('2026-11-18', '2026-12-01'), 'month', 'UTC')).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('have a value each, zero where there is none, and sums where there are several', () => {
    expect(
      filled(
        ['a', 'b'],
        [
          ['a', 1],
          ['a', 2],
        ],
      ),
    ).toEqual([
      { t: 'a', value: 3 },
      { t: 'b', value: 0 },
    ]);
  });
});
