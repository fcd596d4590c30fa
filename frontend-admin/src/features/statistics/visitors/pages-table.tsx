import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { formatShare } from '@bestellwerk/domain/text/formats';
import type { FigureColumn } from '../frame/figure-table.js';
import { RowsTable } from '../frame/rows-table.js';
import { countColumn, inFile, numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';
import { secondsWords } from './visit-words.js';

/** Not of the row that sums up other pages: a visitor of two of them would count twice. */
const visitorsColumn: FigureColumn<FigureRow> = {
  ...numberColumn('visitors', 'Besucher'),
  value: ({ key, visitors }) => (key === OTHER || typeof visitors !== 'number' ? null : visitors),
};

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
      visitorsColumn,
      countColumn('entries', 'Einstiege'),
      countColumn('exits', 'Ausstiege'),
      numberColumn('exitRate', 'Ausstiegsrate', formatShare, inFile.share),
      numberColumn('averageSeconds', 'Zeit je Aufruf', secondsWords),
    ]}
  />
);
