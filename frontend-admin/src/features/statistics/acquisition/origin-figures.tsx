import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { RankedBars } from '../../../shared/charts/ranked-bars.js';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { FigureTable } from '../frame/figure-table.js';
import { RowsTable } from '../frame/rows-table.js';
import { valueWords } from '../frame/figure-words.js';
import { numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';

interface Properties {
  rows: readonly FigureRow[];
}

const byValue = { key: 'value', descending: true };

/** Sources of visits, with the orders and the revenue that came of them. */
export function Referrers({ rows }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <>
      <RankedBars title="Besuche nach Herkunft" rows={rows} />
      <RowsTable
        caption="Herkunft der Besuche"
        file="herkunft-besuche"
        rows={rows}
        columns={[
          textColumn('Quelle'),
          numberColumn('value', 'Besuche'),
          shareColumn,
          numberColumn('visitors', 'Besucher'),
          numberColumn('orders', 'Bestellungen'),
          numberColumn('gross', 'Umsatz', money),
        ]}
      />
    </>
  );
}

export function OrderOrigins({ rows }: Properties) {
  return (
    <>
      <RankedBars title="Bestellungen nach Herkunft" rows={rows} />
      <FigureTable
        caption="Herkunft der Bestellungen"
        file="herkunft-bestellungen"
        usualSort={byValue}
        rows={rows}
        columns={[textColumn('Weg'), numberColumn('value', 'Bestellungen'), shareColumn]}
      />
    </>
  );
}

/** With what an order of each way is worth on average. */
export function RevenueOrigins({ rows }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <>
      <RankedBars title="Umsatz nach Herkunft" rows={rows} words={money} />
      <RowsTable
        caption="Herkunft des Umsatzes"
        file="herkunft-umsatz"
        rows={rows}
        columns={[
          textColumn('Weg'),
          numberColumn('value', 'Umsatz', money),
          shareColumn,
          numberColumn('orders', 'Bestellungen'),
          numberColumn('averageGross', 'Je Bestellung', money),
        ]}
      />
    </>
  );
}
