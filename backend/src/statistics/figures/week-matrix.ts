import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { hourOfWeek } from '@bestellwerk/domain/calendar/zoned-time';
import { daysIn, type Days } from '@bestellwerk/domain/statistics/period';
import { ratio } from '@bestellwerk/domain/statistics/rows';

const HOURS = 24;
const DAYS = 7;

/** A value of an hour, which is named by its beginning in milliseconds since 1970. */
export interface HourValue {
  readonly hour: number;
  readonly value: number;
}

/**
 * Values of hours by weekday and hour on the clock, all 168, each the average of its weekdays in the range. Days that end so
 * many minutes after midnight have the first hours of the next weekday.
 */
export function weekMatrix(
  hours: readonly HourValue[],
  days: Days,
  timeZone: string,
  dayEndsAt = 0,
): FigureCell[] {
  const sums = new Array<number>(DAYS * HOURS).fill(0);
  for (const { hour, value } of hours) sums[hourOfWeek(hour, timeZone)]! += value;
  return sums.map((sum, index) => {
    const [day, hour] = [Math.floor(index / HOURS), index % HOURS];
    const isOfDayBefore = 60 * hour < dayEndsAt;
    return {
      weekday: day + 1,
      hour,
      value: ratio(sum, timesOf(isOfDayBefore ? (day + DAYS - 1) % DAYS : day, days)),
    };
  });
}

/** How often a weekday, 0 for Monday, is among the days. */
function timesOf(weekday: number, days: Days): number {
  const first = (new Date(days.from).getUTCDay() + DAYS - 1) % DAYS;
  const daysBefore = (weekday - first + DAYS) % DAYS;
  return Math.max(0, Math.ceil((daysIn(days) - daysBefore) / DAYS));
}
