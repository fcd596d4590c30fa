import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useAtNow } from '../ui/use-now.js';
import { axisWords, dayTicks, timeAxisRoom, valueAxisWidth } from './axis-labels.js';
import { axisTicks } from './axis-ticks.js';
import { bucketWords, type TimeChartProperties } from './chart-series.js';
import { hoursTitle, hourTicks } from './hour-axis.js';
import { runningPlace } from './running-bucket.js';
import classes from './time-chart.module.css';

/** What lines and bars over time have in common. `running` is the place of the bucket that goes on, or -1. */
export function useTimeChart(chart: TimeChartProperties, isStacked: boolean) {
  const { rows, per, timeZone, words, days, onOpen } = chart;
  const { ref, width } = useElementSize();
  const running = useAtNow((now) => runningPlace(rows, per, timeZone, now, days));
  const values = valueAxis(chart, isStacked);
  const timeWords = (t: string) =>
    `${bucketWords(t, per, timeZone)}${t === rows[running]?.t ? ' (läuft noch)' : ''}`;
  const props = {
    ...{ className: classes.chart, h: 280, data: rows, dataKey: 't', valueFormatter: words },
    'data-clickable': onOpen ? true : undefined,
    ...({ tickLine: 'none', gridAxis: 'x', strokeDasharray: '0', tooltipAnimationDuration: 0 } as const),
    ...(per === 'hour' && rows.length > 0 && { xAxisLabel: hoursTitle(rows, timeZone) }),
    xAxisProps: timeAxis(chart, width - values.width),
    yAxisProps: values,
    tooltipProps: { labelFormatter: (t: ReactNode) => (t ? timeWords(String(t)) : '') },
  };
  return { ref, running, props };
}

function valueAxis({ rows, series, unit, words }: TimeChartProperties, isStacked: boolean) {
  const ticks = axisTicks({ rows, keys: series.map(({ key }) => key), unit, isStacked });
  const tickFormatter = (value: number) => axisWords(unit, value, words);
  return {
    ...{ ticks, tickFormatter, width: valueAxisWidth(ticks.map(tickFormatter)) },
    domain: [ticks[0]!, ticks.at(-1)!] as [number, number],
  };
}

/** Which labels there are is chosen here: left to itself, the chart drops those beside its last one. */
function timeAxis({ rows, per, timeZone }: TimeChartProperties, width: number) {
  const ticksFor = (most: number) =>
    per === 'hour' ? hourTicks(rows, timeZone, most) : dayTicks(rows, per, most);
  const { ticks, tickFormatter } = ticksFor(1);
  const { most, half } = timeAxisRoom(width, ticks[0] === undefined ? '' : tickFormatter(ticks[0]));
  return { ...ticksFor(most), interval: 0, padding: { left: half, right: half } };
}
