import { DAY_ENDS_AT } from '@bestellwerk/domain/calendar/zoned-time';
import { bucketsOf, filled } from '@bestellwerk/domain/statistics/period';
import type { EntityManager } from 'typeorm';
import { valuesOf, within } from './branch-sums.js';
import type { Scope } from './figure.js';

/** Orders by the hour in which they were placed or are due, or the money of the placed ones; hours of business days. */
export async function hourSeries(
  manager: EntityManager,
  scope: Scope,
  column: 'placed' | 'due' | 'gross',
): Promise<{ t: string; value: number }[]> {
  const hours: { hour: Date; value: number }[] = await manager.query(
    `SELECT hour, sum(${column})::float AS value FROM views.sales_by_hour WHERE ${within} GROUP BY hour`,
    valuesOf(scope),
  );
  const { days, timeZone } = scope;
  return filled(
    bucketsOf(days, 'hour', timeZone, DAY_ENDS_AT),
    hours.map(({ hour, value }) => [hour.toISOString(), value]),
  );
}
