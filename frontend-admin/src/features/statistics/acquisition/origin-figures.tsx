import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { RankedBars } from '../../../shared/charts/ranked-bars.js';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { FigureTable } from '../frame/figure-table.js';
import longNames from '../visitors/long-names.module.css';
import { RowsTable } from '../frame/rows-table.js';
import { valueWords } from '../frame/figure-words.js';
import { countColumn, inFile, numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';

interface Properties {
  rows: readonly FigureRow[];
}

const { names } = longNames;
const byValue = { key: 'value', descending: true };

/** Sources of visits, with the orders and the revenue that came of them. */
export function Referrers({ rows }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <div className={names}>
      <RankedBars title="Besuche nach Herkunft" rows={rows} />
      <RowsTable
        caption="Herkunft der Besuche"
        file="herkunft-besuche"
        rows={rows}
        columns={[
          textColumn('Quelle'),
          countColumn('value', 'Besuche'),
          shareColumn,
          numberColumn('visitors', 'Besucher'),
          countColumn('orders', 'Bestellungen'),
          numberColumn('gross', 'Umsatz', money, inFile.money),
        ]}
      />
    </div>
  );
}

export function OrderOrigins({ rows }: Properties) {
  return (
    <div className={names}>
      <RankedBars title="Bestellungen nach Herkunft" rows={rows} />
      <FigureTable
        caption="Herkunft der Bestellungen"
        file="herkunft-bestellungen"
        usualSort={byValue}
        rows={rows}
        columns={[textColumn('Weg'), countColumn('value', 'Bestellungen'), shareColumn]}
      />
    </div>
  );
}

/** With what an order of each way is worth on average. */
export function RevenueOrigins({ rows }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <div className={names}>
      <RankedBars title="Umsatz nach Herkunft" rows={rows} words={money} />
      <RowsTable
        caption="Herkunft des Umsatzes"
        file="herkunft-umsatz"
        rows={rows}
        columns={[
          textColumn('Weg'),
          numberColumn('value', 'Umsatz', money, inFile.money),
          shareColumn,
          countColumn('orders', 'Bestellungen'),
          numberColumn('averageGross', 'Je Bestellung', money, inFile.averageMoney),
        ]}
      />
    </div>
  );
}
