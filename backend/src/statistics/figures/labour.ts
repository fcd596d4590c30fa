import { businessDate, DAY_ENDS_AT } from '@bestellwerk/domain/calendar/zoned-time';
import { peopleByHour } from '@bestellwerk/domain/statistics/attendance';
import { groupedBy, sumBy } from '@bestellwerk/domain/statistics/buckets';
import { bucketOf } from '@bestellwerk/domain/statistics/period';
import { rankedRows, ratio, totalOf } from '@bestellwerk/domain/statistics/rows';
import type { EntityManager } from 'typeorm';
import { branchNames, dayBucketsOf, unitOf, valuesOf, within } from './branch-sums.js';
import type { Figure, Scope } from './figure.js';
import { weekMatrix } from './week-matrix.js';
import { activitySpans } from './working-time.js';

/** People in an hour on average: of fewer, what came in says nothing about their work. */
const LEAST_PEOPLE = 0.25;

/** An hour of a branch: money of its orders in decimals, and hours that people worked in it, breaks included. */
interface LabourHour {
  readonly branch: string;
  readonly hour: string;
  readonly gross: number;
  readonly worked: number;
}

/** What orders of an hour came to, divided by the hours that people worked in it. */
export async function salesPerLabourHour(manager: EntityManager, scope: Scope): Promise<Figure> {
  const { days, timeZone } = scope;
  const hours = [...(await soldHours(manager, scope)), ...(await workedHours(manager, scope))];
  const nameOf = await branchNames(manager);
  const bucket = ({ hour }: LabourHour) => bucketOf(businessDate(new Date(hour), timeZone), unitOf(scope));
  const byBucket = groupedBy(hours, bucket);
  const rows = [...groupedBy(hours, ({ branch }) => branch)].map(([branch, own]) => ({
    ...{ key: branch, label: nameOf(branch), ...sumsOf(own), value: perHour(own) },
  }));
  const matrixOf = (part: 'gross' | 'worked') =>
    weekMatrix(
      hours.map(({ hour, [part]: value }) => ({ hour, value })),
      days,
      timeZone,
      DAY_ENDS_AT,
    );
  const worked = matrixOf('worked');
  return {
    ...{ unit: 'money', total: perHour(hours), figures: sumsOf(hours) },
    series: dayBucketsOf(scope).map((t) => {
      const own = byBucket.get(t) ?? [];
      return { t, value: perHour(own), ...sumsOf(own) };
    }),
    rows: rankedRows(rows).rows,
    matrix: matrixOf('gross').map((cell, index) => ({
      ...cell,
      value: worked[index]!.value < LEAST_PEOPLE ? 0 : cents(ratio(cell.value, worked[index]!.value)),
    })),
  };
}

const sumsOf = (hours: readonly LabourHour[]) => ({
  gross: sumBy(hours, ({ gross }) => gross),
  minutes: Math.round(60 * totalOf(hours.map(({ worked: value }) => ({ value })))),
});

const cents = (value: number): number => Math.round(value * 100) / 100;

function perHour(hours: readonly LabourHour[]): number {
  const { gross, minutes } = sumsOf(hours);
  return cents(ratio(gross, minutes / 60));
}

async function soldHours(manager: EntityManager, scope: Scope): Promise<LabourHour[]> {
  const rows: { branch: string; hour: Date; gross: number }[] = await manager.query(
    `SELECT branch, hour, sum(gross)::float AS gross FROM views.sales_by_hour WHERE ${within} GROUP BY 1, 2`,
    valuesOf(scope),
  );
  return rows.map(({ branch, hour, gross }) => ({ branch, hour: hour.toISOString(), gross, worked: 0 }));
}

async function workedHours(manager: EntityManager, scope: Scope): Promise<LabourHour[]> {
  const byBranch = groupedBy(await activitySpans(manager, scope), ({ branch }) => branch);
  return [...byBranch].flatMap(([branch, spans]) =>
    peopleByHour(spans).map(({ hour, value }) => ({ branch, hour, gross: 0, worked: value })),
  );
}
