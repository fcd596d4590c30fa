import { addDays, businessDate, businessDayBegins } from '@bestellwerk/domain/calendar/zoned-time';
import type { FigureName } from '@bestellwerk/domain/contracts/figures.schema';
import { comparedDays, type Comparison, daysIn } from '@bestellwerk/domain/statistics/period';
import type { Scope } from './figure.js';

/** Figures that can be compared up to the time of the day that it is: those of orders by when they were placed. */
const untilNow: readonly FigureName[] = [
  'orders',
  'revenue',
  'items',
  'popular-items',
  'order-origins',
  'revenue-origins',
  'donations',
];

export const isOfOrders = (name: FigureName): boolean =>
  untilNow.includes(name) || name === 'canceled-orders';

/**
 * The days to compare with; those that lie ahead in the range do not count in them, nor does the rest of today where it can be
 * left out. Undefined for a range that has not begun.
 */
export function comparedScope(name: FigureName, scope: Scope, compare: Comparison): Scope | undefined {
  const { days, now, timeZone, by } = scope;
  const then = comparedDays(days, compare);
  const today = businessDate(now, timeZone);
  // What is due may lie ahead.
  if (days.to < today || by === 'due') return { ...scope, days: then };
  if (today < days.from) return undefined;
  const sameDay = addDays(then.from, daysIn({ from: days.from, to: today }) - 1);
  const to = sameDay < then.to ? sameDay : then.to;
  if (!untilNow.includes(name)) return { ...scope, days: { from: then.from, to } };
  const sinceFour = now.getTime() - businessDayBegins(today, timeZone).getTime();
  const until = new Date(businessDayBegins(to, timeZone).getTime() + sinceFour);
  return { ...scope, days: { from: then.from, to }, until };
}
