import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import {
  countedOrderAfter,
  countedOrderOf,
  lastDateOf,
} from '@bestellwerk/domain/ordering/statistics/counted-order';
import {
  daySums,
  donationSums,
  hourSums,
  itemSums,
  kindSums,
  lossSums,
  originSums,
  rateSums,
} from '@bestellwerk/domain/ordering/statistics/order-sums';
import { monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import type { Projection } from '../../engine/projection.js';
import {
  dailySalesTable,
  donationTable,
  lostSalesTable,
  monthlyLostSalesTable,
  monthlySalesByItemTable,
  monthlySalesByKindTable,
  monthlySalesByOriginTable,
  salesByHourTable,
  salesByItemTable,
  salesByKindTable,
  salesByOriginTable,
  salesByRateTable,
  saleTable,
  type SaleRow,
} from './table.js';

/** Counted on the first day of their months. */
const ofMonths = <Sum extends { readonly date: string }>(sums: readonly Sum[]): Sum[] =>
  sums.map((sum) => ({ ...sum, date: `${monthOf(sum.date)}-01` }));

const at = ({ branch, date }: SaleRow) => ({ branch, date });

/** Orders and revenue per branch and business day, summed up in several ways from what each order counts. */
export const dailySales = {
  name: 'daily_sales',
  title: 'Umsatz je Tag',
  version: 14,
  table: saleTable,
  rollups: [
    { table: dailySalesTable, contribution: (row) => daySums(row.document, at(row)) },
    { table: salesByKindTable, contribution: (row) => kindSums(row.document, at(row)) },
    { table: monthlySalesByKindTable, contribution: (row) => ofMonths(kindSums(row.document, at(row))) },
    { table: salesByRateTable, contribution: (row) => rateSums(row.document, at(row)) },
    { table: salesByHourTable, contribution: (row) => hourSums(row.document, at(row)) },
    { table: salesByItemTable, contribution: (row) => itemSums(row.document, at(row)) },
    { table: monthlySalesByItemTable, contribution: (row) => ofMonths(itemSums(row.document, at(row))) },
    { table: salesByOriginTable, contribution: (row) => originSums(row.document, at(row)) },
    { table: monthlySalesByOriginTable, contribution: (row) => ofMonths(originSums(row.document, at(row))) },
    { table: lostSalesTable, contribution: (row) => lossSums(row.document, at(row)) },
    { table: donationTable, contribution: (row) => donationSums(row.document, at(row)) },
    { table: monthlyLostSalesTable, contribution: (row) => ofMonths(lossSums(row.document, at(row))) },
  ],
  category: 'order',
  keys: (event) => [{ order: orderIdOf(event) }],
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ order: orderIdOf(event) }] : []),
  apply(event, rows) {
    const order = orderIdOf(event);
    if (event.type === 'OrderPlaced') {
      const { branch, businessDate: date } = event.data;
      return rows.put({ order, branch, date, lastDate: date, document: countedOrderOf(event) });
    }
    const row = rows.get({ order });
    if (!row) throw new Error(`${event.type} without OrderPlaced`);
    const document = countedOrderAfter(row.document, event);
    if (document !== row.document) rows.put({ ...row, lastDate: lastDateOf(document, row.date), document });
  },
} as const satisfies Projection<SaleRow, OrderEvent>;
