import type { Due } from '@bestellwerk/domain/ordering/due-time';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { NextStep } from './next-step.js';

/**
 * For when an order is planned, if a step with it is one for another business day: what is made or handed over today
 * by mistake is missing then. Null for every other step.
 */
export function earlyFor(
  { target }: Pick<NextStep, 'target'>,
  { dueAt, kind }: Pick<Due, 'dueAt' | 'kind'>,
  now: Date,
  timeZone: string,
): string | null {
  if (target === 'confirmed' || kind !== 'later') return null;
  if (businessDate(dueAt, timeZone) === businessDate(now, timeZone)) return null;
  return plannedText(dueAt, now, timeZone);
}
