import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { clickProps, Legend, type TimeChartProperties } from './chart-series.js';
import { useTimeChart } from './use-time-chart.js';

interface Properties extends TimeChartProperties {
  /** Bars are beside each other: they are not parts of one whole. */
  isBeside?: boolean;
}

/** Bars over time. The same numbers belong into a table beside them. */
export default function StackedBars({ isBeside = false, ...chart }: Properties) {
  const { title, series } = chart;
  const { ref, props } = useTimeChart(chart, !isBeside);
  return (
    <>
      <Legend series={series} />
      <div
        ref={ref}
        role="img"
        aria-label={`${title}, Säulendiagramm. Die Werte stehen in der Tabelle darunter.`}
      >
        <BarChart
          {...props}
          type={isBeside ? 'default' : 'stacked'}
          series={series.map(({ key, label, color }) => ({ name: key, label, color }))}
          maxBarWidth={44}
          barProps={{ isAnimationActive: false }}
          barChartProps={clickProps(chart)}
        />
      </div>
    </>
  );
}
