import { DAY_ENDS_AT } from '@bestellwerk/domain/calendar/zoned-time';
import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { groupedBy, sumBy } from '@bestellwerk/domain/statistics/buckets';
import { areEnoughPeople, salesPerHour } from '@bestellwerk/domain/statistics/labour';
import { rankedRows } from '@bestellwerk/domain/statistics/rows';
import type { EntityManager } from 'typeorm';
import { branchNames, bucketSql, dayBucketsOf, sumsOfWeekHours, valuesOf, within } from './branch-sums.js';
import { recordedDays } from './coverage.js';
import type { Figure, Scope } from './figure.js';
import { type HourValue, weekMatrix } from './week-matrix.js';
import { workedBranchHours, workedWeekHours } from './worked-hours.js';

/** Money of orders in decimals, and hours that people worked, breaks included. */
interface Part {
  readonly gross: number;
  /** Of days without a minute of recorded work, which therefore says nothing about an hour of it. */
  readonly unstaffed: number;
  readonly worked: number;
}

interface LabourPart extends Part {
  readonly branch: string;
  readonly t: string;
}

/** The days on which somebody was at work in a branch, by branch and business day. */
const staffedDays = `(SELECT branch, date, true AS is_staffed FROM (
    SELECT branch, date FROM views.working_day WHERE ${within}
    UNION SELECT branch, business_date FROM views.working_activity WHERE is_open AND business_${within}
  ) days)`;
const staffedSales = `(SELECT * FROM views.sales_by_hour JOIN ${staffedDays} staffed USING (branch, date)) staffed_sales`;

/** What orders of an hour came to, divided by the hours that people worked in it. */
export async function salesPerLabourHour(manager: EntityManager, scope: Scope): Promise<Figure> {
  const worked = await workedBranchHours(manager, scope);
  const parts: LabourPart[] = [
    ...(await soldParts(manager, scope)),
    ...worked.map(({ branch, t, hours }) => ({ branch, t, gross: 0, unstaffed: 0, worked: hours })),
  ];
  const nameOf = await branchNames(manager);
  const byBucket = groupedBy(parts, ({ t }) => t);
  const rows = [...groupedBy(parts, ({ branch }) => branch)].map(([branch, own]) => ({
    ...{ key: branch, label: nameOf(branch), ...sumsOf(own), unstaffed: unstaffedOf(own) },
    value: perHour(own),
  }));
  return {
    unit: 'money',
    total: perHour(parts),
    figures: { ...sumsOf(parts), unstaffed: unstaffedOf(parts) },
    series: dayBucketsOf(scope).map((t) => {
      const own = byBucket.get(t) ?? [];
      return { t, value: perHour(own), ...sumsOf(own) };
    }),
    rows: rankedRows(rows).rows,
    ...(!scope.isBefore && { matrix: await perHourOfWeek(manager, scope) }),
  };
}

/** Only of hours in which people worked, and of days since somebody did. */
async function perHourOfWeek(manager: EntityManager, scope: Scope): Promise<FigureCell[]> {
  const { timeZone, now } = scope;
  const worked = await workedWeekHours(manager, scope);
  const days = recordedDays(
    worked.map(({ hour }) => hour),
    scope,
  );
  const gross = { table: staffedSales, sum: 'sum(gross)::float' };
  const sold = await sumsOfWeekHours(manager, gross, {
    ...scope,
    days: { from: days.from, to: scope.days.to },
  });
  const matrixOf = (hours: readonly HourValue[]) =>
    weekMatrix(hours, { days, timeZone, dayEndsAt: DAY_ENDS_AT, now, isRunningHourPartial: true });
  const people = matrixOf(worked);
  return matrixOf(sold).flatMap((cell, index) => {
    const { value } = people[index]!;
    return areEnoughPeople(value) ? [{ ...cell, value: salesPerHour(cell.value, value * 60) }] : [];
  });
}

const sumsOf = (parts: readonly Part[]) => ({
  gross: sumBy(parts, ({ gross }) => gross),
  minutes: Math.round(60 * sumBy(parts, ({ worked }) => worked)),
});

const unstaffedOf = (parts: readonly Part[]): number => sumBy(parts, ({ unstaffed }) => unstaffed);

function perHour(parts: readonly Part[]): number {
  const { gross, minutes } = sumsOf(parts);
  return salesPerHour(gross, minutes);
}

/** Of days on which people were at work in the branch; what came in on others is `unstaffed`. */
async function soldParts(manager: EntityManager, scope: Scope): Promise<LabourPart[]> {
  const rows: { branch: string; t: string; gross: number; unstaffed: number }[] = await manager.query(
    `SELECT branch, ${bucketSql(scope)} AS t,
       coalesce(sum(gross) FILTER (WHERE staffed.is_staffed), 0)::float AS gross,
       coalesce(sum(gross) FILTER (WHERE staffed.is_staffed IS NULL), 0)::float AS unstaffed
     FROM (SELECT branch, date, sum(gross) AS gross FROM views.sales_by_hour WHERE ${within} GROUP BY 1, 2) sales
     LEFT JOIN ${staffedDays} staffed USING (branch, date) GROUP BY 1, 2`,
    valuesOf(scope),
  );
  return rows.map((row) => ({ ...row, worked: 0 }));
}
