import { type VisitSumKind, WHOLE_SHOP } from '@bestellwerk/domain/analytics/visit-sums';
import { unitStart, unitStarts } from '@bestellwerk/domain/calendar/day-units';
import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Days } from '@bestellwerk/domain/statistics/period';
import type { EntityManager } from 'typeorm';
import { milliseconds, weekHour } from './branch-sums.js';
import type { Scope } from './figure.js';
import type { HourValue } from './week-matrix.js';

export interface VisitSum {
  /** Day or key. */
  readonly name: string;
  readonly visitors: number;
  readonly visits: number;
  readonly hits: number;
  readonly bounces: number;
  readonly entries: number;
  readonly exits: number;
  readonly seconds: number;
}

/** Of hours there are no sums of months: each is in one day only. */
type SummedKind = Exclude<VisitSumKind, 'hour'>;

const columns = ['visitors', 'visits', 'hits', 'bounces', 'entries', 'exits', 'seconds'];
const sums = columns.map((name) => `sum(${name})::float AS ${name}`).join(', ');

const branchesOf = ({ branches }: Scope): readonly string[] => (branches === 'all' ? [WHOLE_SHOP] : branches);

/** Sums of days. Visitors of several days and branches are added up: nobody can see that they are the same. */
export const sumsByDay = (manager: EntityManager, kind: VisitSumKind, scope: Scope): Promise<VisitSum[]> =>
  manager.query(
    `SELECT date::text AS name, ${sums} FROM app.visit_sum
     WHERE kind = $1 AND branch = ANY ($2::uuid[]) AND date BETWEEN $3 AND $4 GROUP BY 1 ORDER BY 1`,
    [kind, branchesOf(scope), scope.days.from, scope.days.to],
  );

/** Sums over all days: those of months, as far as they are there, and those of the days beside them. */
async function sumsOver(
  manager: EntityManager,
  kind: SummedKind,
  by: 'key' | `''`,
  scope: Scope,
): Promise<VisitSum[]> {
  const { months, days } = await parted(manager, scope.days);
  return manager.query(
    `SELECT ${by} AS name, ${sums} FROM (
       SELECT key, ${columns.join(', ')} FROM app.visit_month_sum
       WHERE kind = $1 AND branch = ANY ($2::uuid[]) AND month = ANY ($3::date[])
       UNION ALL SELECT key, ${columns.join(', ')} FROM app.visit_sum
       WHERE kind = $1 AND branch = ANY ($2::uuid[]) AND date = ANY ($4::date[])
     ) part GROUP BY 1 ORDER BY 1`,
    [kind, branchesOf(scope), months, days],
  );
}

/** The months whose summed days all lie in these days, by their first days, and the days of no such sum. */
async function parted(
  manager: EntityManager,
  { from, to }: Days,
): Promise<{ months: string[]; days: string[] }> {
  const summed: { month: CalendarDate; lastDay: CalendarDate }[] = await manager.query(
    `SELECT month::text, last_day::text AS "lastDay" FROM app.visit_month
     WHERE month >= $1::date AND last_day <= $2::date ORDER BY 1`,
    [from, to],
  );
  const lastDays = new Map(summed.map(({ month, lastDay }) => [month, lastDay]));
  const days = unitStarts({ from, to }, 'day').filter((date) => {
    const lastDay = lastDays.get(unitStart(date, 'month'));
    return lastDay === undefined || date > lastDay;
  });
  return { months: [...lastDays.keys()], days };
}

export const sumsByKey = (manager: EntityManager, kind: SummedKind, scope: Scope): Promise<VisitSum[]> =>
  sumsOver(manager, kind, 'key', scope);

/** An hour as it is kept, such as 2026-11-20T17 (UTC). */
interface HourSum {
  readonly hour: string;
  readonly visitors: number;
  readonly hits: number;
}

export const sumsByHour = (manager: EntityManager, scope: Scope): Promise<HourSum[]> =>
  manager.query(
    `SELECT key AS hour, sum(visitors)::float AS visitors, sum(hits)::float AS hits FROM app.visit_sum
     WHERE kind = 'hour' AND branch = ANY ($1::uuid[]) AND date BETWEEN $2 AND $3 GROUP BY key`,
    [branchesOf(scope), scope.days.from, scope.days.to],
  );

/** Visitors by weekday and hour on the clock, of which each is named by its first hour. */
export const visitorsByWeekHour = (manager: EntityManager, scope: Scope): Promise<HourValue[]> =>
  manager.query(
    `SELECT ${milliseconds('min(hour)')} AS hour, sum(visitors)::float AS value
     FROM (SELECT (key || ':00Z')::timestamptz AS hour, sum(visitors) AS visitors FROM app.visit_sum
       WHERE kind = 'hour' AND branch = ANY ($1::uuid[]) AND date BETWEEN $2 AND $3 GROUP BY key) hours
     GROUP BY ${weekHour}`,
    [branchesOf(scope), scope.days.from, scope.days.to, scope.timeZone],
  );

/** Hits of some keys by day. */
export function hitsByDay(
  manager: EntityManager,
  kind: VisitSumKind,
  keys: readonly string[],
  scope: Scope,
): Promise<{ date: string; key: string; hits: number }[]> {
  return manager.query(
    `SELECT date::text, key, sum(hits)::float AS hits FROM app.visit_sum
     WHERE kind = $1 AND branch = ANY ($2::uuid[]) AND date BETWEEN $3 AND $4 AND key = ANY ($5) GROUP BY 1, 2`,
    [kind, branchesOf(scope), scope.days.from, scope.days.to, keys],
  );
}

const none: VisitSum = {
  name: '',
  visitors: 0,
  visits: 0,
  hits: 0,
  bounces: 0,
  entries: 0,
  exits: 0,
  seconds: 0,
};

export async function wholeSum(manager: EntityManager, kind: SummedKind, scope: Scope): Promise<VisitSum> {
  const [sum] = await sumsOver(manager, kind, `''`, scope);
  return sum ?? none;
}

/** What was not counted, by its reason: for the whole shop, since it belongs to no branch. */
export async function excludedHits(
  manager: EntityManager,
  scope: Scope,
): Promise<ReadonlyMap<string, number>> {
  const reasons = await sumsByKey(manager, 'excluded', { ...scope, branches: 'all' });
  return new Map(reasons.map(({ name, hits }) => [name, hits]));
}

/** The first day of which visits of the shop are kept; null without any. */
export async function firstDayOfVisits(manager: EntityManager): Promise<CalendarDate | null> {
  const [row]: { first: CalendarDate | null }[] = await manager.query(
    'SELECT min(date)::text AS first FROM app.visit_day WHERE hits > 0',
  );
  return row!.first;
}

/** When the visits of these days were counted last; null before the first count. */
export async function countedAt(manager: EntityManager, { from, to }: Days): Promise<string | null> {
  const [last]: { at: Date | null }[] = await manager.query(
    'SELECT max(counted_at) AS at FROM app.visit_day WHERE date BETWEEN $1 AND $2',
    [from, to],
  );
  return last?.at?.toISOString() ?? null;
}
