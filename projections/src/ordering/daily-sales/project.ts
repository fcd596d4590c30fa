import { exactSumsOf, saleAfter, saleOf } from '@bestellwerk/domain/ordering/closing/sale';
import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { saleStateOf } from '@bestellwerk/domain/ordering/sales';
import type { Projection } from '../../engine/projection.js';
import { dailySalesTable, saleTable, type SaleRow } from './table.js';

/** Orders and revenue per branch and business day, summed up from what each order counts. */
export const dailySales = {
  name: 'daily_sales',
  title: 'Umsatz je Tag',
  version: 6,
  table: saleTable,
  rollups: [{ table: dailySalesTable, contribution }],
  category: 'order',
  keys: (event) => [{ order: orderIdOf(event) }],
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ order: orderIdOf(event) }] : []),
  apply(event, rows) {
    const order = orderIdOf(event);
    if (event.type === 'OrderPlaced') {
      const { branch, businessDate: date } = event.data;
      return rows.put({ order, branch, date, document: saleOf(event) });
    }
    const row = rows.get({ order });
    if (!row) throw new Error(`${event.type} without OrderPlaced`);
    const document = saleAfter(row.document, event);
    if (document !== row.document) rows.put({ ...row, document });
  },
} as const satisfies Projection<SaleRow, OrderEvent>;

function contribution({ branch, date, document }: SaleRow) {
  const state = saleStateOf(document.status);
  if (state === 'uncounted') return null;
  const day = { branch, date, orders: 0, canceledOrders: 0, canceledGross: 0, gross: 0, net: 0, tax: 0 };
  if (state === 'sold') return { ...day, orders: 1, ...exactSumsOf(document) };
  return { ...day, canceledOrders: 1, canceledGross: document.pricing.totalGross };
}
