import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { z } from 'zod';
import { optional } from '../platform/http/list-query.js';
import { checkPeriod, daySchema, type Period } from '../platform/http/period.js';

/** Days, both included, that may be left out. */
export const daysQuerySchema = z
  .object({ from: optional(daySchema), to: optional(daySchema) })
  .superRefine(({ from, to }, check) => {
    if (from && to) checkPeriod({ from, to }, check);
  });
export type DaysQuery = z.infer<typeof daysQuerySchema>;

const WEEK = 7;

/** The month up to and including today, where nothing else was asked for. */
export function daysSoFar({ from, to }: DaysQuery, today: CalendarDate): Period {
  const end = to ?? (from && from > today ? from : today);
  return { from: from ?? firstOfMonth(end), to: end };
}

/** A week from today on, where nothing else was asked for. */
export function daysToCome({ from, to }: DaysQuery, today: CalendarDate): Period {
  const start = from ?? (to && to < today ? to : today);
  return { from: start, to: to ?? addDays(start, WEEK - 1) };
}

export const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01`;
