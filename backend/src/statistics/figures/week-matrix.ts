import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { type CalendarDate, hourOfWeek, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { daysIn, type Days } from '@bestellwerk/domain/statistics/period';
import { ratio } from '@bestellwerk/domain/statistics/rows';

const HOURS = 24;
const DAYS = 7;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** A value of an hour, which is named by its beginning in milliseconds since 1970. */
export interface HourValue {
  readonly hour: number;
  readonly value: number;
}

export interface Weeks {
  readonly days: Days;
  readonly timeZone: string;
  /** Minutes after midnight: the first hours of the next weekday belong to a day. */
  readonly dayEndsAt?: number;
  /** Hours that have not begun by then are no part of an average. */
  readonly now?: Date;
}

/** Values of hours by weekday and hour on the clock, all 168, each the average of its weekdays in the range. */
export function weekMatrix(hours: readonly HourValue[], weeks: Weeks): FigureCell[] {
  const sums = new Array<number>(DAYS * HOURS).fill(0);
  for (const { hour, value } of hours) sums[hourOfWeek(hour, weeks.timeZone)]! += value;
  const timesOf = timesIn(weeks);
  return sums.map((sum, index) => {
    const [day, hour] = [Math.floor(index / HOURS), index % HOURS];
    return { weekday: day + 1, hour, value: ratio(sum, timesOf(day, hour)) };
  });
}

/** Days from the first on of which anything can be known: what was before the shop is no part of an average. */
export const daysSince = (first: CalendarDate | null, { from, to }: Days): Days => ({
  from: first !== null && from < first && first <= to ? first : from,
  to,
});

/** How often an hour of a weekday, 0 for Monday, is in the range. */
function timesIn({ days, timeZone, dayEndsAt = 0, now }: Weeks): (weekday: number, hour: number) => number {
  const today = now && localTime(new Date(now.getTime() - dayEndsAt * MINUTE_MS), timeZone);
  const isGoingOn = today !== undefined && days.from <= today.date && today.date <= days.to;
  const begun = isGoingOn ? { from: days.from, to: today.date } : days;
  return (weekday, hour) => {
    const minutes = (HOUR_MINUTES * hour - dayEndsAt + DAY_MINUTES) % DAY_MINUTES;
    const ofDay = HOUR_MINUTES * hour < dayEndsAt ? (weekday + DAYS - 1) % DAYS : weekday;
    const isToCome = isGoingOn && ofDay === numberOf(today.date) && minutes > today.minutes;
    return timesOfWeekday(ofDay, begun) - (isToCome ? 1 : 0);
  };
}

function timesOfWeekday(weekday: number, days: Days): number {
  const daysBefore = (weekday - numberOf(days.from) + DAYS) % DAYS;
  return Math.max(0, Math.ceil((daysIn(days) - daysBefore) / DAYS));
}

/** 0 for Monday. */
const numberOf = (date: CalendarDate): number => (new Date(date).getUTCDay() + DAYS - 1) % DAYS;
