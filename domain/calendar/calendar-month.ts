import { cached } from '../text/formats.js';
import { addDays, type CalendarDate } from './zoned-time.js';

/** A month of the calendar as YYYY-MM. */
export type CalendarMonth = string;

export interface CalendarWeek {
  /** Of ISO 8601. */
  readonly number: number;
  /** Monday first; at the month's edges with days of the months beside it. */
  readonly dates: readonly CalendarDate[];
}

const DAY = 24 * 60 * 60_000;
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const monthFormat = () =>
  cached(
    'month',
    () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );

export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months)).toISOString());
}

/** The same day of another month, or that month's last if it has no such day. */
export function dayInMonth(date: CalendarDate, month: CalendarMonth): CalendarDate {
  const last = addDays(firstOf(addMonths(month, 1)), -1);
  const same = month + date.slice(7);
  return same < last ? same : last;
}

/** The Monday of a date's week. */
export const mondayOf = (date: CalendarDate): CalendarDate =>
  addDays(date, -((new Date(Date.parse(date)).getUTCDay() + 6) % 7));

/** The weeks that hold days of a month, in order. */
export function weeksOfMonth(month: CalendarMonth): CalendarWeek[] {
  const weeks: CalendarWeek[] = [];
  const end = firstOf(addMonths(month, 1));
  for (let monday = mondayOf(firstOf(month)); monday < end; monday = addDays(monday, 7)) {
    weeks.push({ number: weekNumber(monday), dates: WEEK.map((days) => addDays(monday, days)) });
  }
  return weeks;
}

/** 'November 2026' */
export const formatMonth = (month: CalendarMonth): string => monthFormat().format(Date.parse(firstOf(month)));

const firstOf = (month: CalendarMonth): CalendarDate => `${month}-01`;

/** A week belongs to the year of its Thursday. */
function weekNumber(monday: CalendarDate): number {
  const thursday = addDays(monday, 3);
  const days = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / DAY;
  return Math.floor(days / 7) + 1;
}
