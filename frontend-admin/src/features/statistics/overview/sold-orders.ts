import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';

const canceledOf = (figures: Figures['figures']): number => figures?.canceled ?? 0;

/** Orders without canceled ones, as a statistic whose entries are those: items are popular among what was sold. */
export const soldOrders = ({
  total,
  previousTotal,
  figures,
  previousFigures,
  ...orders
}: Figures): Figures => ({
  ...{ ...orders, name: 'popular-items', rows: [], total: total - canceledOf(figures) },
  ...(previousTotal !== undefined && { previousTotal: previousTotal - canceledOf(previousFigures) }),
});
