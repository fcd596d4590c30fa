import type { CalendarDate } from '../calendar/zoned-time.js';
import type { ProfileActivity, UserProfile } from '../contracts/user-profile.schema.js';
import type { WorkingActivity } from '../contracts/working-time.schema.js';
import { type BalanceOfDay, sumOfBalances } from '../working-time/day-balances.js';
import type { PlannedShift } from '../working-time/weekly-plan.js';

export interface ProfileDays {
  readonly start: CalendarDate;
  readonly now: CalendarDate;
  readonly end: CalendarDate;
}

const LATE_MINUTES = 5;
const MINUTE = 60_000;

/**
 * The balances of a profile: `before` are days before its start, `days` those from start to end. The target is what is
 * planned, so that what is planned after `now` changes no balance.
 */
export function profileBalances(
  before: readonly BalanceOfDay[],
  days: readonly BalanceOfDay[],
  { now }: ProfileDays,
): Omit<UserProfile, 'user' | 'name' | keyof ProfileDays | 'findings' | 'punctuality'> {
  const firstPlanned = before.find(({ plannedMinutes }) => plannedMinutes > 0)?.date;
  const counted = before.filter(({ date }) => firstPlanned !== undefined && date >= firstPlanned);
  const balanceStart = sumOfBalances(counted).balanceMinutes;
  const soFar = sumOfBalances(days.filter(({ date }) => date <= now));
  const toCome = sumOfBalances(days.filter(({ date }) => date > now));
  const creditToNow = 0;
  const balanceNow = balanceStart + soFar.workedMinutes + creditToNow - soFar.plannedMinutes;
  let balance = balanceStart;
  return {
    ...{ targetToNow: soFar.plannedMinutes, workedToNow: soFar.workedMinutes, creditToNow },
    ...{ balanceStart, balanceNow },
    targetToEnd: soFar.plannedMinutes + toCome.plannedMinutes,
    plannedToEnd: toCome.plannedMinutes,
    // Until contracts say otherwise, what is planned is the target.
    projectedBalanceEnd: balanceNow,
    days: days.map(({ date, plannedMinutes: target, workedMinutes: worked }) => {
      if (date <= now) balance += worked - target;
      return { date, target, worked, balance };
    }),
  };
}

/** Each activity with its planned shift, and with what is worth a look. */
export function profileActivities(
  activities: readonly WorkingActivity[],
  shifts: readonly PlannedShift[],
): ProfileActivity[] {
  return activities.map((activity) => {
    const shift = shifts.find((one) => isOf(activity, one));
    const wasCorrected = activity.changes.some(({ type }) => type === 'corrected');
    const findings: ProfileActivity['findings'] = [];
    if (activity.isForgotten) findings.push('forgotten');
    if (activity.isEnteredByStaff) findings.push('entered');
    if (wasCorrected) findings.push('corrected');
    if (!shift) findings.push('unplanned');
    if (shift && delayOf(activity, shift) > LATE_MINUTES) findings.push('late');
    const planned = shift && { startsAt: shift.startsAt.toISOString(), endsAt: shift.endsAt.toISOString() };
    return { ...activity, findings, planned: planned ?? null };
  });
}

/** The median delay of the shifts that were come to, by their first activity. */
export function punctualityOf(
  activities: readonly WorkingActivity[],
  shifts: readonly PlannedShift[],
): number | null {
  const delays = shifts.flatMap((shift) => {
    const own = activities.filter((activity) => isOf(activity, shift));
    return own.length === 0 ? [] : [Math.min(...own.map((activity) => delayOf(activity, shift)))];
  });
  return median(delays);
}

const isOf = (activity: WorkingActivity, shift: PlannedShift): boolean =>
  activity.status !== 'voided' &&
  activity.branch === shift.branch &&
  new Date(activity.startedAt) < shift.endsAt &&
  (activity.endedAt === null || shift.startsAt < new Date(activity.endedAt));

const delayOf = (activity: WorkingActivity, shift: PlannedShift): number =>
  Math.round((Date.parse(activity.startedAt) - shift.startsAt.getTime()) / MINUTE);

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
