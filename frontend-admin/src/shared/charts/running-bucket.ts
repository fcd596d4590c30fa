import { unitStart } from '@bestellwerk/domain/calendar/day-units';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import type { ChartRow } from './axis-ticks.js';

const HOUR_MS = 3_600_000;

/** The place of the bucket that goes on, whose value is not the whole one; -1 where all are over, or to come. */
export function runningPlace(
  rows: readonly Pick<ChartRow, 't'>[],
  per: Granularity,
  timeZone: string,
  now: number,
): number {
  if (per !== 'hour') {
    const current = unitStart(businessDate(new Date(now), timeZone), per);
    return rows.findIndex(({ t }) => t === current);
  }
  return rows.findIndex(({ t }) => Date.parse(t) <= now && now < Date.parse(t) + HOUR_MS);
}

/** What is said of it in a legend. */
export const runningWords: Readonly<Record<Granularity, string>> = {
  hour: 'diese Stunde läuft noch',
  day: 'heute läuft noch',
  week: 'diese Woche läuft noch',
  month: 'dieser Monat läuft noch',
};
