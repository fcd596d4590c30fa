import { addMonths, formatMonth, mondayOf, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { formatWeekday } from '@bestellwerk/domain/text/formats';
import type { Days } from '../../../shared/days/days.js';

/** Days up to today, and those they are compared with. */
export interface Span {
  now: Days;
  then: Days;
  /** What those are called, after 'als': 'in der Vorwoche bis Freitag'. */
  when: string;
}

/** Today, this week and this month, each beside the same days of the one before. */
export function spansOf(today: string): { day: Span; week: Span; month: Span } {
  const weekday = formatWeekday(new Date(today), 'UTC');
  const aWeekAgo = addDays(today, -7);
  const monday = mondayOf(today);
  const first = `${monthOf(today)}-01`;
  const lastBefore = addDays(first, -1);
  const firstBefore = `${addMonths(monthOf(today), -1)}-01`;
  const sameDay = `${monthOf(firstBefore)}${today.slice(7)}`;
  const until = sameDay > lastBefore ? lastBefore : sameDay;
  return {
    day: {
      now: { from: today, to: today },
      then: { from: aWeekAgo, to: aWeekAgo },
      when: `am letzten ${weekday}`,
    },
    week: {
      now: { from: monday, to: today },
      then: { from: addDays(monday, -7), to: aWeekAgo },
      when: weekday === 'Sonntag' ? 'in der Vorwoche' : `in der Vorwoche bis ${weekday}`,
    },
    month: {
      now: { from: first, to: today },
      then: { from: firstBefore, to: until },
      when: `im ${formatMonth(monthOf(firstBefore)).split(' ')[0]} bis ${Number(until.slice(8))}.`,
    },
  };
}

const DAYS_OF_LINE = 14;

/** All days that the overview is about. */
export function daysOfOverview(today: string): Days {
  const { week, month } = spansOf(today);
  const from = [week.then.from, month.then.from, addDays(today, 1 - DAYS_OF_LINE)].sort()[0]!;
  return { from, to: today };
}

export const lastDays = (today: string): Days => ({ from: addDays(today, 1 - DAYS_OF_LINE), to: today });
