import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { useChosenBranch } from '../../../shared/branches/use-branches.js';
import { FIGURES_REFRESH, useFiguresQuery } from '../../../shared/statistics/figures-api.js';
import type { Span } from './spans.js';

export interface SpanAnswers {
  revenue: Figures;
  /** Also those that were canceled. */
  orders: Figures;
}

/** What a span brought; undefined until it is known. */
export function useSpanFigures({ from, to, compare }: Span): SpanAnswers | undefined {
  const branch = useChosenBranch()?.id ?? null;
  const options = { pollingInterval: FIGURES_REFRESH };
  const days = { from, to, branch, compare };
  const { currentData: revenue } = useFiguresQuery({ name: 'revenue', ...days }, options);
  const { currentData: orders } = useFiguresQuery({ name: 'orders', ...days }, options);
  return revenue && orders && { revenue, orders };
}
