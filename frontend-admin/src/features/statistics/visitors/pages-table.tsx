import { pageName, UNKNOWN_PAGE } from '@bestellwerk/domain/analytics/shop-page';
import { plainText } from '@bestellwerk/domain/analytics/plain-text';
import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { formatShare } from '@bestellwerk/domain/text/formats';
import type { FigureColumn } from '../frame/figure-table.js';
import { RowsTable } from '../frame/rows-table.js';
import { countColumn, inFile, numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';
import classes from './long-names.module.css';
import { useBranchNames } from './use-branch-names.js';
import { secondsWords } from './visit-words.js';

/** Not of the row that sums up other pages: a visitor of two of them would count twice. */
const visitorsColumn: FigureColumn<FigureRow> = {
  ...numberColumn('visitors', 'Besucher'),
  value: ({ key, visitors }) => (key === OTHER || typeof visitors !== 'number' ? null : visitors),
};

/** What pages are called, and where they are. A page without a name has its address in its place. */
function pageColumns(branchName: (identifier: string) => string | undefined) {
  const addressOf = ({ key }: FigureRow) => (key === OTHER || key === UNKNOWN_PAGE ? null : plainText(key));
  const nameOf = ({ key, label }: FigureRow) => (key === OTHER ? label : pageName(key, branchName));
  const name: FigureColumn<FigureRow> = {
    ...textColumn('Seite'),
    value: (row) => nameOf(row) ?? addressOf(row),
  };
  const address: FigureColumn<FigureRow> = {
    ...{ key: 'address', label: 'Adresse', isText: true, inFile: addressOf },
    value: (row) => (nameOf(row) === null ? null : addressOf(row)),
  };
  return { name, address };
}

/** Every page of the shop that was looked at. */
export function PagesTable({ rows }: { rows: readonly FigureRow[] }) {
  const { name, address } = pageColumns(useBranchNames());
  return (
    <div className={`${classes.names} ${classes.addresses}`}>
      <RowsTable
        caption="Seiten"
        file="seiten"
        rows={rows}
        columns={[
          name,
          countColumn('value', 'Aufrufe'),
          shareColumn,
          visitorsColumn,
          countColumn('entries', 'Einstiege'),
          countColumn('exits', 'Ausstiege'),
          numberColumn('exitRate', 'Ausstiegsrate', formatShare, inFile.share),
          numberColumn('averageSeconds', 'Zeit je Aufruf', secondsWords),
          address,
        ]}
      />
    </div>
  );
}
