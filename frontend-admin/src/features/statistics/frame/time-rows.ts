import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Comparison, Granularity } from '@bestellwerk/domain/statistics/period';
import { formatTime } from '@bestellwerk/domain/text/formats';
import type { ChartRow } from '../../../shared/charts/axis-ticks.js';
import type { ChartSeries } from '../../../shared/charts/chart-series.js';

/** Where a row has the value of the bucket that it is compared with. */
export const BEFORE = 'before';

export type TimeRow = ChartRow & { key: string };

/** A row for each bucket, with the value of the one at the same place among the days that are compared. */
export const rowsOf = ({ series = [], previousSeries }: Figures): TimeRow[] =>
  series.map((point, index) => ({
    ...point,
    key: point.t,
    ...(previousSeries && { [BEFORE]: previousSeries[index]?.value ?? null }),
  }));

/** What the buckets are: statistics that have no hours answer days instead. */
export const perOf = ({ granularity, series }: Figures): Granularity =>
  granularity === 'hour' && series?.[0]?.t.includes('T') === false ? 'day' : granularity;

const beforeLabels: Readonly<Record<Comparison, string>> = { previous: 'Zeitraum davor', year: 'Vorjahr' };

/** The series of what is compared, if anything is. */
export const seriesBefore = (figures: Figures, compare: Comparison | undefined): ChartSeries[] =>
  figures.previousSeries && compare
    ? [{ key: BEFORE, label: beforeLabels[compare], color: 'var(--bw-chart-5)', isDashed: true }]
    : [];

/** '2026-11-20 18:00': an instant as spreadsheets read it, on the shop's clock. */
export function localWords(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${localTime(at, timeZone).date} ${formatTime(at, timeZone)}`;
}
