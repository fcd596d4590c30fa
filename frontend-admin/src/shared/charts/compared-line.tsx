import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { clickProps, Legend, type TimeChartProperties } from './chart-series.js';
import { openEnded } from './open-ended.js';
import { runningWords } from './running-bucket.js';
import { useTimeChart } from './use-time-chart.js';

const DASHES = '6 5';

/**
 * Lines over time; what they are compared with is dashed, and what leads to a value that still grows is dotted. The same numbers
 * belong into a table beside them.
 */
export default function ComparedLine(chart: TimeChartProperties) {
  const { title, rows, series, per } = chart;
  const { ref, running, props } = useTimeChart(chart, false);
  const ends = series.filter(({ key, isDashed }) => !isDashed && endsOpen(rows, key, running));
  return (
    <>
      <Legend series={series} running={ends.length > 0 ? runningWords[per] : undefined} />
      <div
        ref={ref}
        role="img"
        aria-label={`${title}, Liniendiagramm. Die Werte stehen in der Tabelle darunter.`}
      >
        <LineChart
          {...props}
          series={series.map(({ key, label, color, isDashed }) => ({
            ...{ name: key, label, color },
            ...(isDashed && { strokeDasharray: DASHES }),
          }))}
          curveType="linear"
          withDots={rows.length === 1}
          connectNulls={false}
          lineProps={({ name }) => ({
            isAnimationActive: false,
            ...(ends.some(({ key }) => key === name) && { shape: openEnded(running) }),
          })}
          lineChartProps={clickProps(chart)}
        />
      </div>
    </>
  );
}

/** Whether a line leads from what is over to what goes on. */
const endsOpen = (rows: TimeChartProperties['rows'], key: string, running: number): boolean =>
  running > 0 && hasValue(rows[running]?.[key]) && hasValue(rows[running - 1]?.[key]);

const hasValue = (value: unknown): boolean => typeof value === 'number';
