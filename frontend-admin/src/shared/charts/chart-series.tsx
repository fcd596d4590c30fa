import type { CSSProperties } from 'react';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import type { AxisUnit, ChartRow } from './axis-ticks.js';
import type { DayKind } from './running-bucket.js';
import classes from './time-chart.module.css';

export interface ChartSeries {
  key: string;
  label: string;
  color: string;
  /** What others are compared with. */
  isDashed?: boolean;
}

/** What charts over time are given. */
export interface TimeChartProperties {
  title: string;
  rows: ChartRow[];
  series: readonly ChartSeries[];
  per: Granularity;
  timeZone: string;
  unit: AxisUnit;
  /** Business days, if nothing else is said. */
  days?: DayKind | undefined;
  words(value: number): string;
  /** A click on a point of time. */
  onOpen?: ((t: string) => void) | undefined;
}

interface LegendProperties extends Pick<TimeChartProperties, 'series'> {
  /** What is said of the dotted end of lines. */
  running?: string | undefined;
}

/** A single series is what the title says: it has no entry. */
export function Legend({ series, running }: LegendProperties) {
  const shown = series.length > 1 ? series : [];
  if (shown.length === 0 && running === undefined) return null;
  return (
    <ul className={classes.legend}>
      {shown.map(({ key, label, color, isDashed }) => (
        <li key={key} data-dashed={isDashed || undefined} style={{ '--colour': color } as CSSProperties}>
          {label}
        </li>
      ))}
      {running !== undefined && <li data-dotted>{running}</li>}
    </ul>
  );
}

/** 'Samstag, 21.11.2026', '21.11.2026, 18:00': when the figures of a row are of. */
export function bucketWords(t: string, per: Granularity, timeZone: string): string {
  if (per !== 'hour') return unitWords(t, per);
  const at = new Date(t);
  return `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
}

/** A click on a point of time opens it. The charts have no keyboard of their own: the table beside them does. */
export const clickProps = ({ onOpen }: Pick<TimeChartProperties, 'onOpen'>) => ({
  accessibilityLayer: false,
  onClick: ({ activeLabel }: { activeLabel?: string | number | undefined }) =>
    activeLabel !== undefined && onOpen?.(String(activeLabel)),
});
