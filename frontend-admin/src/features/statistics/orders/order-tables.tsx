import type { FigureRow, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { FigureTable } from '../frame/figure-table.js';
import { valueWords } from '../frame/figure-words.js';
import { ordersHref } from '../frame/orders-link.js';
import { numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';

interface Properties {
  figures: Figures;
}

const byValue = { key: 'value', descending: true };

export const BranchOrders = ({ figures }: Properties) => (
  <FigureTable
    caption="Bestellungen je Filiale"
    file="bestellungen-filialen"
    isOpen
    usualSort={byValue}
    rows={figures.rows ?? []}
    columns={[
      textColumn('Filiale', ({ key }: FigureRow) => ordersHref(figures, { branch: key })),
      numberColumn('value', 'Bestellungen'),
      numberColumn('canceled', 'Storniert oder abgelehnt'),
      shareColumn,
    ]}
  />
);

export const ModeOrders = ({ figures }: Properties) => (
  <FigureTable
    caption="Bestellungen nach Art"
    file="bestellungen-arten"
    isOpen
    usualSort={byValue}
    rows={figures.groups ?? []}
    columns={[
      textColumn('Art', ({ key }: FigureRow) => ordersHref(figures, { mode: key })),
      numberColumn('value', 'Bestellungen'),
      shareColumn,
    ]}
  />
);

export function Reasons({ figures }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <FigureTable
      caption="Gründe"
      file="storniert-gruende"
      isOpen
      usualSort={byValue}
      rows={figures.rows ?? []}
      columns={[
        textColumn('Grund'),
        numberColumn('value', 'Bestellungen'),
        numberColumn('gross', 'Entgangen', money),
        shareColumn,
      ]}
    />
  );
}

export function LostByBranch({ figures }: Properties) {
  const money = valueWords('money', useCurrency());
  return (
    <FigureTable
      caption="Entgangen je Filiale"
      file="storniert-filialen"
      isOpen
      usualSort={byValue}
      rows={figures.groups ?? []}
      columns={[
        textColumn('Filiale'),
        numberColumn('value', 'Bestellungen'),
        numberColumn('gross', 'Entgangen', money),
      ]}
    />
  );
}
