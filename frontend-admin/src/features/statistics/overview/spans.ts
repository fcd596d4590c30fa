import { formatMonth, mondayOf, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays, businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { comparedDays, type Comparison } from '@bestellwerk/domain/statistics/period';
import { formatTime, formatWeekday } from '@bestellwerk/domain/text/formats';
import type { Days } from '../../../shared/days/days.js';

/** Days up to today or yesterday, beside the same days of the week or the month before. */
export interface Span extends Days {
  kind: 'today' | 'yesterday' | 'week' | 'month';
  compare: Comparison;
}

export const today = (day: string): Span => ({ kind: 'today', from: day, to: day, compare: 'week' });
export function yesterday(day: string): Span {
  const before = addDays(day, -1);
  return { kind: 'yesterday', from: before, to: before, compare: 'week' };
}
export const thisWeek = (day: string): Span => ({
  ...{ kind: 'week', from: mondayOf(day), to: day, compare: 'week' },
});
export const thisMonth = (day: string): Span => ({
  ...{ kind: 'month', from: `${monthOf(day)}-01`, to: day, compare: 'month' },
});

/** What a span is compared with, after 'als': 'in der Vorwoche bis Freitag, 12:40'. */
export function thenWords(span: Span, comparedUntil: string | undefined, timeZone: string): string {
  const { from, to } = comparedDays(span, span.compare);
  const until = comparedUntil === undefined ? null : new Date(comparedUntil);
  const last = until ? businessDate(until, timeZone) : to;
  const weekday = formatWeekday(new Date(last), 'UTC');
  const time = until && formatTime(until, timeZone);
  const timed = (day: string) => [day, time].filter(Boolean).join(', ');
  switch (span.kind) {
    case 'today':
      return [`am letzten ${weekday}`, time].filter(Boolean).join(' bis ');
    case 'yesterday':
      return `am ${weekday} davor`;
    case 'week':
      return weekday === 'Sonntag' && !time ? 'in der Vorwoche' : `in der Vorwoche bis ${timed(weekday)}`;
    case 'month':
      return `im ${formatMonth(monthOf(from)).split(' ')[0]} bis ${timed(`${Number(last.slice(8))}.`)}`;
  }
}

/** The page of a statistic with the days of a span, compared as here. */
export const hrefOf = (page: 'revenue' | 'orders', { from, to, compare }: Span): string =>
  `/statistics/${page}?${new URLSearchParams({ from, to, compare })}`;

const DAYS_OF_LINE = 14;

export const lastDays = (day: string): Days => ({ from: addDays(day, 1 - DAYS_OF_LINE), to: day });
