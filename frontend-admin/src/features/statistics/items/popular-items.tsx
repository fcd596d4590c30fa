import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { RankedBars } from '../../../shared/charts/ranked-bars.js';
import { FigureTable } from '../frame/figure-table.js';
import { numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';

const TITLE = 'Beliebte Artikel';

/** The products of most orders, each with the places it went up or down. */
export function PopularItems({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <>
      <RankedBars
        title={TITLE}
        words={orderWords}
        rows={rows.map((row, index) => ({
          ...{ key: row.key, value: row.value, share: row.share, note: placesWords(row.delta) },
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
          { key: 'delta', label: 'Veränderung', isText: true, value: ({ delta }) => placesWords(delta) },
        ]}
      />
    </>
  );
}

const orderWords = (orders: number): string =>
  orders === 1 ? '1 Bestellung' : `${formatNumber(orders)} Bestellungen`;

/** '↑ 2 Plätze besser': arrow and words, for those who do not see one of them. Null: not sold before. */
export function placesWords(delta: FigureRow[string] | undefined): string {
  if (typeof delta !== 'number') return 'neu';
  if (delta === 0) return '→ gleicher Platz';
  const size = Math.abs(delta) === 1 ? '1 Platz' : `${Math.abs(delta)} Plätze`;
  return delta > 0 ? `↑ ${size} besser` : `↓ ${size} schlechter`;
}
