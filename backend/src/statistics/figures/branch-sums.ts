import { type DayUnit, unitStarts } from '@bestellwerk/domain/calendar/day-units';
import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { EntityManager } from 'typeorm';
import { UNKNOWN } from './labels.js';
import type { Scope } from './figure.js';
import type { HourValue } from './week-matrix.js';

/** The condition for days and branches of a scope; its values are the first three of the query. */
export const within = 'date BETWEEN $1 AND $2 AND ($3::uuid[] IS NULL OR branch = ANY ($3))';
const ofBranches = '($3::uuid[] IS NULL OR branch = ANY ($3))';

/** Tables of sums of days that are kept of months as well. */
export type MonthlySums = 'sales_by_kind' | 'sales_by_item' | 'sales_by_origin' | 'lost_sales';

const firstMonth = "date_trunc('month', $1::date + interval '1 month - 1 day')::date";
const afterLastMonth = "date_trunc('month', $2::date + 1)::date";

/**
 * The rows of a table of sums (in SQL) within a scope: of whole months from the sums of months, dated on their first days, so that
 * years are dozens of rows of each kind, not a thousand. Each part is a range of its own, which an index finds.
 */
export const sumsWithin = (table: MonthlySums): string =>
  `(SELECT * FROM views.${table} WHERE date >= $1 AND date < least(${firstMonth}, $2::date + 1) AND ${ofBranches}
    UNION ALL SELECT * FROM views.monthly_${table}
      WHERE date >= ${firstMonth} AND date < ${afterLastMonth} AND ${ofBranches}
    UNION ALL SELECT * FROM views.${table}
      WHERE date >= greatest(${firstMonth}, ${afterLastMonth}) AND date <= $2 AND ${ofBranches}) sums`;

/** The same for sums by `bucketSql`: days and weeks are not known from months. */
export const bucketSumsWithin = (table: MonthlySums, scope: Scope): string =>
  unitOf(scope) === 'month' ? sumsWithin(table) : `(SELECT * FROM views.${table} WHERE ${within}) sums`;

export const valuesOf = ({ days, branches }: Scope): unknown[] => [
  days.from,
  days.to,
  branches === 'all' ? null : branches,
];

/** An instant as milliseconds since 1970: for thousands of rows, less work than as a `Date`. */
export const milliseconds = (instant: string): string => `round(date_part('epoch', ${instant}) * 1000)`;

/** The number of the hour in its week, on the clock of the time zone $4, that `hour` begins: one number is less work than weekday and hour. */
export const weekHour = `floor(date_part('epoch', hour AT TIME ZONE $4) / 3600)::bigint % 168`;

/**
 * Sums (in SQL) over a table with `hour` and `date`, by weekday and hour on the clock. Each is named by its first hour in
 * milliseconds since 1970: years are 168 rows, not tens of thousands.
 */
export const sumsOfWeekHours = (
  manager: EntityManager,
  { table, sum }: { readonly table: string; readonly sum: string },
  scope: Scope,
): Promise<HourValue[]> =>
  manager.query(
    // Branches are summed up first: of each hour its place in the week is worked out once.
    `SELECT ${milliseconds('min(hour)')} AS hour, sum(value) AS value
     FROM (SELECT hour, ${sum} AS value FROM ${table} WHERE ${within} GROUP BY hour) hours GROUP BY ${weekHour}`,
    [...valuesOf(scope), scope.timeZone],
  );

/** Sums of days are not known by the hour. */
export const unitOf = ({ granularity }: Scope): DayUnit => (granularity === 'hour' ? 'day' : granularity);

export const bucketSql = (scope: Scope): string =>
  `to_char(date_trunc('${unitOf(scope)}', date::timestamp), 'YYYY-MM-DD')`;

/** The buckets that `bucketSql` names. */
export const dayBucketsOf = (scope: Scope): string[] => unitStarts(scope.days, unitOf(scope));

/** The name of a branch, also of one that was removed. */
export async function branchNames(manager: EntityManager): Promise<(id: string) => string> {
  const branches: { id: string; title: string }[] = await manager.query(
    'SELECT id, title FROM views.record_branch',
  );
  const names = new Map(branches.map(({ id, title }) => [id, title]));
  return (id) => names.get(id) ?? UNKNOWN;
}

/** Null before the first order that there ever was in these branches. */
export async function firstDayOfOrders(
  manager: EntityManager,
  { branches }: Pick<Scope, 'branches'>,
): Promise<CalendarDate | null> {
  const [row]: { first: CalendarDate | null }[] = await manager.query(
    'SELECT min(date)::text AS first FROM views.daily_sales WHERE $1::uuid[] IS NULL OR branch = ANY ($1)',
    [branches === 'all' ? null : branches],
  );
  return row!.first;
}
