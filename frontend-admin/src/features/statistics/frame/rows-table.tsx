import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { FigureTable, type FigureColumn } from './figure-table.js';
import type { Sort } from './table-order.js';

interface Properties {
  caption: string;
  /** What a downloaded file is called, before its days. */
  file: string;
  rows: readonly FigureRow[] | undefined;
  columns: readonly FigureColumn<FigureRow>[];
  sort?: Sort;
}

const byValue = { key: 'value', descending: true };

/** The rows of a statistic as what a page shows, the greatest values first. */
export const RowsTable = ({ rows = [], sort = byValue, ...table }: Properties) => (
  <FigureTable {...table} rows={rows} usualSort={sort} isOpen />
);
