import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { axisTicks } from './axis-ticks.js';
import {
  axisWords,
  bucketWords,
  Legend,
  shortBucketWords,
  type TimeChartProperties,
} from './chart-series.js';
import classes from './time-chart.module.css';

interface Properties extends TimeChartProperties {
  /** Bars are beside each other: they are not parts of one whole. */
  isBeside?: boolean;
}

/** Bars over time. The same numbers belong into a table beside them. */
export default function StackedBars({ isBeside = false, ...chart }: Properties) {
  const { title, rows, series, per, timeZone, unit, words, onOpen } = chart;
  const keys = series.map(({ key }) => key);
  const ticks = axisTicks({ rows, keys, unit, isStacked: !isBeside });
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <div role="img" aria-label={`${title}, Säulendiagramm. Die Werte stehen in der Tabelle darunter.`}>
        <BarChart
          className={classes.chart}
          data-clickable={onOpen ? true : undefined}
          h={280}
          type={isBeside ? 'default' : 'stacked'}
          data={rows}
          dataKey="t"
          series={series.map(({ key, label, color }) => ({ name: key, label, color }))}
          valueFormatter={words}
          maxBarWidth={44}
          tickLine="none"
          gridAxis="x"
          strokeDasharray="0"
          xAxisProps={{ tickFormatter: (t: string) => shortBucketWords(t, per, timeZone), minTickGap: 12 }}
          yAxisProps={{
            tickFormatter: (value: number) => axisWords(unit, value),
            ...{ width: 52, ticks, domain: [ticks[0]!, ticks.at(-1)!] },
          }}
          tooltipProps={{ labelFormatter: (t) => (t ? bucketWords(String(t), per, timeZone) : '') }}
          tooltipAnimationDuration={0}
          barProps={{ isAnimationActive: false }}
          barChartProps={{
            accessibilityLayer: false,
            onClick: ({ activeLabel }) => activeLabel !== undefined && onOpen?.(String(activeLabel)),
          }}
        />
      </div>
    </>
  );
}
