import type { FigureRow, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { FigureColumn } from './figure-table.js';
import { useComparedUntil } from './figure-words.js';
import { useFiguresChoice } from './figures-choice.js';
import { inFile, numberColumn } from './row-columns.js';
import { comparisonLabels } from './time-rows.js';

/** What rows came to in the days that are compared, if there are any. */
export function usePreviousColumn(
  figures: Figures,
  money: (value: number) => string,
): FigureColumn<FigureRow>[] {
  const { words: until } = useComparedUntil(figures);
  const { compare } = useFiguresChoice();
  if (!compare || figures.previousTotal === undefined) return [];
  return [numberColumn('previousValue', `${comparisonLabels[compare]}${until}`, money, inFile.money)];
}
