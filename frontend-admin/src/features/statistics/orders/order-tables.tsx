import type { FigureRow, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { RowsTable } from '../frame/rows-table.js';
import { valueWords } from '../frame/figure-words.js';
import { ordersHref } from '../frame/orders-link.js';
import { countColumn, inFile, numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';

interface Properties {
  figures: Figures;
}

export const BranchOrders = ({ figures }: Properties) => (
  <RowsTable
    caption="Bestellungen je Filiale"
    file="bestellungen-filialen"
    rows={figures.rows}
    columns={[
      textColumn('Filiale', ({ key }: FigureRow) => ordersHref(figures, { branch: key })),
      countColumn('value', 'Bestellungen'),
      countColumn('canceled', 'Storniert oder abgelehnt'),
      shareColumn,
    ]}
  />
);

export const ModeOrders = ({ figures }: Properties) => (
  <RowsTable
    caption="Bestellungen nach Art"
    file="bestellungen-arten"
    rows={figures.groups}
    columns={[
      textColumn('Art', ({ key }: FigureRow) => ordersHref(figures, { mode: key })),
      countColumn('value', 'Bestellungen'),
      shareColumn,
    ]}
  />
);

export function Reasons({ figures }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <RowsTable
      caption="Gründe"
      file="storniert-gruende"
      rows={figures.rows}
      columns={[
        textColumn('Grund'),
        countColumn('value', 'Bestellungen'),
        numberColumn('gross', 'Entgangen', money, inFile.money),
        shareColumn,
      ]}
    />
  );
}

export function LostByBranch({ figures }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <RowsTable
      caption="Entgangen je Filiale"
      file="storniert-filialen"
      rows={figures.groups}
      columns={[
        textColumn('Filiale'),
        countColumn('value', 'Bestellungen'),
        numberColumn('gross', 'Entgangen', money, inFile.money),
      ]}
    />
  );
}
