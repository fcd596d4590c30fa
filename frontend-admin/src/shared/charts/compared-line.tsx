import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { chartProps, clickProps, Legend, type TimeChartProperties } from './chart-series.js';

const DASHES = '6 5';

/** Lines over time; what they are compared with is dashed. The same numbers belong into a table beside them. */
export default function ComparedLine(chart: TimeChartProperties) {
  const { title, rows, series } = chart;
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <div role="img" aria-label={`${title}, Liniendiagramm. Die Werte stehen in der Tabelle darunter.`}>
        <LineChart
          {...chartProps(chart, false)}
          series={series.map(({ key, label, color, isDashed }) => ({
            ...{ name: key, label, color },
            ...(isDashed && { strokeDasharray: DASHES }),
          }))}
          curveType="linear"
          withDots={rows.length === 1}
          connectNulls={false}
          lineProps={{ isAnimationActive: false }}
          lineChartProps={clickProps(chart)}
        />
      </div>
    </>
  );
}
