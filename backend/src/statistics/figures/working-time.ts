import type { DayUnit } from '@bestellwerk/domain/calendar/day-units';
import { addDays, businessDate, DAY_ENDS_AT } from '@bestellwerk/domain/calendar/zoned-time';
import {
  attendanceCounts,
  attended,
  peopleByHour,
  type Span,
} from '@bestellwerk/domain/statistics/attendance';
import {
  childrenOf,
  groupedBy,
  type InBucket,
  seriesOf,
  sumBy,
} from '@bestellwerk/domain/statistics/buckets';
import { bucketOf, type Days } from '@bestellwerk/domain/statistics/period';
import { rankedRows } from '@bestellwerk/domain/statistics/rows';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import type { PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { EntityManager } from 'typeorm';
import { branchNames, bucketSql, dayBucketsOf, unitOf, valuesOf, within } from './branch-sums.js';
import type { Figure, Scope } from './figure.js';
import { UNKNOWN } from './labels.js';
import { type HourValue, weekMatrix } from './week-matrix.js';
import { type ActivitySpan, activitySpans, spansElsewhere, wholeSpan } from './work-spans.js';
import { workedWeekHours } from './worked-hours.js';

interface WorkSum extends InBucket {
  readonly user: string;
  readonly branch: string;
  readonly worked: number;
  readonly pauses: number;
  readonly activities: number;
  readonly days: number;
}

/** Of shifts that are over; minutes. */
const workSums = (manager: EntityManager, scope: Scope): Promise<WorkSum[]> =>
  manager.query(
    `SELECT ${bucketSql(scope)} AS t, "user", branch, sum(worked_minutes)::int AS worked,
       sum(pause_minutes)::int AS pauses, sum(activities)::int AS activities, count(*)::int AS days
     FROM views.working_day WHERE ${within} GROUP BY 1, 2, 3`,
    valuesOf(scope),
  );

/** What goes on, with its minutes up to now. */
interface Running {
  readonly user: string;
  readonly branch: string;
  readonly minutes: number;
}

async function runningWork(manager: EntityManager, scope: Scope): Promise<Running[]> {
  const open: { document: WorkingActivity }[] = await manager.query(
    `SELECT document FROM views.working_activity WHERE is_open AND business_${within}`,
    valuesOf(scope),
  );
  return open.map(({ document }) => ({
    ...{ user: document.user, branch: document.branch },
    minutes: workedMinutesAt(document, scope.now),
  }));
}

const minutesOf = (list: readonly Running[] = []): number => sumBy(list, ({ minutes }) => minutes);
const worked = (sum: WorkSum): number => sum.worked;
const pausesOf = (list: readonly WorkSum[]): number => sumBy(list, ({ pauses }) => pauses);
const activitiesOf = (list: readonly WorkSum[]): number => sumBy(list, ({ activities }) => activities);
const peopleOf = (list: readonly WorkSum[]): number => new Set(list.map(({ user }) => user)).size;

export async function workingActivities(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await workSums(manager, scope);
  const running = await runningWork(manager, scope);
  const buckets = dayBucketsOf(scope);
  const byUser = groupedBy(sums, ({ user }) => user);
  const runningBy = groupedBy(running, ({ user }) => user);
  const users = [...new Set([...byUser.keys(), ...runningBy.keys()])];
  const names = await scope.people.names(users);
  const rows = users.map((user) => {
    const own = byUser.get(user) ?? [];
    return {
      ...{ key: user, label: names.get(user) ?? UNKNOWN, value: sumBy(own, worked) },
      ...{ pauses: pausesOf(own), activities: activitiesOf(own), days: sumBy(own, ({ days }) => days) },
      runningMinutes: minutesOf(runningBy.get(user)),
      children: childrenOf(buckets, own, worked),
    };
  });
  const byBranch = groupedBy(sums, ({ branch }) => branch);
  const runningIn = groupedBy(running, ({ branch }) => branch);
  const branchName = await branchNames(manager);
  const groups = [...new Set([...byBranch.keys(), ...runningIn.keys()])].map((branch) => {
    const own = byBranch.get(branch) ?? [];
    return {
      ...{ key: branch, label: branchName(branch), value: sumBy(own, worked) },
      ...{ pauses: pausesOf(own), activities: activitiesOf(own), people: peopleOf(own) },
      runningMinutes: minutesOf(runningIn.get(branch)),
    };
  });
  const ranked = rankedRows(rows);
  return {
    ...{ unit: 'minutes', total: sumBy(sums, worked) },
    figures: {
      ...{ pauses: pausesOf(sums), activities: activitiesOf(sums), people: peopleOf(sums) },
      ...{ running: running.length, runningMinutes: minutesOf(running) },
    },
    series: seriesOf(buckets, sums, worked, (list) => ({ pauses: pausesOf(list) })),
    ...{ rows: ranked.rows, groups: rankedRows(groups).rows, isTruncated: ranked.isTruncated },
  };
}

type ShiftInBucket = PlannedShift & Span & InBucket;

/**
 * The shifts that are planned in the branches of a scope, and what these activities are to them. The entries of the statistic
 * are made of it as well.
 */
export async function plannedAndWorked<Work extends ActivitySpan>(
  manager: EntityManager,
  scope: Scope,
  activities: readonly Work[],
) {
  const users = new Set([
    ...(await scope.people.team(scope.branches)),
    ...activities.map(({ user }) => user),
  ]);
  const shiftsEverywhere = await shiftsOf([...users], scope);
  const elsewhere = await spansElsewhere(manager, scope, [...users]);
  const toEnd = wholeSpan(scope);
  const whole = [...activities, ...elsewhere].map(toEnd);
  return {
    shifts: shiftsEverywhere.filter(isIn(scope)),
    isOver: isOverBy(scope.now, whole.filter(goesOn)),
    all: attended(shiftsEverywhere, whole, scope.now, isIn(scope)),
  };
}

/** What was worked beside what was planned, and how many people were there in each hour of the week. */
export async function workingSchedules(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await workSums(manager, scope);
  const activities = await activitySpans(manager, scope);
  const { shifts, isOver, all } = await plannedAndWorked(manager, scope, activities);
  const counts = attendanceCounts(all);
  const minutes = (shift: ShiftInBucket): number => shift.plannedMinutes;
  const [workedBy, plannedBy] = [groupedBy(sums, ({ user }) => user), groupedBy(shifts, ({ user }) => user)];
  const running = await runningWork(manager, scope);
  const runningBy = groupedBy(running, ({ user }) => user);
  const concerned = [
    ...new Set([...workedBy.keys(), ...runningBy.keys(), ...plannedBy.keys(), ...counts.keys()]),
  ];
  const names = await scope.people.names(concerned);
  const rows = concerned.map((user) => {
    const value = sumBy(workedBy.get(user) ?? [], worked);
    const own = plannedBy.get(user) ?? [];
    const delta = value - sumBy(own.filter(isOver), minutes);
    const { missed = 0, unplanned = 0, late = 0, elsewhere = 0 } = counts.get(user) ?? {};
    const label = names.get(user) ?? UNKNOWN;
    return {
      ...{ key: user, label, value, planned: sumBy(own, minutes), delta },
      ...{ late, missed, unplanned, elsewhere, runningMinutes: minutesOf(runningBy.get(user)) },
    };
  });
  const buckets = dayBucketsOf(scope);
  const plannedIn = new Map(seriesOf(buckets, shifts, minutes, () => ({})).map(({ t, value }) => [t, value]));
  const ranked = rankedRows(rows);
  return {
    ...{ unit: 'minutes', total: sumBy(sums, worked) },
    figures: {
      planned: sumBy(shifts, minutes),
      delta: sumBy(rows, ({ delta }) => delta),
      missed: sumBy(rows, ({ missed }) => missed),
      unplanned: sumBy(rows, ({ unplanned }) => unplanned),
      ...{ running: running.length, runningMinutes: minutesOf(running) },
    },
    series: seriesOf(buckets, sums, worked, () => ({})).map((point) => ({
      ...point,
      planned: plannedIn.get(point.t) ?? 0,
    })),
    ...{ rows: ranked.rows, isTruncated: ranked.isTruncated },
    matrix: coverage(await workedWeekHours(manager, scope), shifts, scope),
  };
}

const goesOn = ({ openOn }: ActivitySpan): boolean => openOn !== null;

/** What is still to come is no deviation yet, nor is a shift whose work goes on: that counts once it has ended. */
function isOverBy(now: Date, goingOn: readonly Span[]): (shift: Span) => boolean {
  const meets = (one: Span, other: Span): boolean =>
    one.user === other.user && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
  return (shift) => shift.endsAt <= now && !goingOn.some((work) => meets(work, shift));
}

/** Of hours until now: nobody can be there in those to come. */
function coverage(present: readonly HourValue[], shifts: readonly Span[], scope: Scope) {
  const { timeZone, now } = scope;
  const begun = shifts.filter(({ startsAt }) => startsAt <= now);
  const untilNow = begun.map((shift) => (shift.endsAt <= now ? shift : { ...shift, endsAt: now }));
  const days = recordedDays(
    [...begun.map(({ startsAt }) => startsAt.getTime()), ...present.map(({ hour }) => hour)],
    scope,
  );
  const weeks = { days, timeZone, dayEndsAt: DAY_ENDS_AT, now };
  const planned = weekMatrix(peopleByHour(untilNow), weeks);
  return weekMatrix(present, weeks).map((cell, index) => ({
    ...cell,
    planned: planned[index]!.value,
  }));
}

/** The days since the first of these instants and up to today: an average week does not consist of others. */
export function recordedDays(begins: readonly number[], { days, timeZone, now }: Scope): Days {
  if (begins.length === 0) return days;
  const first = begins.reduce((earliest, begin) => Math.min(earliest, begin));
  const [from, today] = [businessDate(new Date(first), timeZone), businessDate(now, timeZone)];
  return { from: from < days.from ? days.from : from, to: today < days.to ? today : days.to };
}

const isIn =
  ({ branches }: Scope) =>
  ({ branch }: { branch: string }): boolean =>
    branches === 'all' || branches.includes(branch);

/** In all branches. Shifts of business days: one before four in the morning counts to the day before. */
async function shiftsOf(users: readonly string[], scope: Scope): Promise<ShiftInBucket[]> {
  const { from, to } = scope.days;
  const shifts = await scope.people.shifts(users, { from, to: addDays(to, 1) });
  const isInDays = ({ businessDate: day }: PlannedShift): boolean => from <= day && day <= to;
  const unit = unitOf(scope);
  return [...shifts].flatMap(([user, own]) =>
    own.filter(isInDays).map((shift) => inBucket(shift, user, unit)),
  );
}

/** Without spread, which takes most of the time for years of a team. */
const inBucket = (shift: PlannedShift, user: string, unit: DayUnit): ShiftInBucket => ({
  user,
  t: bucketOf(shift.businessDate, unit),
  branch: shift.branch,
  date: shift.date,
  businessDate: shift.businessDate,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  pauseMinutes: shift.pauseMinutes,
  plannedMinutes: shift.plannedMinutes,
});
