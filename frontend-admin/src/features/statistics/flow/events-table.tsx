import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { formatShare } from '@bestellwerk/domain/text/formats';
import type { FigureColumn } from '../frame/figure-table.js';
import { RowsTable } from '../frame/rows-table.js';
import { countColumn, inFile, numberColumn, textColumn } from '../frame/row-columns.js';
import longNames from '../visitors/long-names.module.css';
import { eventPlaceWords, eventWords } from './flow-words.js';

const eventColumn: FigureColumn<FigureRow> = {
  ...textColumn('Ereignis'),
  value: ({ key, label }) => (key === OTHER ? label : eventWords(key)),
};

const placeColumn: FigureColumn<FigureRow> = {
  ...{ key: 'place', label: 'Bereich', isText: true },
  value: ({ key }) => eventPlaceWords(key),
};

/** What was done in the shop, and by which part of its visitors. */
export const EventsTable = ({ rows }: { rows: readonly FigureRow[] }) => (
  <div className={longNames.names}>
    <RowsTable
      caption="Ereignisse"
      file="ereignisse"
      rows={rows}
      columns={[
        eventColumn,
        countColumn('value', 'Anzahl'),
        placeColumn,
        numberColumn('visitors', 'Besucher'),
        numberColumn('conversion', 'Anteil der Besucher', formatShare, inFile.share),
      ]}
    />
  </div>
);
