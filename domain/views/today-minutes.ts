import { workedMinutesAt } from '../working-time/worked-minutes.js';
import type { TimeTrackingMe } from '../contracts/working-time.schema.js';

/** Minutes worked today up to an instant: those the server has added up, and what has come since its answer. */
export function todayMinutes(
  { today, activity, now }: Pick<TimeTrackingMe, 'today' | 'activity' | 'now'>,
  at: Date,
): number {
  if (activity === null || activity.businessDate !== today.date) return today.workedMinutes;
  return today.workedMinutes + workedMinutesAt(activity, at) - workedMinutesAt(activity, new Date(now));
}
