import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { ChartSeries } from '../../../shared/charts/chart-series.js';
import { COLOURED_PARTS, REST_COLOUR, shareColour } from '../../../shared/charts/share-colours.js';

const all: ChartSeries = { key: 'value', label: 'Bestellungen', color: 'var(--bw-chart-3)' };

const byMode: readonly ChartSeries[] = [
  { key: 'takeaway', label: modeLabels.takeaway, color: 'var(--bw-chart-3)' },
  { key: 'delivery', label: modeLabels.delivery, color: 'var(--bw-chart-2)' },
  { key: 'dineIn', label: modeLabels.dineIn, color: 'var(--bw-chart-4)' },
  { key: 'canceled', label: 'Storniert oder abgelehnt', color: REST_COLOUR },
];

/** By mode; hours have one series for all modes. */
export const modeSeries = ({ series }: Figures): readonly ChartSeries[] =>
  series?.[0]?.canceled === undefined ? [all] : byMode;

const OTHERS = 'others';

/** A series for each of the most frequent reasons, and one for all others: more colours look too much alike. */
export const reasonSeries = ({ rows = [] }: Figures): readonly ChartSeries[] => [
  ...rows
    .slice(0, COLOURED_PARTS)
    .map(({ key, label }, index) => ({ key, label, color: shareColour(index) })),
  ...(rows.length > COLOURED_PARTS ? [{ key: OTHERS, label: 'Weitere Gründe', color: REST_COLOUR }] : []),
];

/** With the sum of the less frequent reasons in each bucket. */
export function withOtherReasons(figures: Figures): Figures {
  const others = (figures.rows ?? []).slice(COLOURED_PARTS);
  const series = figures.series?.map((point) => ({
    ...point,
    [OTHERS]: others.reduce((sum, { key }) => sum + Number(point[key] ?? 0), 0),
  }));
  return { ...figures, ...(series && { series }) };
}
