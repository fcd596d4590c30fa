import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { ChartSeries } from '../../../shared/charts/chart-series.js';
import { shareColour } from '../../../shared/charts/share-colours.js';
import { TimeChart } from '../frame/time-chart.js';
import { eventWords } from './flow-words.js';

/** The commonest events over time, beside each other: they are not parts of one whole. */
export function EventsChart({ figures }: { figures: Figures }) {
  const series: ChartSeries[] = (figures.rows ?? [])
    .filter(({ key }) => figures.series?.[0]?.[key] !== undefined)
    .map(({ key }, index) => ({ key, label: eventWords(key), color: shareColour(index) }));
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
