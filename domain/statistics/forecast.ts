import {
  addDays,
  type CalendarDate,
  localTime,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../calendar/zoned-time.js';
import { daysIn } from './period.js';
import { ratio, totalOf } from './rows.js';

/** The orders of an hour, which is named by its beginning in milliseconds since 1970. */
export interface HourCount {
  readonly hour: number;
  readonly value: number;
}

/** So many weeks before the days that are forecast are looked at. */
export const FORECAST_WEEKS = 8;
const HALF = FORECAST_WEEKS / 2;
/** Growth of a week beyond this is taken for chance. */
const MOST_GROWTH = 1.1;

/** Where an hour is on the clock. */
interface PlaceOfHour {
  readonly date: CalendarDate;
  readonly weekday: Weekday;
  /** Weekday and hour. */
  readonly key: string;
}
type PlaceOf = (hour: number) => PlaceOfHour;

/** The places of hours in a time zone, each worked out once: all branches are asked for the same ones. */
export function placesIn(timeZone: string): PlaceOf {
  const known = new Map<number, PlaceOfHour>();
  return (hour) => {
    let place = known.get(hour);
    if (!place) {
      const { date, minutes } = localTime(new Date(hour), timeZone);
      const weekday = weekdayOf(date);
      known.set(hour, (place = { date, weekday, key: `${weekday} ${Math.floor(minutes / 60)}` }));
    }
    return place;
  };
}

/**
 * What is to be expected of an hour: the average of the same hour of the same weekday in the eight weeks before a day,
 * times the trend of these weeks. With fewer weeks there is no trend, and nothing is expected where nothing is known.
 */
export function forecastOf(
  history: readonly HourCount[],
  before: CalendarDate,
  placeOf: PlaceOf,
): (hour: number) => number {
  const earliest = addDays(before, -7 * FORECAST_WEEKS);
  const counts = history
    .map(({ hour, value }) => {
      const { date, key } = placeOf(hour);
      return { date, key, value };
    })
    .filter(({ value, date }) => value > 0 && earliest <= date && date < before);
  const first = counts.reduce((least, { date }) => (date < least ? date : least), before);
  const sums = new Map<string, number>();
  for (const { key, value } of counts) sums.set(key, (sums.get(key) ?? 0) + value);
  const growth = first < addDays(earliest, 7) ? weeklyGrowth(counts, before) : 1;
  const times = timesOfWeekdays(first, before);
  return (hour) => {
    const { date, weekday, key } = placeOf(hour);
    const average = ratio(sums.get(key) ?? 0, times[weekday]);
    const weeksAhead = Math.floor(Math.max(0, daysIn({ from: before, to: date }) - 1) / 7);
    // The weeks that are known lie half their number back, in the middle.
    return average * growth ** (HALF + 0.5 + weeksAhead);
  };
}

/** How often each weekday comes in days from the first up to the last, which is not included. */
function timesOfWeekdays(first: CalendarDate, end: CalendarDate): Record<Weekday, number> {
  const times = Object.fromEntries(weekdays.map((weekday) => [weekday, 0])) as Record<Weekday, number>;
  for (let date = first; date < end; date = addDays(date, 1)) times[weekdayOf(date)]++;
  return times;
}

/** By which factor a week is more than the one before it: the later half of all weeks beside the earlier one. */
function weeklyGrowth(
  counts: readonly { date: CalendarDate; value: number }[],
  before: CalendarDate,
): number {
  const middle = addDays(before, -7 * HALF);
  const later = totalOf(counts.filter(({ date }) => date >= middle));
  const earlier = totalOf(counts.filter(({ date }) => date < middle));
  if (later === 0 || earlier === 0) return 1;
  const growth = (later / earlier) ** (1 / HALF);
  return Math.min(MOST_GROWTH, Math.max(1 / MOST_GROWTH, growth));
}

/** Fewer are chance. */
const LEAST_EXPECTED = 5;
const UNLIKELY = 0.01;

/** Whether so few orders instead of the expected ones come by chance in less than one of a hundred cases (Poisson). */
export const isClearlyFewer = (placed: number, expected: number): boolean =>
  expected >= LEAST_EXPECTED && poisson(placed, expected) < UNLIKELY;

/** The probability of at most so many events where so many are expected. */
function poisson(most: number, expected: number): number {
  let [sum, logarithm] = [0, -expected];
  for (let count = 0; count <= most; count++) {
    sum += Math.exp(logarithm);
    logarithm += Math.log(expected) - Math.log(count + 1);
  }
  return sum;
}
