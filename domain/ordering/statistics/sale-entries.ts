import type { CountedOrder } from './counted-order.js';
import { type CountedAt, daySums, hourSums, itemSums, kindSums, lossSums, originSums } from './order-sums.js';

/** The statistics that are sums over orders. */
export const saleFigures = [
  'orders',
  'revenue',
  'canceled-orders',
  'items',
  'popular-items',
  'order-times',
  'order-origins',
  'revenue-origins',
] as const;
export type SaleFigure = (typeof saleFigures)[number];

/** By how much an order adds to a statistic on a business day (YYYY-MM-DD): orders, or money in decimals. */
export interface SaleEntry {
  readonly date: string;
  readonly value: number;
}

export interface EntryChoice {
  /** Of order-times: when orders were placed, or when they are due. */
  readonly by: 'placed' | 'due';
  /** The key of one row of the statistic; all if left out. */
  readonly row?: string | undefined;
}

interface Part extends SaleEntry {
  readonly row: string;
}

/** What an order adds to a statistic, at most one entry a day. */
export function saleEntries(
  figure: SaleFigure,
  order: CountedOrder,
  at: CountedAt,
  { by, row }: EntryChoice,
): SaleEntry[] {
  const days = new Map<string, number>();
  for (const part of partsOf(figure, order, at, { by, row })) {
    if (row !== undefined && part.row !== row) continue;
    days.set(part.date, (days.get(part.date) ?? 0) + part.value);
  }
  return [...days].map(([date, value]) => ({ date, value })).filter(({ value }) => value !== 0);
}

function partsOf(figure: SaleFigure, order: CountedOrder, at: CountedAt, { by, row }: EntryChoice): Part[] {
  switch (figure) {
    case 'orders':
      return kindSums(order, at).map(({ branch, date, orders, canceledOrders }) => ({
        ...{ row: branch, date, value: orders + canceledOrders },
      }));
    case 'revenue':
      return daySums(order, at).map(({ branch, date, gross }) => ({ row: branch, date, value: gross }));
    case 'canceled-orders':
      return lossSums(order, at).map(({ reason, date, orders }) => ({ row: reason, date, value: orders }));
    case 'items':
      return itemSums(order, at).map(({ product, unit, date, gross }) => ({
        ...{ row: `${product} ${unit}`, date, value: gross },
      }));
    case 'popular-items':
      // An order counts once for all of its products together.
      if (row === undefined)
        return daySums(order, at).map(({ date, orders }) => ({ row: '', date, value: orders }));
      return itemSums(order, at)
        .filter(({ productOrders }) => productOrders > 0)
        .map(({ product, date }) => ({ row: product, date, value: 1 }));
    case 'order-times':
      return hourSums(order, at).map((sum) => ({ row: '', date: sum.date, value: sum[by] }));
    case 'order-origins':
      return originSums(order, at).map((sum) => ({ row: originKey(sum), date: sum.date, value: sum.orders }));
    case 'revenue-origins':
      return originSums(order, at).map((sum) => ({ row: originKey(sum), date: sum.date, value: sum.gross }));
  }
}

/** The key of the row of orders that came this way. */
export const originKey = ({ context, source }: { context: string; source: string }): string =>
  `${context} ${source}`.trim();
