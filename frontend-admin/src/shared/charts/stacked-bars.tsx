import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { chartProps, clickProps, Legend, type TimeChartProperties } from './chart-series.js';

interface Properties extends TimeChartProperties {
  /** Bars are beside each other: they are not parts of one whole. */
  isBeside?: boolean;
}

/** Bars over time. The same numbers belong into a table beside them. */
export default function StackedBars({ isBeside = false, ...chart }: Properties) {
  const { title, series } = chart;
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <div role="img" aria-label={`${title}, Säulendiagramm. Die Werte stehen in der Tabelle darunter.`}>
        <BarChart
          {...chartProps(chart, !isBeside)}
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
