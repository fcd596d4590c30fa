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
  /** The hour that it is counts as far as it has passed, not whole: how many people are there does not grow with its minutes. */
  readonly isRunningHourPartial?: boolean;
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
export function timesIn({
  days,
  timeZone,
  dayEndsAt = 0,
  now,
  isRunningHourPartial = false,
}: Weeks): (weekday: number, hour: number) => number {
  const today = now && localTime(new Date(now.getTime() - dayEndsAt * MINUTE_MS), timeZone);
  const isGoingOn = today !== undefined && days.from <= today.date && today.date <= days.to;
  const begun = isGoingOn ? { from: days.from, to: today.date } : days;
  return (weekday, hour) => {
    const minutes = (HOUR_MINUTES * hour - dayEndsAt + DAY_MINUTES) % DAY_MINUTES;
    const ofDay = HOUR_MINUTES * hour < dayEndsAt ? (weekday + DAYS - 1) % DAYS : weekday;
    const times = timesOfWeekday(ofDay, begun);
    if (!isGoingOn || ofDay !== numberOf(today.date)) return times;
    return times - hourToCome(now!, today.minutes - minutes, isRunningHourPartial);
  };
}

/** How much of an hour that began so many minutes ago is still to come: 1 if it has not begun. */
function hourToCome(now: Date, minutesAgo: number, isPartial: boolean): number {
  if (minutesAgo < 0) return 1;
  if (!isPartial || minutesAgo >= HOUR_MINUTES) return 0;
  return 1 - (minutesAgo + (now.getTime() % MINUTE_MS) / MINUTE_MS) / HOUR_MINUTES;
}

function timesOfWeekday(weekday: number, days: Days): number {
  const daysBefore = (weekday - numberOf(days.from) + DAYS) % DAYS;
  return Math.max(0, Math.ceil((daysIn(days) - daysBefore) / DAYS));
}

/** 0 for Monday. */
const numberOf = (date: CalendarDate): number => (new Date(date).getUTCDay() + DAYS - 1) % DAYS;
