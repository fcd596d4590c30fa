import { HOUR_MS, peopleByHour } from '@bestellwerk/domain/statistics/attendance';
import { bucketOf } from '@bestellwerk/domain/statistics/period';
import { atClockMinute } from '@bestellwerk/domain/working-time/worked-minutes';
import type { EntityManager } from 'typeorm';
import { bucketSql, sumsOfWeekHours, unitOf, valuesOf, within } from './branch-sums.js';
import type { Scope } from './figure.js';
import type { HourValue } from './week-matrix.js';
import { openSpans } from './work-spans.js';

/** Hours that people were in a branch in a bucket of business days, pauses included. */
export interface BranchHours {
  readonly branch: string;
  readonly t: string;
  readonly hours: number;
}

/** By weekday and hour, pauses included, and up to now. An hour comes twice where some are still there. */
export async function workedWeekHours(manager: EntityManager, scope: Scope): Promise<HourValue[]> {
  const hours = { table: 'views.working_hour', sum: `sum(milliseconds)::float / ${HOUR_MS}` };
  const ended = await sumsOfWeekHours(manager, hours, scope);
  return [...ended, ...peopleByHour(await openSpans(manager, scope))];
}

/** The same by branch and bucket. */
export async function workedBranchHours(manager: EntityManager, scope: Scope): Promise<BranchHours[]> {
  const ended: BranchHours[] = await manager.query(
    `SELECT branch, ${bucketSql(scope)} AS t, sum(milliseconds)::float / ${HOUR_MS} AS hours
     FROM (SELECT branch, date, sum(milliseconds) AS milliseconds FROM views.working_hour
           WHERE ${within} GROUP BY 1, 2) days GROUP BY 1, 2`,
    valuesOf(scope),
  );
  const open = (await openSpans(manager, scope)).map(({ branch, startsAt, endsAt, openOn }) => ({
    ...{ branch, t: bucketOf(openOn!, unitOf(scope)) },
    hours: (atClockMinute(endsAt).getTime() - atClockMinute(startsAt).getTime()) / HOUR_MS,
  }));
  return [...ended, ...open];
}
