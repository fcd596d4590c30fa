import type { ComponentProps } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { FigureBlock } from '../frame/figure-block.js';

/** A statistic of visits. Without any it says why there are none, which is more than that there is nothing. */
export const VisitBlock = ({ children, ...block }: Omit<ComponentProps<typeof FigureBlock>, 'isEmpty'>) => (
  <FigureBlock {...block} isEmpty={() => false}>
    {(figures) => (figures.total === 0 ? <NoVisits /> : children(figures))}
  </FigureBlock>
);

const NoVisits = () => (
  <EmptyState
    title="Noch keine Besuche gezählt."
    text="Besuche werden erst gezählt, wenn Gäste im Shop der Statistik zugestimmt haben. In diesem Zeitraum gibt es noch keine."
  />
);
