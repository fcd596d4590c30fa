import type {
  ClosingEntries,
  DayRateSum,
  DayTakingSum,
  OrderSum,
} from '@bestellwerk/domain/ordering/closing/closing-figures';
import type { EntityManager } from 'typeorm';
import type { Branches } from '../payments.js';

/** Business days (YYYY-MM-DD), both included, of some branches. */
export interface ClosingSelection {
  readonly branches: Branches;
  readonly from: string;
  readonly to: string;
}

/** Sums of one branch. */
type OfBranch<Sum> = Sum & { readonly branch: string };

export interface BranchEntries {
  readonly orders: readonly OfBranch<OrderSum>[];
  readonly rates: readonly OfBranch<DayRateSum>[];
  readonly reductions: readonly OfBranch<DayRateSum>[];
  readonly takings: readonly OfBranch<DayTakingSum>[];
}

const orderSums = `
  SELECT branch, order_date::text AS date, state, count(*)::int AS orders, sum(gross)::float8 AS gross,
    sum(delivery_gross)::float8 AS "deliveryGross", sum(donated_amount)::float8 AS "donatedAmount",
    count(*) FILTER (WHERE open_amount > 0)::int AS "openOrders", sum(open_amount)::float8 AS "openAmount",
    sum(waived_amount)::float8 AS "waivedAmount", sum(reduced_gross)::float8 AS "reducedGross",
    count(*) FILTER (WHERE owed_amount > 0)::int AS "owedOrders", sum(owed_amount)::float8 AS "owedAmount"
  FROM views.payment
  WHERE state IS NOT NULL AND order_date BETWEEN $1 AND $2 AND ($3::uuid[] IS NULL OR branch = ANY ($3))
  GROUP BY branch, order_date, state`;

/** Sums of one of the columns that have an order's rates. */
const rateSums = (column: 'rates' | 'reductions') => `
  SELECT branch, order_date::text AS date, part.rate::float8 AS rate, sum(part.net)::float8 AS net,
    sum(part.tax)::float8 AS tax, sum(part.gross)::float8 AS gross
  FROM views.payment,
    json_to_recordset(${column}) AS part (rate numeric, net numeric, tax numeric, gross numeric)
  WHERE state = 'sold' AND order_date BETWEEN $1 AND $2 AND ($3::uuid[] IS NULL OR branch = ANY ($3))
  GROUP BY branch, order_date, part.rate`;

const takingSums = `
  SELECT branch, date::text AS date, order_date::text AS "orderDate", method, kind, count(*)::int AS count,
    sum(amount)::float8 AS amount
  FROM views.payment
  WHERE kind IS NOT NULL AND (date BETWEEN $1 AND $2 OR order_date BETWEEN $1 AND $2)
    AND ($3::uuid[] IS NULL OR branch = ANY ($3))
  GROUP BY branch, date, order_date, method, kind`;

/** Orders and payments of a period as sums per branch and day: a month of many orders is a few hundred rows. */
export async function entriesOf(
  manager: EntityManager,
  { branches, from, to }: ClosingSelection,
): Promise<BranchEntries> {
  const parameters = [from, to, branches === 'all' ? null : branches];
  return {
    orders: await manager.query(orderSums, parameters),
    rates: await manager.query(rateSums('rates'), parameters),
    reductions: await manager.query(rateSums('reductions'), parameters),
    takings: await manager.query(takingSums, parameters),
  };
}

/** A branch on a business day. */
export interface BranchDate {
  readonly branch: string;
  readonly date: string;
}

export const keyOf = ({ branch, date }: BranchDate): string => `${branch} ${date}`;

/** The entries by branch and day; a taking is with the day it came on and with that of its order. */
export function byDay({
  orders,
  rates,
  reductions,
  takings,
}: BranchEntries): Map<string, BranchDate & ClosingEntries> {
  const days = new Map<string, BranchDate & Record<keyof ClosingEntries, object[]>>();
  const add = (name: keyof ClosingEntries, { branch, date }: BranchDate, entry: object) => {
    const key = keyOf({ branch, date });
    const day = days.get(key) ?? { branch, date, orders: [], rates: [], reductions: [], takings: [] };
    day[name].push(entry);
    days.set(key, day);
  };
  for (const sum of orders) add('orders', sum, sum);
  for (const sum of rates) add('rates', sum, sum);
  for (const sum of reductions) add('reductions', sum, sum);
  for (const sum of takings) {
    add('takings', sum, sum);
    if (sum.orderDate !== sum.date) add('takings', { branch: sum.branch, date: sum.orderDate }, sum);
  }
  return days as Map<string, BranchDate & ClosingEntries>;
}
