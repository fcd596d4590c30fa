import { unitStart } from '@bestellwerk/domain/calendar/day-units';
import { businessDate, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import type { ChartRow } from './axis-ticks.js';

const HOUR_MS = 3_600_000;

/** The day that goes on: visits count by calendar days, all else by business days, which end at four. */
export const runningDay = (now: number, timeZone: string, days: DayKind): string =>
  days === 'calendar' ? localTime(new Date(now), timeZone).date : businessDate(new Date(now), timeZone);

export type DayKind = 'business' | 'calendar';

/** The place of the bucket that goes on, whose value is not the whole one; -1 where all are over, or to come. */
export function runningPlace(
  rows: readonly Pick<ChartRow, 't'>[],
  per: Granularity,
  timeZone: string,
  now: number,
  days: DayKind = 'business',
): number {
  if (per !== 'hour') {
    const current = unitStart(runningDay(now, timeZone, days), per);
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
