import { sourceLabel } from '@bestellwerk/domain/analytics/visit-source';
import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import {
  daySums,
  guestContexts,
  itemSums as itemSumsOf,
  originSums as originSumsOf,
} from '@bestellwerk/domain/ordering/statistics/order-sums';
import { originKey } from '@bestellwerk/domain/ordering/statistics/sale-entries';
import { groupedBy, sumBy } from '@bestellwerk/domain/statistics/buckets';
import { rankedRows, ratio, totalOf } from '@bestellwerk/domain/statistics/rows';
import { DAY_ENDS_AT } from '@bestellwerk/domain/calendar/zoned-time';
import type { EntityManager } from 'typeorm';
import { comparedScope } from './compared-scope.js';
import type { Figure, Scope } from './figure.js';
import { lateSums } from './late-sales.js';
import { contextLabels, DIRECT, UNKNOWN } from './labels.js';
import { firstDayOfOrders, sumsOfWeekHours, sumsWithin, valuesOf, within } from './branch-sums.js';
import { sumsByKey } from './visit-sums.js';
import { daysSince, weekMatrix } from './week-matrix.js';

const POPULAR = 20;

interface ItemSum {
  readonly product: string;
  readonly unit: string;
  readonly quantity: number;
  readonly containedQuantity: number;
  readonly gross: number;
  readonly orders: number;
}

async function itemSums(manager: EntityManager, scope: Scope): Promise<ItemSum[]> {
  const wholeDays: ItemSum[] = await manager.query(
    `SELECT product, unit, sum(quantity)::float AS quantity,
       coalesce(sum(quantity) FILTER (WHERE is_content), 0)::float AS "containedQuantity",
       sum(gross)::float AS gross, sum(orders)::float AS orders
     FROM ${sumsWithin('sales_by_item')} GROUP BY product, unit`,
    valuesOf(scope),
  );
  const late = await lateSums(manager, scope, itemSumsOf);
  return [
    ...wholeDays,
    ...late.map((sum) => ({ ...sum, containedQuantity: sum.isContent ? sum.quantity : 0 })),
  ];
}

/** What was sold; packages count as themselves, and what they contain counts with its amount. */
export async function items(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await itemSums(manager, scope);
  const before = scope.compared && (await itemSums(manager, scope.compared));
  const nameOf = await namesOf(manager, scope);
  const keyOf = ({ product, unit }: ItemSum) => `${product} ${unit}`;
  const soldBefore = before && groupedBy(before, keyOf);
  const { rows, isTruncated } = rankedRows(
    sums.map((sum) => {
      const { product, gross, ...amounts } = sum;
      const key = keyOf(sum);
      return {
        ...{ ...amounts, key, value: gross, ...nameOf(product) },
        ...(soldBefore && { previousValue: sumBy(soldBefore.get(key) ?? [], (sold) => sold.gross) }),
      };
    }),
  );
  return { unit: 'money', total: totalOf(rows), rows, isTruncated };
}

/** The products that most orders have, with how many places they went up since the days that are compared, or the days before. */
export async function popularItems(manager: EntityManager, scope: Scope): Promise<Figure> {
  const compared = scope.compared ?? comparedScope('popular-items', scope, 'previous');
  const now = await ordersByProduct(manager, scope);
  const before = compared ? await ordersByProduct(manager, compared) : [];
  const orders = await orderCount(manager, scope);
  const nameOf = await namesOf(manager, scope);
  const rows = now.slice(0, POPULAR).map(({ product, orders: value }, index): FigureRow => {
    const rankBefore = before.findIndex((one) => one.product === product);
    return {
      ...{ key: product, value, share: ratio(value, orders), rank: index + 1 },
      // Null: it was not sold then.
      delta: rankBefore === -1 ? null : rankBefore - index,
      ...nameOf(product),
    };
  });
  return { unit: 'orders', total: orders, rows };
}

/** The products with their orders, most first. */
async function ordersByProduct(
  manager: EntityManager,
  scope: Scope,
): Promise<{ product: string; orders: number }[]> {
  const wholeDays: { product: string; orders: number }[] = await manager.query(
    `SELECT product, sum(product_orders)::float AS orders FROM ${sumsWithin('sales_by_item')}
     WHERE product_orders > 0 GROUP BY product`,
    valuesOf(scope),
  );
  const late = await lateSums(manager, scope, itemSumsOf);
  const sums = [...wholeDays, ...late.map(({ product, productOrders: orders }) => ({ product, orders }))];
  return [...groupedBy(sums, ({ product }) => product)]
    .map(([product, own]) => ({ product, orders: sumBy(own, ({ orders }) => orders) }))
    .filter(({ orders }) => orders > 0)
    .sort((one, other) => other.orders - one.orders || (one.product < other.product ? -1 : 1));
}

async function orderCount(manager: EntityManager, scope: Scope): Promise<number> {
  const [sum]: { orders: number }[] = await manager.query(
    `SELECT coalesce(sum(orders), 0)::float AS orders FROM views.daily_sales WHERE ${within}`,
    valuesOf(scope),
  );
  const late = await lateSums(manager, scope, daySums);
  return sum!.orders + sumBy(late, ({ orders }) => orders);
}

export async function orderTimes(manager: EntityManager, scope: Scope): Promise<Figure> {
  const { timeZone, by, now } = scope;
  const orders = { table: 'views.sales_by_hour', sum: `sum(${by})::float` };
  const hours = await sumsOfWeekHours(manager, orders, scope);
  return {
    unit: 'orders',
    total: totalOf(hours),
    matrix: weekMatrix(hours, {
      ...{ days: daysSince(await firstDayOfOrders(manager, scope), scope.days), timeZone },
      dayEndsAt: DAY_ENDS_AT,
      // What is due may lie ahead.
      ...(by === 'placed' && { now }),
    }),
  };
}

interface OriginSum {
  readonly context: keyof typeof contextLabels;
  readonly source: string;
  /** Also the canceled ones. */
  readonly orders: number;
  readonly sold: number;
  readonly gross: number;
}

async function originSums(manager: EntityManager, scope: Scope): Promise<OriginSum[]> {
  const wholeDays: OriginSum[] = await manager.query(
    `SELECT context, source, sum(orders)::float AS orders, sum(orders - canceled_orders)::float AS sold,
       sum(gross)::float AS gross
     FROM ${sumsWithin('sales_by_origin')} GROUP BY context, source`,
    valuesOf(scope),
  );
  const late = await lateSums(manager, scope, originSumsOf);
  return [...wholeDays, ...late.map((sum) => ({ ...sum, sold: sum.orders - sum.canceledOrders }))];
}

const originRow = ({ context, source, orders, gross }: OriginSum) => ({
  ...{ key: originKey({ context, source }), context, source, orders, gross },
  label: source === '' ? contextLabels[context] : `${contextLabels[context]}, ${sourceLabel(source)}`,
});

export async function orderOrigins(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await originSums(manager, scope);
  const { rows, isTruncated } = rankedRows(sums.map((sum) => ({ ...originRow(sum), value: sum.orders })));
  return { unit: 'orders', total: totalOf(rows), rows, isTruncated };
}

export async function revenueOrigins(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await originSums(manager, scope);
  const ranked = rankedRows(sums.map((sum) => ({ ...originRow(sum), orders: sum.sold, value: sum.gross })));
  const rows = ranked.rows.map((row) => ({ ...row, averageGross: ratio(row.gross, row.orders) }));
  return { unit: 'money', total: totalOf(rows), rows, isTruncated: ranked.isTruncated };
}

/** Where visits came from, and what came of them. */
export async function referrers(manager: EntityManager, scope: Scope): Promise<Figure> {
  const visits = await sumsByKey(manager, 'source', scope);
  const sales = new Map<string, { orders: number; gross: number }>();
  for (const { context, source, orders, gross } of await originSums(manager, scope)) {
    if (!guestContexts.includes(context)) continue;
    const known = sales.get(source) ?? { orders: 0, gross: 0 };
    sales.set(source, { orders: known.orders + orders, gross: known.gross + gross });
  }
  const sources = new Set([...visits.map(({ name }) => name), ...sales.keys()]);
  const { rows, isTruncated } = rankedRows(
    [...sources].map((source) => {
      const seen = visits.find(({ name }) => name === source);
      const { orders = 0, gross = 0 } = sales.get(source) ?? {};
      return {
        ...{ key: source, label: source === '' ? DIRECT : sourceLabel(source), value: seen?.visits ?? 0 },
        ...{ visitors: seen?.visitors ?? 0, orders, gross },
      };
    }),
  );
  return { unit: 'visits', total: totalOf(rows), rows, isTruncated };
}

/** Orders that guests placed themselves. */
export async function guestOrders(manager: EntityManager, scope: Scope): Promise<number> {
  const [sum]: { orders: number }[] = await manager.query(
    `SELECT coalesce(sum(guest_orders), 0)::float AS orders FROM views.daily_sales WHERE ${within}`,
    valuesOf(scope),
  );
  return sum!.orders;
}

/** Also of products that are not sold any more. */
async function namesOf(manager: EntityManager, { catalogue }: Scope) {
  const products: { id: string; title: string }[] = await manager.query(
    'SELECT id, title FROM views.record_product',
  );
  const names = new Map(products.map(({ id, title }) => [id, title]));
  const categories = new Map(catalogue.categories.map(({ id, name }) => [id, name]));
  const byProduct = new Map(
    catalogue.menus.flatMap(({ catalog }) =>
      catalog.flatMap(({ category, products: sold }) =>
        sold.map((product) => [product, categories.get(category) ?? ''] as const),
      ),
    ),
  );
  return (id: string) => ({ label: names.get(id) ?? UNKNOWN, category: byProduct.get(id) ?? '' });
}
