import { useState } from 'react';
import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { FIGURES_REFRESH, useFiguresQuery } from '../../../shared/statistics/figures-api.js';
import type { Days } from '../../../shared/days/days.js';
import { useFiguresChoice } from './figures-choice.js';

export interface ShownFigures {
  /** The last that were shown until those that were asked for are there. */
  figures: Figures | undefined;
  isCurrent: boolean;
  isFailed: boolean;
  /** The server was not reached. */
  isAway: boolean;
  retry(): void;
}

interface Options {
  by?: 'placed' | 'due' | undefined;
  /** Instead of the chosen ones; compared with none. */
  days?: Days | undefined;
}

/** The figures of the chosen days and branch. */
export function useFigures(name: FigureName, { by, days }: Options = {}): ShownFigures {
  const { from, to, branch, compare, granularity, isTodayIn } = useFiguresChoice();
  const chosen = { from, to, granularity, compare };
  const { currentData, isError, error, refetch } = useFiguresQuery(
    { name, branch, by, ...(days ?? chosen) },
    { pollingInterval: isTodayIn ? FIGURES_REFRESH : 0 },
  );
  const [last, setLast] = useState(currentData);
  if (currentData && currentData !== last) setLast(currentData);
  const status = error && 'status' in error ? error.status : undefined;
  return {
    figures: currentData ?? last,
    isCurrent: currentData !== undefined,
    isFailed: isError,
    isAway: status === 0 || Number(status) >= 502,
    retry: () => void refetch(),
  };
}
