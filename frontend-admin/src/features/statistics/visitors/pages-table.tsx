import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { formatShare } from '@bestellwerk/domain/text/formats';
import { RowsTable } from '../frame/rows-table.js';
import { countColumn, inFile, numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';
import { secondsWords } from './visit-words.js';

/** Every page of the shop that was looked at. */
export const PagesTable = ({ rows }: { rows: readonly FigureRow[] }) => (
  <RowsTable
    caption="Seiten"
    file="seiten"
    rows={rows}
    columns={[
      textColumn('Seite'),
      countColumn('value', 'Aufrufe'),
      shareColumn,
      numberColumn('visitors', 'Besucher'),
      countColumn('entries', 'Einstiege'),
      countColumn('exits', 'Ausstiege'),
      numberColumn('exitRate', 'Ausstiegsrate', formatShare, inFile.share),
      numberColumn('averageSeconds', 'Zeit je Aufruf', secondsWords),
    ]}
  />
);
