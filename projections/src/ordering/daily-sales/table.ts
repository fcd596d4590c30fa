import type { Sale } from '@bestellwerk/domain/ordering/closing/sale';
import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';
import { column, readModel } from '../../engine/storage/read-model.js';

/** Orders and money of one branch on one business day. */
export const dailySalesTable = readModel<DailySales>({
  name: 'daily_sales',
  columns: {
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    orders: column.integer(),
    canceledOrders: column.integer(),
    canceledGross: column.money(),
    gross: column.money(),
    net: column.money(),
    tax: column.money(),
  },
});

/** What one order counts: the sums of a day are sums over these rows. */
export interface SaleRow {
  order: string;
  branch: string;
  date: string;
  document: Sale;
}

export const saleTable = readModel<SaleRow>({
  name: 'daily_sales_order',
  columns: {
    order: column.uuid({ primary: true }),
    branch: column.uuid(),
    date: column.date(),
    document: column.document(),
  },
});
