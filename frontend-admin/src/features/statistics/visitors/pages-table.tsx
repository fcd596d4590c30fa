import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { formatShare } from '@bestellwerk/domain/text/formats';
import { RowsTable } from '../frame/rows-table.js';
import { numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';
import { secondsWords } from './visit-words.js';

/** Every page of the shop that was looked at. */
export const PagesTable = ({ rows }: { rows: readonly FigureRow[] }) => (
  <RowsTable
    caption="Seiten"
    file="seiten"
    rows={rows}
    columns={[
      textColumn('Seite'),
      numberColumn('value', 'Aufrufe'),
      shareColumn,
      numberColumn('visitors', 'Besucher'),
      numberColumn('entries', 'Einstiege'),
      numberColumn('exits', 'Ausstiege'),
      numberColumn('exitRate', 'Ausstiegsrate', formatShare),
      numberColumn('averageSeconds', 'Zeit je Aufruf', secondsWords),
    ]}
  />
);
