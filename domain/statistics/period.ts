import { addMonths, dayInMonth, monthOf } from '../calendar/calendar-month.js';
import { dayUnits, unitStart, unitStarts } from '../calendar/day-units.js';
import { addDays, type CalendarDate, instantAt } from '../calendar/zoned-time.js';

/** Days, both included. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export const granularities = ['hour', ...dayUnits] as const;
/** How figures of many days are summed. */
export type Granularity = (typeof granularities)[number];

export const comparisons = ['previous', 'year', 'week', 'month'] as const;
/** With what: the same number of days before, or the same days of the year, the weeks or the month before. */
export type Comparison = (typeof comparisons)[number];

/** Statistics reach over three years at once. */
export const MOST_STATISTIC_DAYS = 1096;

const DAY_MS = 86_400_000;
const MOST_DAYS_IN_HOURS = 2;
const MOST_SINGLE_DAYS = 92;
const MOST_DAYS_IN_WEEKS = 366;

export const daysIn = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Hours of up to two days, single days of up to a quarter, weeks of a year, and months. */
export function granularityOf(days: Days): Granularity {
  const count = daysIn(days);
  if (count <= MOST_DAYS_IN_HOURS) return 'hour';
  if (count <= MOST_SINGLE_DAYS) return 'day';
  return count <= MOST_DAYS_IN_WEEKS ? 'week' : 'month';
}

/** The days that a range is compared with. A day that another month does not have is compared with its last one. */
export function comparedDays(days: Days, comparison: Comparison): Days {
  const count = daysIn(days);
  switch (comparison) {
    case 'previous':
      return { from: addDays(days.from, -count), to: addDays(days.from, -1) };
    case 'year':
      return { from: yearBefore(days.from), to: yearBefore(days.to) };
    case 'month':
      return { from: monthBefore(days.from), to: monthBefore(days.to) };
    case 'week': {
      const weekdays = -7 * Math.ceil(count / 7);
      return { from: addDays(days.from, weekdays), to: addDays(days.to, weekdays) };
    }
  }
}

const monthBefore = (date: CalendarDate): CalendarDate => dayInMonth(date, addMonths(monthOf(date), -1));

const yearBefore = (date: CalendarDate): CalendarDate => dayInMonth(date, addMonths(monthOf(date), -12));

/**
 * The beginnings of all buckets of a range, oldest first: first days (YYYY-MM-DD), or hours as ISO instants in UTC. A day
 * begins so many minutes after midnight on the clock of the time zone, and has 23 or 25 hours when the clocks change.
 */
export function bucketsOf(days: Days, granularity: Granularity, timeZone: string, beginsAt = 0): string[] {
  if (granularity !== 'hour') return unitStarts(days, granularity);
  const hours: string[] = [];
  const end = instantAt(addDays(days.to, 1), beginsAt, timeZone).getTime();
  for (let at = instantAt(days.from, beginsAt, timeZone).getTime(); at < end; at += 3_600_000) {
    hours.push(new Date(at).toISOString());
  }
  return hours;
}

/** The bucket that a day lies in. */
export const bucketOf = (date: CalendarDate, granularity: Exclude<Granularity, 'hour'>): string =>
  unitStart(date, granularity);

/** A value for every bucket, zero where there is none. */
export function filled(
  buckets: readonly string[],
  values: Iterable<readonly [bucket: string, value: number]>,
): { t: string; value: number }[] {
  const sums = new Map<string, number>();
  for (const [bucket, value] of values) sums.set(bucket, (sums.get(bucket) ?? 0) + value);
  return buckets.map((t) => ({ t, value: sums.get(t) ?? 0 }));
}
