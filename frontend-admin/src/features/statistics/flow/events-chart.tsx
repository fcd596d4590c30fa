import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { ChartSeries } from '../../../shared/charts/chart-series.js';
import { TimeChart } from '../frame/time-chart.js';

const colors = [3, 2, 1, 4, 5].map((number) => `var(--bw-chart-${number})`);

/** The commonest events over time, beside each other: they are not parts of one whole. */
export function EventsChart({ figures }: { figures: Figures }) {
  const series: ChartSeries[] = (figures.rows ?? [])
    .filter(({ key }) => figures.series?.[0]?.[key] !== undefined)
    .map(({ key, label }, index) => ({ key, label, color: colors[index]! }));
  if (series.length === 0) return null;
  return (
    <TimeChart
      title="Die häufigsten Ereignisse"
      kind="line"
      file="ereignisse-verlauf"
      figures={figures}
      series={series}
    />
  );
}
