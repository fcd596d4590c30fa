import type { FigureRow, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { RowsTable } from '../frame/rows-table.js';
import { countColumn, inFile, numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';
import { ordersHref } from '../frame/orders-link.js';
import { valueWords } from '../frame/figure-words.js';
import { usePreviousColumn } from '../frame/use-previous-column.js';

export function BranchRevenue({ figures }: { figures: Figures }) {
  const money = valueWords('money', useCurrency());
  const before = usePreviousColumn(figures, money);
  return (
    <RowsTable
      caption="Umsatz je Filiale"
      file="umsatz-filialen"
      rows={figures.rows}
      columns={[
        textColumn('Filiale', ({ key }: FigureRow) => ordersHref(figures, { branch: key })),
        numberColumn('value', 'Brutto', money, inFile.money),
        ...before,
        countColumn('orders', 'Bestellungen'),
        numberColumn('average', 'Je Bestellung', money, inFile.averageMoney),
        numberColumn('refunded', 'Zurückgegeben', money, inFile.money),
        numberColumn('net', 'Netto', money, inFile.money),
        numberColumn('tax', 'Umsatzsteuer', money, inFile.money),
        shareColumn,
      ]}
    />
  );
}

export const MethodRevenue = ({ figures }: { figures: Figures }) => (
  <MoneyAndOrders
    caption="Umsatz je Zahlungsart"
    file="umsatz-zahlungsarten"
    rows={figures.groups}
    names={{ row: 'Zahlungsart', value: 'Brutto' }}
  />
);

export const Donations = ({ figures }: { figures: Figures }) => (
  <MoneyAndOrders
    caption="Spenden je Organisation"
    file="spenden"
    rows={figures.rows}
    names={{ row: 'Organisation', value: 'Gespendet' }}
  />
);

interface MoneyAndOrdersProps {
  caption: string;
  /** Name of the file that the table is saved as. */
  file: string;
  rows: Figures['rows'];
  names: { row: string; value: string };
}

function MoneyAndOrders({ names, ...table }: MoneyAndOrdersProps) {
  const money = valueWords('money', useCurrency());
  return (
    <RowsTable
      {...table}
      columns={[
        textColumn(names.row),
        numberColumn('value', names.value, money, inFile.money),
        countColumn('orders', 'Bestellungen'),
        shareColumn,
      ]}
    />
  );
}

export function RateRevenue({ figures }: { figures: Figures }) {
  const money = valueWords('money', useCurrency());
  return (
    <RowsTable
      caption="Umsatz je Steuersatz"
      file="umsatz-steuersaetze"
      rows={figures.rates}
      columns={[
        textColumn('Steuersatz'),
        numberColumn('value', 'Brutto', money, inFile.money),
        numberColumn('net', 'Netto', money, inFile.money),
        numberColumn('tax', 'Umsatzsteuer', money, inFile.money),
      ]}
    />
  );
}
