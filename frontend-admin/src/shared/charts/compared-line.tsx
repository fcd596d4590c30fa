import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { axisTicks } from './axis-ticks.js';
import {
  axisWords,
  bucketWords,
  Legend,
  shortBucketWords,
  type TimeChartProperties,
} from './chart-series.js';
import classes from './time-chart.module.css';

const DASHES = '6 5';

/** Lines over time; what they are compared with is dashed. The same numbers belong into a table beside them. */
export default function ComparedLine(chart: TimeChartProperties) {
  const { title, rows, series, per, timeZone, unit, words, onOpen } = chart;
  const keys = series.map(({ key }) => key);
  const ticks = axisTicks({ rows, keys, unit, isStacked: false });
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <div role="img" aria-label={`${title}, Liniendiagramm. Die Werte stehen in der Tabelle darunter.`}>
        <LineChart
          className={classes.chart}
          data-clickable={onOpen ? true : undefined}
          h={280}
          data={rows}
          dataKey="t"
          series={series.map(({ key, label, color, isDashed }) => ({
            ...{ name: key, label, color },
            ...(isDashed && { strokeDasharray: DASHES }),
          }))}
          valueFormatter={words}
          curveType="linear"
          withDots={rows.length === 1}
          connectNulls={false}
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
          lineProps={{ isAnimationActive: false }}
          lineChartProps={{
            accessibilityLayer: false,
            onClick: ({ activeLabel }) => activeLabel !== undefined && onOpen?.(String(activeLabel)),
          }}
        />
      </div>
    </>
  );
}
