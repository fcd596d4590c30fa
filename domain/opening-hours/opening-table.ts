import { mondayOf } from '../calendar/calendar-month.js';
import { type HoursEntry, slotsBetween } from './opening-hours.js';
import { formatDate, formatTime, formatWeekday } from '../text/formats.js';
import type { BranchHours } from './open-state.js';
import { addDays, type CalendarDate, localTime } from '../calendar/zoned-time.js';

export interface OpeningTableRow {
  readonly date: CalendarDate;
  /** 'Montag' */
  readonly day: string;
  /** '10:00–14:00, 17:00–22:00' or 'Geschlossen'. */
  readonly hours: string;
}

/** Read as UTC, the wall clock of a plan knows no changes of the clock. */
const WALL_CLOCK = 'UTC';

/** The opening or the delivery hours of the ISO week, Monday first, that contains now at the branch. */
export function openingTable(
  branch: BranchHours,
  shown: 'openingHours' | 'deliveryHours',
  now: Date,
  timeZone: string,
): OpeningTableRow[] {
  return openingDays(branch[shown], mondayOf(localTime(now, timeZone).date), 7);
}

/** The hours of so many days from a date on. */
export const openingDays = (
  entries: readonly HoursEntry[],
  first: CalendarDate,
  count: number,
): OpeningTableRow[] =>
  Array.from({ length: count }, (_, days) => {
    const date = addDays(first, days);
    return { date, day: formatWeekday(new Date(date), WALL_CLOCK), hours: hoursOn(date, entries) };
  });

function hoursOn(date: CalendarDate, entries: readonly HoursEntry[]): string {
  const slots = slotsBetween(entries, date, date, WALL_CLOCK);
  return slots.map(({ from, to }) => `${clock(from)}–${endClock(to)}`).join(', ') || 'Geschlossen';
}

const clock = (at: Date): string => formatTime(at, WALL_CLOCK);

const endClock = (at: Date): string => (clock(at) === '00:00' ? '24:00' : clock(at));

/** Some days with the same hours, in words. */
export interface HoursWords {
  /** 'Di–Do', 'täglich' or 'am 24.12.2026'. */
  readonly days: string;
  /** '11:00–14:30, 17:30–22:00' or 'geschlossen'. */
  readonly hours: string;
}

type Hours = readonly HoursEntry[];

/** The resulting hours, independent of their entries: the week, then the dates that differ from it. */
export const hoursInWords = (hours: Hours): HoursWords[] => comparedHours([hours])[0]!;

/** The same for several hours side by side, reduced to the days on which they differ. */
export function comparedHours(several: readonly Hours[]): HoursWords[][] {
  const all = [...weekOf(several), ...singleDaysOf(several)];
  const different = all.filter(({ hours }) => hours.some((one) => one !== hours[0]));
  const lines = together(different.length > 0 ? different : all);
  return several.map((_, index) => lines.map(({ days, hours }) => ({ days, hours: hours[index]! })));
}

/** A day, or some one after the other; `hours` has the words for each of those compared. */
interface Days {
  readonly days: string;
  readonly hours: readonly string[];
  /** The days of the week from 0 (Monday); a single date is in none. */
  readonly from?: number;
  readonly to?: number;
}

const A_MONDAY = '2024-01-01';

function weekOf(several: readonly Hours[]): Days[] {
  const weeks = several.map((hours) => hours.filter(({ type }) => type !== 'once'));
  return daysFrom(weeks, A_MONDAY, 7).map(({ day, hours }, index) => ({
    days: day.slice(0, 2),
    hours,
    from: index,
    to: index,
  }));
}

function singleDaysOf(several: readonly Hours[]): Days[] {
  const dates = several.flat().flatMap(({ type, date }) => (type === 'once' && date !== null ? [date] : []));
  return [...new Set(dates)].sort().flatMap((date) =>
    daysFrom(several, date, 1).map(({ hours }) => ({
      days: `am ${formatDate(new Date(date), 'UTC')}`,
      hours,
    })),
  );
}

function daysFrom(several: readonly Hours[], first: CalendarDate, count: number) {
  const tables = several.map((hours) => openingDays(hours, first, count));
  return Array.from({ length: count }, (_, index) => ({
    day: tables[0]![index]!.day,
    hours: tables.map((table) => table[index]!.hours.replace('Geschlossen', 'geschlossen')),
  }));
}

/** Neighbours of a week with the same hours become one line. */
function together(days: readonly Days[]): Days[] {
  const lines: Days[] = [];
  for (const day of days) {
    const last = lines.at(-1);
    if (!last || last.to === undefined || day.from !== last.to + 1 || !areSame(last, day)) lines.push(day);
    else {
      const first = last.days.slice(0, 2);
      const isWeek = last.from === 0 && day.to === 6;
      lines[lines.length - 1] = { ...last, days: isWeek ? 'täglich' : `${first}–${day.days}`, to: day.to! };
    }
  }
  return lines;
}

const areSame = (one: Days, other: Days): boolean =>
  one.hours.every((hours, index) => hours === other.hours[index]);
