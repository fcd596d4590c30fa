import { Suspense, useMemo } from 'react';
import type { FigureRow, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { isUnitName, unitLabel } from '@bestellwerk/domain/pricing/units';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureTable, type FigureColumn } from '../frame/figure-table.js';
import { inFile, numberColumn, shareColumn, textColumn } from '../frame/row-columns.js';
import { usePreviousColumn } from '../frame/use-previous-column.js';

const TreemapChart = lazyPart(() => import('../../../shared/charts/treemap-chart.js'));

const NONE: readonly FigureRow[] = [];
const NO_CATEGORY = 'Ohne Kategorie';
const SEVERAL = 2;

const categoryOf = ({ category }: FigureRow): string => (typeof category === 'string' ? category : '');

/** The rest has several units, and so no amount. */
const amountColumn = (key: string, label: string): FigureColumn<FigureRow> => {
  const column = numberColumn(key, label);
  return { ...column, value: (row) => (row.key === OTHER ? null : column.value(row)) };
};

const unitColumn: FigureColumn<FigureRow> = {
  ...{ key: 'unit', label: 'Einheit', isText: true },
  value: ({ unit }) => (isUnitName(unit) ? unitLabel(unit, SEVERAL) : null),
};

/** What was sold, as areas by category, and as a table. */
export function ItemFigures({ figures }: { figures: Figures }) {
  const { rows = NONE } = figures;
  const currency = useCurrency();
  const money = useMemo(() => (value: number) => formatMoney(value, currency), [currency]);
  const before = usePreviousColumn(figures, money);
  const tiles = useMemo(
    () => rows.map((row) => ({ key: row.key, label: row.label, value: row.value, group: categoryOf(row) })),
    [rows],
  );
  return (
    <>
      <Suspense fallback={<ChartWaiting />}>
        <TreemapChart title="Verkaufte Artikel" tiles={tiles} restName={NO_CATEGORY} words={money} />
      </Suspense>
      <FigureTable
        caption="Verkaufte Artikel"
        file="artikel"
        isOpen
        usualSort={{ key: 'value', descending: true }}
        rows={rows}
        columns={[
          textColumn('Artikel'),
          // Narrow screens have room for no more than the first columns.
          numberColumn('value', 'Umsatz', money, inFile.money),
          // Of many products, a column of zeros would say no more than that nothing was sold then.
          ...(rows.some(({ previousValue }) => previousValue) ? before : []),
          amountColumn('quantity', 'Menge'),
          unitColumn,
          shareColumn,
          { key: 'category', label: 'Kategorie', isText: true, value: (row) => categoryOf(row) || null },
          amountColumn('containedQuantity', 'Davon in Paketen'),
          // An order has several items: the sum of these is no number of orders.
          numberColumn('orders', 'Bestellungen'),
        ]}
      />
    </>
  );
}
