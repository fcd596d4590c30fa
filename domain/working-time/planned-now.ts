import type { CalendarDate } from '../calendar/zoned-time.js';
import { delayMinutes, isLate } from '../statistics/attendance.js';
import type { PlannedShift } from './weekly-plan/weekly-plan.js';

type ShiftTimes = Pick<PlannedShift, 'startsAt' | 'endsAt'>;

const isGoingOn = ({ startsAt, endsAt }: ShiftTimes, now: Date): boolean => startsAt <= now && now < endsAt;

/**
 * Of a person's shifts in one branch, in order, the one that matters now: the one that is going on, which at night may be one
 * of the day before, else the next one of the business day, else the last one of it.
 */
export function shiftOfNow<Shift extends ShiftTimes & Pick<PlannedShift, 'businessDate'>>(
  shifts: readonly Shift[],
  today: CalendarDate,
  now: Date,
): Shift | undefined {
  const ofToday = shifts.filter(({ businessDate }) => businessDate === today);
  return (
    shifts.find((shift) => isGoingOn(shift, now)) ??
    ofToday.find(({ startsAt }) => startsAt > now) ??
    ofToday.at(-1)
  );
}

/** What is planned for somebody, as it is sent. */
export interface PlannedNow {
  readonly planned?: { readonly startsAt: string; readonly endsAt: string } | null | undefined;
  /** They were at work in the planned time, and ended it. */
  readonly hasLeft?: boolean | undefined;
}

export type Absence = 'unplanned' | 'coming' | 'due' | 'missing' | 'left' | 'over';

/** What it means that somebody is not at work: in the first minutes of a shift nobody is missing yet. */
export function absenceAt({ planned, hasLeft }: PlannedNow, now: Date): Absence {
  if (!planned) return 'unplanned';
  const [startsAt, endsAt] = [new Date(planned.startsAt), new Date(planned.endsAt)];
  if (now >= endsAt) return 'over';
  if (now < startsAt) return 'coming';
  if (hasLeft) return 'left';
  return isLate(now, startsAt) ? 'missing' : 'due';
}

/** Minutes after which somebody who is at work came for the planned shift; null if they were in time, or had been there before. */
export function lateMinutes({ planned, hasLeft }: PlannedNow, startedAt: Date): number | null {
  if (!planned || hasLeft || startedAt >= new Date(planned.endsAt)) return null;
  const startsAt = new Date(planned.startsAt);
  return isLate(startedAt, startsAt) ? delayMinutes(startedAt, startsAt) : null;
}

/** Whether ended work was in the planned time. */
export const isInPlan = (
  planned: PlannedNow['planned'],
  { startedAt, endedAt }: { readonly startedAt: string; readonly endedAt: string | null },
): boolean =>
  !!planned &&
  endedAt !== null &&
  Date.parse(startedAt) < Date.parse(planned.endsAt) &&
  Date.parse(planned.startsAt) < Date.parse(endedAt);
