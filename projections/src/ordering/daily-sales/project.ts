import {
  type OrderEvent,
  orderIdOf,
  type OrderPlaced,
} from '@bestellwerk/domain/ordering/order/order-events';
import { isItemEvent, statusAfter } from '@bestellwerk/domain/ordering/order/order';
import { saleStateOf, saleStatusAfter } from '@bestellwerk/domain/ordering/sales';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { Projection } from '../../engine/projection.js';
import { dailySalesTable, saleTable, type SaleRow } from './table.js';

/** Orders and revenue per branch and business day, summed up from what each order counts. */
export const dailySales = {
  name: 'daily_sales',
  title: 'Umsatz je Tag',
  version: 4,
  table: saleTable,
  rollups: [{ table: dailySalesTable, contribution }],
  category: 'order',
  keys: (event) => [{ order: orderIdOf(event) }],
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ order: orderIdOf(event) }] : []),
  apply(event, rows) {
    const order = orderIdOf(event);
    if (event.type === 'OrderPlaced') {
      rows.put(saleOf(order, statusAfter(event, 'awaitingPayment'), event.data));
      return;
    }
    const sale = rows.get({ order });
    if (!sale) throw new Error(`${event.type} without OrderPlaced`);
    const status = saleStatusAfter(event, sale.status);
    const amounts = amountsAfter(event);
    if (status !== sale.status || amounts) rows.put({ ...sale, ...amounts, status });
  },
} as const satisfies Projection<SaleRow, OrderEvent>;

const saleOf = (order: string, status: OrderStatus, placed: OrderPlaced): SaleRow => ({
  order,
  branch: placed.branch,
  date: placed.businessDate,
  status,
  ...amountsOf(placed.pricing),
});

const amountsOf = ({ totalGross: gross, totalNet: net, totalTax: tax }: OrderPlaced['pricing']) => ({
  gross,
  net,
  tax,
});

const amountsAfter = (event: OrderEvent) =>
  isItemEvent(event) || event.type === 'QuotationOffered' ? amountsOf(event.data.pricing) : null;

function contribution({ branch, date, status, gross, net, tax }: SaleRow) {
  const state = saleStateOf(status);
  if (state === 'uncounted') return null;
  if (state === 'canceled') {
    return { branch, date, orders: 0, canceledOrders: 1, canceledGross: gross, gross: 0, net: 0, tax: 0 };
  }
  return { branch, date, orders: 1, canceledOrders: 0, canceledGross: 0, gross, net, tax };
}
