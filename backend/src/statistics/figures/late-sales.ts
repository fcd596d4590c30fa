import type { CountedOrder } from '@bestellwerk/domain/ordering/statistics/counted-order';
import type { CountedAt } from '@bestellwerk/domain/ordering/statistics/order-sums';
import type { InBucket } from '@bestellwerk/domain/statistics/buckets';
import { bucketOf } from '@bestellwerk/domain/statistics/period';
import type { EntityManager } from 'typeorm';
import { unitOf } from './branch-sums.js';
import type { Scope } from './figure.js';

interface Sale extends CountedAt {
  readonly document: CountedOrder;
}

/**
 * What takes the orders that were placed at `until` or later off the sums of the days: their own sums, less than zero. Read models
 * have no sums of parts of a day, and the orders of one day are few.
 */
export async function lateSums<Sum extends CountedAt>(
  manager: EntityManager,
  scope: Scope,
  sumsOf: (order: CountedOrder, at: CountedAt) => readonly Sum[],
): Promise<(Sum & InBucket)[]> {
  const { days } = scope;
  const sales = await lateSales(manager, scope);
  return sales
    .flatMap(({ document, ...at }) => sumsOf(document, at))
    .filter(({ date }) => days.from <= date && date <= days.to)
    .map((sum) => ({ ...negative(sum), t: bucketOf(sum.date, unitOf(scope)) }));
}

/** By the `until` of one request, whose figures are made of several sums of the same orders: all its scopes share that object. */
const read = new WeakMap<Date, Promise<readonly Sale[]>>();

function lateSales(manager: EntityManager, scope: Scope): Promise<readonly Sale[]> {
  const { days, branches, until } = scope;
  if (until === undefined) return Promise.resolve([]);
  const known = read.get(until);
  if (known) return known;
  const sales: Promise<readonly Sale[]> = manager.query(
    `SELECT branch, date::text, document FROM views.daily_sales_order
     WHERE date = $1 AND ($2::uuid[] IS NULL OR branch = ANY ($2)) AND document ->> 'placedAt' >= $3`,
    [days.to, branches === 'all' ? null : branches, until.toISOString()],
  );
  read.set(until, sales);
  return sales;
}

const negative = <Sum extends object>(sum: Sum): Sum =>
  Object.fromEntries(
    Object.entries(sum).map(([name, value]) => [name, typeof value === 'number' ? 0 - value : value]),
  ) as Sum;
