import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { RankedBars } from '../../../shared/charts/ranked-bars.js';
import { type FigureColumn, FigureTable } from '../frame/figure-table.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';

const TITLE = 'Beliebte Artikel';

/** The products of most orders, each with the places it went up or down. */
export function PopularItems({ rows }: { rows: readonly FigureRow[] }) {
  // Where all are new, nothing was sold before: there is nothing to compare with.
  const isCompared = useFiguresChoice().compare !== undefined && rows.some(({ delta }) => isPlaces(delta));
  return (
    <>
      <RankedBars
        title={TITLE}
        words={orderWords}
        rows={rows.map((row, index) => ({
          ...{ key: row.key, value: row.value, share: row.share },
          ...(isCompared && { note: placesWords(row.delta) }),
          label: `${index + 1}. ${row.label}`,
        }))}
      />
      <FigureTable
        caption={TITLE}
        file="beliebte-artikel"
        rows={rows}
        columns={[
          textColumn('Artikel'),
          numberColumn('value', 'Bestellungen'),
          shareColumn,
          numberColumn('rank', 'Platz'),
          ...(isCompared ? [placesColumn] : []),
        ]}
      />
    </>
  );
}

const placesColumn: FigureColumn<FigureRow> = {
  ...{ key: 'delta', label: 'Veränderung', isText: true },
  value: ({ delta }) => placesWords(delta),
};

const isPlaces = (delta: FigureRow[string] | undefined): delta is number => typeof delta === 'number';

const orderWords = (orders: number): string =>
  orders === 1 ? '1 Bestellung' : `${formatNumber(orders)} Bestellungen`;

/** '↑ 2 Plätze besser': arrow and words, for those who do not see one of them. Null: not sold before. */
export function placesWords(delta: FigureRow[string] | undefined): string {
  if (!isPlaces(delta)) return 'davor nicht dabei';
  if (delta === 0) return '→ gleicher Platz';
  const size = Math.abs(delta) === 1 ? '1 Platz' : `${Math.abs(delta)} Plätze`;
  return delta > 0 ? `↑ ${size} besser` : `↓ ${size} schlechter`;
}
