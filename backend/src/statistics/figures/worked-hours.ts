import { HOUR_MS, peopleByHour } from '@bestellwerk/domain/statistics/attendance';
import { groupedBy } from '@bestellwerk/domain/statistics/buckets';
import type { EntityManager } from 'typeorm';
import { milliseconds, valuesOf, within } from './branch-sums.js';
import type { Scope } from './figure.js';
import type { HourValue } from './week-matrix.js';
import { openSpans } from './work-spans.js';

/** How many people were in a branch in an hour, on average. */
export interface WorkedHour extends HourValue {
  readonly branch: string;
}

/** Pauses included, and up to now. An hour comes twice where some are still there: as what is over, and as what goes on. */
export async function workedHours(manager: EntityManager, scope: Scope): Promise<WorkedHour[]> {
  const ended: WorkedHour[] = await manager.query(
    `SELECT branch, ${milliseconds('hour')} AS hour, sum(milliseconds)::float / ${HOUR_MS} AS value
     FROM views.working_hour WHERE ${within} GROUP BY branch, hour`,
    valuesOf(scope),
  );
  const open = groupedBy(await openSpans(manager, scope), ({ branch }) => branch);
  return [
    ...ended,
    ...[...open].flatMap(([branch, spans]) => peopleByHour(spans).map((hour) => ({ branch, ...hour }))),
  ];
}
