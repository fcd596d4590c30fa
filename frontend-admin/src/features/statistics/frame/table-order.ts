import { OTHER } from '@bestellwerk/domain/statistics/rows';
import type { Cell } from './csv-file.js';

export interface Sort {
  key: string;
  descending: boolean;
}

interface Column<Row> {
  key: string;
  value(row: Row): Cell;
}

const collator = new Intl.Collator('de', { numeric: true });

/** Rows by the values of a column; what has none, and the sum of those that are not shown, comes last either way. */
export function ordered<Row extends { key: string }>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (!sort || !column) return rows;
  const way = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, cell: column.value(row) }))
    .sort((a, b) => {
      const rests = Number(a.row.key === OTHER) - Number(b.row.key === OTHER);
      if (rests !== 0) return rests;
      if (a.cell === null || b.cell === null) return Number(a.cell === null) - Number(b.cell === null);
      return way * compared(a.cell, b.cell);
    })
    .map(({ row }) => row);
}

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
