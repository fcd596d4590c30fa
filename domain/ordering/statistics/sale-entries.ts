import type { CountedOrder } from './counted-order.js';
import {
  type CountedAt,
  daySums,
  donationSums,
  hourSums,
  itemSums,
  kindSums,
  lossSums,
  originSums,
  rateSums,
} from './order-sums.js';
import { groupedBy, sumBy } from '../../statistics/buckets.js';

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
  'donations',
] as const;
export type SaleFigure = (typeof saleFigures)[number];

/** The lists of a statistic whose rows can be asked about: branches, and by payment method, mode, tax rate and the like. */
export const figureLists = ['rows', 'groups', 'rates'] as const;
export type FigureList = (typeof figureLists)[number];

/** By how much an order adds to a statistic on a business day (YYYY-MM-DD): orders, or money in decimals. */
export interface SaleEntry {
  readonly date: string;
  readonly value: number;
  /** Of revenue, what its gross consists of; not by payment method. */
  readonly net?: number;
  readonly tax?: number;
  /** Of a single product in a unit: how much of it was sold, and how much of that within packages, without money. */
  readonly quantity?: number;
  readonly containedQuantity?: number;
  readonly unit?: string;
  /** It was given back for the order. */
  readonly isReduction: boolean;
}

export interface EntryChoice {
  /** Of order-times: when orders were placed, or when they are due. */
  readonly by: 'placed' | 'due';
  /** In which rows: those of the statistic, or other ones that it has beside them. */
  readonly list: FigureList;
  /** The key of one row of the list; all if left out. */
  readonly row?: string | undefined;
}

interface Part {
  readonly row: string;
  readonly date: string;
  readonly value: number;
  readonly net?: number;
  readonly tax?: number;
}

/** What an order adds to a statistic: at most one entry a day, and one for what was given back on that day. */
export function saleEntries(
  figure: SaleFigure,
  order: CountedOrder,
  at: CountedAt,
  choice: EntryChoice,
): SaleEntry[] {
  const parts = partsOf(figure, order, at, choice);
  // What was given back comes after what was sold.
  const sold = partsOf(figure, { ...order, reductions: [] }, at, choice).length;
  const amount = figure === 'items' && choice.row !== undefined ? amountOf(order, at, choice.row) : {};
  return [
    ...entriesOf(parts.slice(0, sold), choice).map((entry) => ({ ...entry, ...amount, isReduction: false })),
    ...entriesOf(parts.slice(sold), choice).map((entry) => ({ ...entry, isReduction: true })),
  ].filter(
    // What was within a package has no money of its own.
    ({ value }) => value !== 0 || figure === 'items',
  );
}

function amountOf(order: CountedOrder, at: CountedAt, row: string) {
  const own = itemSums(order, at).filter(({ product, unit }) => `${product} ${unit}` === row);
  const quantityOf = (sums: typeof own) => sumBy(sums, ({ quantity }) => quantity);
  return {
    ...{ quantity: quantityOf(own), containedQuantity: quantityOf(own.filter((sum) => sum.isContent)) },
    ...(own[0] && { unit: own[0].unit }),
  };
}

const entriesOf = (parts: readonly Part[], { row }: EntryChoice) =>
  [...groupedBy(parts, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const own = ofDay.filter((part) => row === undefined || part.row === row);
    const sumOf = (name: 'value' | 'net' | 'tax') => sumBy(own, (part) => part[name] ?? 0);
    if (own.length === 0) return [];
    const hasTax = own[0]!.net !== undefined;
    return [{ date, value: sumOf('value'), ...(hasTax && { net: sumOf('net'), tax: sumOf('tax') }) }];
  });

function partsOf(
  figure: SaleFigure,
  order: CountedOrder,
  at: CountedAt,
  { by, list, row }: EntryChoice,
): Part[] {
  switch (figure) {
    case 'orders':
      return kindSums(order, at).map(({ branch, mode, date, orders, canceledOrders }) => ({
        ...{ row: list === 'groups' ? mode : branch, date, value: orders + canceledOrders },
      }));
    case 'revenue':
      return revenueParts(order, at, list);
    case 'canceled-orders':
      return lossSums(order, at).map(({ branch, reason, date, orders }) => ({
        ...{ row: list === 'groups' ? branch : reason, date, value: orders },
      }));
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
    case 'donations':
      return donationSums(order, at).map(({ branch, donatee, date, amount, ownAmount }) => ({
        ...{ row: list === 'groups' ? branch : donatee, date, value: sumBy([amount, ownAmount], Number) },
      }));
  }
}

function revenueParts(order: CountedOrder, at: CountedAt, list: FigureList): Part[] {
  switch (list) {
    case 'rows':
      return daySums(order, at).map(({ branch, date, gross, net, tax }) => ({
        ...{ row: branch, date, value: gross, net, tax },
      }));
    case 'groups':
      return kindSums(order, at).map(({ method, date, gross }) => ({ row: method, date, value: gross }));
    case 'rates':
      return rateSums(order, at).map(({ rate, date, gross, net, tax }) => ({
        ...{ row: String(rate), date, value: gross, net, tax },
      }));
  }
}

/** The key of the row of orders that came this way. */
export const originKey = ({ context, source }: { context: string; source: string }): string =>
  `${context} ${source}`.trim();
