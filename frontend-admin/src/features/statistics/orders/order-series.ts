import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { ChartSeries } from '../../../shared/charts/chart-series.js';

const all: ChartSeries = { key: 'value', label: 'Bestellungen', color: 'var(--bw-chart-3)' };

const byMode: readonly ChartSeries[] = [
  { key: 'takeaway', label: modeLabels.takeaway, color: 'var(--bw-chart-3)' },
  { key: 'delivery', label: modeLabels.delivery, color: 'var(--bw-chart-2)' },
  { key: 'dineIn', label: modeLabels.dineIn, color: 'var(--bw-chart-4)' },
  { key: 'canceled', label: 'Storniert oder abgelehnt', color: 'var(--bw-chart-void)' },
];

/** By mode; hours are not told apart. */
export const modeSeries = ({ series }: Figures): readonly ChartSeries[] =>
  series?.[0]?.canceled === undefined ? [all] : byMode;

const reasonColors = [1, 2, 3, 4, 5].map((number) => `var(--bw-chart-${number})`);
const OTHERS = 'others';

/** A series for each of the most frequent reasons, and one for all others: more colours cannot be told apart. */
export const reasonSeries = ({ rows = [] }: Figures): readonly ChartSeries[] => [
  ...rows
    .slice(0, reasonColors.length)
    .map(({ key, label }, index) => ({ key, label, color: reasonColors[index]! })),
  ...(rows.length > reasonColors.length
    ? [{ key: OTHERS, label: 'Weitere Gründe', color: 'var(--bw-chart-void)' }]
    : []),
];

/** With the sum of the less frequent reasons in each bucket. */
export function withOtherReasons(figures: Figures): Figures {
  const others = (figures.rows ?? []).slice(reasonColors.length);
  const series = figures.series?.map((point) => ({
    ...point,
    [OTHERS]: others.reduce((sum, { key }) => sum + Number(point[key] ?? 0), 0),
  }));
  return { ...figures, ...(series && { series }) };
}
