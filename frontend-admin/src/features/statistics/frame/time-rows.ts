import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Comparison, Granularity } from '@bestellwerk/domain/statistics/period';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { hasNothingBefore } from './figure-words.js';
import type { ChartRow } from '../../../shared/charts/axis-ticks.js';
import type { ChartSeries } from '../../../shared/charts/chart-series.js';

/** Where a row has the value of the bucket that it is compared with. */
export const BEFORE = 'before';

export type TimeRow = ChartRow & { key: string };

/**
 * A row for each bucket, with the value of the one at the same place among the days that are compared; before the first order
 * there is none.
 */
export const rowsOf = ({ series = [], previousSeries, comparedSince = '' }: Figures): TimeRow[] =>
  series.map((point, index) => {
    const before = previousSeries?.[index];
    const isKnown = before !== undefined && before.t.slice(0, comparedSince.length) >= comparedSince;
    return {
      ...point,
      key: point.t,
      ...(previousSeries && { [BEFORE]: isKnown ? before.value : null }),
    };
  });

/** Known before a day has begun. */
const KNOWN_AHEAD = [BEFORE, 'planned'];

/**
 * Of hours and days that have not begun nothing is known, but of those that they are compared with, and plans. `now` is written as the
 * buckets are: an instant, or a day.
 */
export const untilNow = (rows: readonly TimeRow[], now: string): TimeRow[] =>
  rows.map((row) => {
    if (row.t <= now) return row;
    const unknown = Object.keys(row).filter(
      (name) => typeof row[name] === 'number' && !KNOWN_AHEAD.includes(name),
    );
    return { ...row, ...Object.fromEntries(unknown.map((name) => [name, null])) };
  });

/** What the buckets are: statistics that have no hours answer days instead. */
export const perOf = ({ granularity, series }: Figures): Granularity =>
  granularity === 'hour' && series?.[0]?.t.includes('T') === false ? 'day' : granularity;

/** What somebody compares with, as a name. */
export const comparisonLabels: Readonly<Record<Comparison, string>> = {
  previous: 'Zeitraum davor',
  year: 'Vorjahr',
  week: 'Dieselben Wochentage davor',
  month: 'Vormonat',
};

/** The series of what is compared, if anything is; `until` says until when it counts. Hours are those of whole days. */
export function seriesBefore(
  figures: Figures,
  compare: Comparison | undefined,
  until: string,
): ChartSeries[] {
  if (figures.previousTotal === undefined || !compare || hasNothingBefore(figures)) return [];
  const isHourly = perOf(figures) === 'hour';
  const label = `${comparisonLabels[compare]}${isHourly && figures.comparedUntil ? ' (ganzer Tag)' : until}`;
  return [{ key: BEFORE, label, color: 'var(--bw-chart-5)', isDashed: true }];
}

/** When a bucket begins as the files of closings write it: '20.11.2026', '20.11.2026, 18:00'. */
export const fileWords = (t: string, per: Granularity, timeZone: string): string =>
  per === 'hour' ? formatDateTime(new Date(t), timeZone) : typedDateText(t);
