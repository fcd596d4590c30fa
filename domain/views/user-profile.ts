import type { CalendarDate } from '../calendar/zoned-time.js';
import type { ProfileActivity, ProfileShift, UserProfile } from '../contracts/user-profile.schema.js';
import type { WorkingActivity } from '../contracts/working-time.schema.js';
import { spanUntil } from '../statistics/attendance-of-person.js';
import { isLate, matching, type Span } from '../statistics/attendance.js';
import { type BalanceOfDay, sumOfBalances } from '../working-time/day-balances.js';
import type { PlannedShift } from '../working-time/weekly-plan/weekly-plan.js';

export interface ProfileDays {
  readonly start: CalendarDate;
  readonly now: CalendarDate;
  readonly end: CalendarDate;
}

type OwnShift = PlannedShift & Span;

/**
 * The balances of a profile: `before` are days before its start, `days` those from start to end. The target is what is
 * planned, so that what is planned after `now` changes no balance, also not in days before the start.
 */
export function profileBalances(
  before: readonly BalanceOfDay[],
  days: readonly BalanceOfDay[],
  { now }: ProfileDays,
): Omit<UserProfile, 'user' | 'name' | keyof ProfileDays | 'findings' | 'punctuality' | 'ahead' | 'missed'> {
  const balanceStart = sumOfBalances(before.filter(({ date }) => date <= now)).balanceMinutes;
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
  shifts: readonly OwnShift[],
  now: Date,
): ProfileActivity[] {
  const worked = new Map(workedSpans(activities, now).map((work) => [work.activity, work]));
  const { workOf, shiftOf } = matching(shifts, [...worked.values()]);
  return activities.map((activity) => {
    const work = worked.get(activity);
    const shift = work && shiftOf(work);
    const isFirst = shift !== undefined && workOf(shift) === work;
    const wasCorrected = activity.changes.some(({ type }) => type === 'corrected');
    const findings: ProfileActivity['findings'] = [];
    if (activity.isForgotten) findings.push('forgotten');
    if (activity.isEnteredByStaff) findings.push('entered');
    if (wasCorrected) findings.push('corrected');
    if (work && !shift) findings.push('unplanned');
    if (shift && shift.branch !== activity.branch) findings.push('elsewhere');
    if (isFirst && isLate(work!.startsAt, shift.startsAt)) findings.push('late');
    return { ...activity, findings, planned: shift ? placeAndTimes(shift) : null };
  });
}

/** Shifts that are not over and to which nobody came yet. */
export function shiftsAhead(
  activities: readonly WorkingActivity[],
  shifts: readonly OwnShift[],
  now: Date,
): ProfileShift[] {
  const { workOf } = matching(shifts, workedSpans(activities, now));
  return shifts
    .filter((shift) => shift.endsAt > now && (shift.startsAt > now || !workOf(shift)))
    .map(shownShift);
}

/** A planned shift as a profile shows it. */
export const shownShift = (shift: OwnShift): ProfileShift => ({
  ...placeAndTimes(shift),
  businessDate: shift.businessDate,
  plannedMinutes: shift.plannedMinutes,
});

const placeAndTimes = ({ branch, startsAt, endsAt }: Span) => ({
  branch,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const workedSpans = (activities: readonly WorkingActivity[], now: Date) =>
  activities
    .filter(({ status }) => status !== 'voided')
    .map((activity) => ({ activity, ...spanUntil(now)(activity) }));
