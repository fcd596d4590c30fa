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

export function MethodRevenue({ figures }: { figures: Figures }) {
  const money = valueWords('money', useCurrency());
  return (
    <RowsTable
      caption="Umsatz je Zahlungsart"
      file="umsatz-zahlungsarten"
      rows={figures.groups}
      columns={[
        textColumn('Zahlungsart'),
        numberColumn('value', 'Brutto', money, inFile.money),
        countColumn('orders', 'Bestellungen'),
        shareColumn,
      ]}
    />
  );
}

export function Donations({ figures }: { figures: Figures }) {
  const money = valueWords('money', useCurrency());
  return (
    <RowsTable
      caption="Spenden je Organisation"
      file="spenden"
      rows={figures.rows}
      columns={[
        textColumn('Organisation'),
        numberColumn('value', 'Gespendet', money, inFile.money),
        numberColumn('ownAmount', 'Davon von Gästen', money, inFile.money),
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
