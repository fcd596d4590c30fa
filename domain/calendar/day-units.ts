import { addMonths, formatMonth, mondayOf, monthOf } from './calendar-month.js';
import { formatDate, formatWeekday } from '../text/formats.js';
import { addDays, type CalendarDate } from './zoned-time.js';

/** Units by which figures of many days are summed. */
export type DayUnit = 'day' | 'week' | 'month';
export const dayUnits = ['day', 'week', 'month'] as const satisfies readonly DayUnit[];

const MOST_SINGLE_DAYS = 62;
const MOST_DAYS_IN_WEEKS = 366;
const DAY = 86_400_000;

interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The unit in which a range has at most 62 steps: more cannot be distinguished in a chart. */
export function unitOf({ from, to }: Days): DayUnit {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days <= MOST_SINGLE_DAYS) return 'day';
  return days <= MOST_DAYS_IN_WEEKS ? 'week' : 'month';
}

/** The first day of the unit that a day lies in: itself, its Monday, the first of its month. */
export function unitStart(date: CalendarDate, unit: DayUnit): CalendarDate {
  if (unit === 'day') return date;
  return unit === 'week' ? mondayOf(date) : `${monthOf(date)}-01`;
}

/** The first days of all units that a range touches, oldest first. */
export function unitStarts({ from, to }: Days, unit: DayUnit): CalendarDate[] {
  const starts: CalendarDate[] = [];
  for (let start = unitStart(from, unit); start <= to; start = nextStart(start, unit)) starts.push(start);
  return starts;
}

function nextStart(start: CalendarDate, unit: DayUnit): CalendarDate {
  if (unit === 'month') return `${addMonths(monthOf(start), 1)}-01`;
  return addDays(start, unit === 'week' ? 7 : 1);
}

/** Behind what is counted: 'Bestellungen je Woche'. */
export const perUnit: Readonly<Record<DayUnit, string>> = {
  day: 'je Tag',
  week: 'je Woche',
  month: 'je Monat',
};

const asDate = (date: CalendarDate): string => formatDate(new Date(date), 'UTC');
const weekdayWords = (date: CalendarDate): string => formatWeekday(new Date(date), 'UTC');

/** 'Samstag, 21.11.2026', 'Woche vom 16.11.2026 bis 22.11.2026', 'November 2026' */
export function unitWords(start: CalendarDate, unit: DayUnit): string {
  if (unit === 'month') return formatMonth(monthOf(start));
  if (unit === 'week') return `Woche vom ${asDate(start)} bis ${asDate(addDays(start, 6))}`;
  return `${weekdayWords(start)}, ${asDate(start)}`;
}

/** '21.11.', 'ab 16.11.', '11/2026' */
export function shortUnitWords(start: CalendarDate, unit: DayUnit): string {
  if (unit === 'month') return `${start.slice(5, 7)}/${start.slice(0, 4)}`;
  return unit === 'week' ? `ab ${asDate(start).slice(0, 6)}` : asDate(start).slice(0, 6);
}
