import type { DayUnit } from '@bestellwerk/domain/calendar/day-units';
import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { attendanceCounts, attended, type Span } from '@bestellwerk/domain/statistics/attendance';
import { groupedBy, type InBucket, seriesOf, sumBy } from '@bestellwerk/domain/statistics/buckets';
import { bucketOf } from '@bestellwerk/domain/statistics/period';
import { rankedRows } from '@bestellwerk/domain/statistics/rows';
import type { PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import type { EntityManager } from 'typeorm';
import { dayBucketsOf, unitOf } from './branch-sums.js';
import { coverage } from './coverage.js';
import { type Figure, type Scope, todayOf } from './figure.js';
import { UNKNOWN } from './labels.js';
import { type ActivitySpan, activitySpans, spansElsewhere, wholeSpan } from './work-spans.js';
import { workedWeekHours } from './worked-hours.js';
import { minutesOf, runningWork, worked, type WorkSum, workSums } from './working-time.js';

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
  const users = await usersOf(scope, activities);
  const shiftsEverywhere = await shiftsOf(users, scope);
  const elsewhere = await spansElsewhere(manager, scope, users);
  const toEnd = wholeSpan(scope);
  const whole = [...activities, ...elsewhere].map(toEnd);
  return {
    shifts: shiftsEverywhere.filter(isIn(scope)),
    isOver: isOverBy(todayOf(scope), whole.filter(goesOn)),
    all: attended(shiftsEverywhere, whole, scope.now, isIn(scope)),
  };
}

/** The team of today, and who else worked in these branches. */
const usersOf = async ({ people, branches }: Scope, work: readonly { user: string }[]): Promise<string[]> => [
  ...new Set([...(await people.team(branches)), ...work.map(({ user }) => user)]),
];

/** What was worked beside what was planned, and how many people were there in each hour of the week. */
export async function workingSchedules(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await workSums(manager, scope);
  if (scope.isBefore) return comparedSchedules(sums, scope);
  const activities = await activitySpans(manager, scope);
  const { shifts, isOver, all } = await plannedAndWorked(manager, scope, activities);
  const counts = attendanceCounts(all);
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
    const plannedBefore = sumBy(own.filter(isOver), minutes);
    const delta = sumBy(workedBy.get(user) ?? [], ({ workedBefore }) => workedBefore) - plannedBefore;
    const { missed = 0, unplanned = 0, late = 0, elsewhere = 0 } = counts.get(user) ?? {};
    const label = names.get(user) ?? UNKNOWN;
    return {
      ...{ key: user, label, value, planned: sumBy(own, minutes), plannedBefore, delta },
      ...{ late, missed, unplanned, elsewhere, runningMinutes: minutesOf(runningBy.get(user)) },
    };
  });
  const ranked = rankedRows(rows);
  return {
    ...{ unit: 'minutes', total: sumBy(sums, worked) },
    figures: {
      planned: sumBy(shifts, minutes),
      plannedBefore: sumBy(rows, ({ plannedBefore }) => plannedBefore),
      delta: sumBy(rows, ({ delta }) => delta),
      missed: sumBy(rows, ({ missed }) => missed),
      unplanned: sumBy(rows, ({ unplanned }) => unplanned),
      ...{ running: running.length, runningMinutes: minutesOf(running) },
    },
    series: scheduleSeries(sums, shifts, scope),
    ...{ rows: ranked.rows, isTruncated: ranked.isTruncated },
    matrix: coverage(await workedWeekHours(manager, scope), shifts, scope),
  };
}

/** Of the days before, which shifts were missed or late is not compared: to match years of them takes longest. */
async function comparedSchedules(sums: readonly WorkSum[], scope: Scope): Promise<Figure> {
  const shifts = (await shiftsOf(await usersOf(scope, sums), scope)).filter(isIn(scope));
  return {
    ...{ unit: 'minutes', total: sumBy(sums, worked), figures: { planned: sumBy(shifts, minutes) } },
    series: scheduleSeries(sums, shifts, scope),
  };
}

function scheduleSeries(sums: readonly WorkSum[], shifts: readonly ShiftInBucket[], scope: Scope) {
  const buckets = dayBucketsOf(scope);
  const plannedIn = new Map(seriesOf(buckets, shifts, minutes, () => ({})).map(({ t, value }) => [t, value]));
  return seriesOf(buckets, sums, worked, () => ({})).map((point) => ({
    ...point,
    planned: plannedIn.get(point.t) ?? 0,
  }));
}

const minutes = (shift: ShiftInBucket): number => shift.plannedMinutes;

const goesOn = ({ openOn }: ActivitySpan): boolean => openOn !== null;

/**
 * Today is no deviation yet: in the morning all of its plan is still owed, and who leaves early has not worked more. Nor is a shift
 * whose work goes on after four in the morning.
 */
function isOverBy(today: CalendarDate, goingOn: readonly Span[]): (shift: ShiftInBucket) => boolean {
  const meets = (one: Span, other: Span): boolean =>
    one.user === other.user && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
  return (shift) => shift.businessDate < today && !goingOn.some((work) => meets(work, shift));
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
