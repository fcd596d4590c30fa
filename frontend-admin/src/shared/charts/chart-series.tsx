import type { CSSProperties, ReactNode } from 'react';
import { type DayUnit, shortUnitWords, unitWords } from '@bestellwerk/domain/calendar/day-units';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import { formatDate, formatNumber, formatTime } from '@bestellwerk/domain/text/formats';
import { hoursTitle, hourTicks } from './hour-axis.js';
import { type AxisUnit, axisTicks, type ChartRow } from './axis-ticks.js';
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
  words(value: number): string;
  /** A click on a point of time. */
  onOpen?: ((t: string) => void) | undefined;
}

export const Legend = ({ series }: Pick<TimeChartProperties, 'series'>) => (
  <ul className={classes.legend}>
    {series.map(({ key, label, color, isDashed }) => (
      <li key={key} data-dashed={isDashed || undefined} style={{ '--colour': color } as CSSProperties}>
        {label}
      </li>
    ))}
  </ul>
);

/** 'Samstag, 21.11.2026', '21.11.2026, 18:00': when the figures of a row are of. */
export function bucketWords(t: string, per: Granularity, timeZone: string): string {
  if (per !== 'hour') return unitWords(t, per);
  const at = new Date(t);
  return `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
}

const dayTicks = (per: DayUnit) => ({ tickFormatter: (t: string) => shortUnitWords(t, per) });

/** What lines and bars have in common. */
export function chartProps(
  { rows, series, per, timeZone, unit, words, onOpen }: TimeChartProperties,
  isStacked: boolean,
) {
  const ticks = axisTicks({ rows, keys: series.map(({ key }) => key), unit, isStacked });
  return {
    ...{ className: classes.chart, h: 280, data: rows, dataKey: 't', valueFormatter: words },
    'data-clickable': onOpen ? true : undefined,
    ...({ tickLine: 'none', gridAxis: 'x', strokeDasharray: '0', tooltipAnimationDuration: 0 } as const),
    ...(per === 'hour' && rows.length > 0 && { xAxisLabel: hoursTitle(rows, timeZone) }),
    xAxisProps: { minTickGap: 12, ...(per === 'hour' ? hourTicks(rows, timeZone) : dayTicks(per)) },
    yAxisProps: {
      tickFormatter: (value: number) => axisWords(unit, value),
      ...{ width: 52, ticks, domain: [ticks[0]!, ticks.at(-1)!] as [number, number] },
    },
    tooltipProps: {
      labelFormatter: (t: ReactNode) => (t ? bucketWords(String(t), per, timeZone) : ''),
    },
  };
}

/** A click on a point of time opens it. The charts have no keyboard of their own: the table beside them does. */
export const clickProps = ({ onOpen }: Pick<TimeChartProperties, 'onOpen'>) => ({
  accessibilityLayer: false,
  onClick: ({ activeLabel }: { activeLabel?: string | number | undefined }) =>
    activeLabel !== undefined && onOpen?.(String(activeLabel)),
});

/** Beside an axis: hours instead of minutes, and money without cents. */
export const axisWords = (unit: AxisUnit, value: number): string =>
  unit === 'minutes' ? `${formatNumber(value / 60, 0)}\u00a0h` : formatNumber(value);
