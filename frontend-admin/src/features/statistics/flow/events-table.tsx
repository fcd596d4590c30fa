import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { formatShare } from '@bestellwerk/domain/text/formats';
import type { FigureColumn } from '../frame/figure-table.js';
import { RowsTable } from '../frame/rows-table.js';
import { numberColumn, textColumn } from '../frame/row-columns.js';

/** Their key is category and action; the rest has neither. */
const partColumn = (place: 0 | 1, key: string, label: string): FigureColumn<FigureRow> => ({
  ...{ key, label, isText: true },
  value: (row) => (row.key.includes('/') ? (row.key.split('/')[place] ?? null) : null),
});

/** What was done in the shop, and by which part of its visitors. */
export const EventsTable = ({ rows }: { rows: readonly FigureRow[] }) => (
  <RowsTable
    caption="Ereignisse"
    file="ereignisse"
    rows={rows}
    columns={[
      textColumn('Ereignis'),
      partColumn(0, 'category', 'Kategorie'),
      partColumn(1, 'action', 'Aktion'),
      numberColumn('value', 'Anzahl'),
      numberColumn('visitors', 'Besucher'),
      numberColumn('conversion', 'Anteil der Besucher', formatShare),
    ]}
  />
);
