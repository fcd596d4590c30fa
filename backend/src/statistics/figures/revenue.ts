import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { daySums } from '@bestellwerk/domain/ordering/statistics/order-sums';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import {
  childrenOf,
  groupedBy,
  type InBucket,
  seriesOf,
  sumBy,
} from '@bestellwerk/domain/statistics/buckets';
import { rankedRows, ratio } from '@bestellwerk/domain/statistics/rows';
import { formatPercent } from '@bestellwerk/domain/text/formats';
import type { EntityManager } from 'typeorm';
import { branchNames, bucketSql, dayBucketsOf, sumsWithin, valuesOf, within } from './branch-sums.js';
import type { Figure, Scope } from './figure.js';
import { hourSeries } from './hour-series.js';
import { lateSums } from './late-sales.js';

/** Money in decimals. */
interface DaySum extends InBucket {
  readonly branch: string;
  readonly orders: number;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
  readonly refunded: number;
  readonly delivery: number;
}

const amounts = ['net', 'tax', 'refunded', 'delivery'] as const;
const gross = (sum: DaySum): number => sum.gross;

async function daySumsOf(manager: EntityManager, scope: Scope): Promise<DaySum[]> {
  const wholeDays: DaySum[] = await manager.query(
    `SELECT ${bucketSql(scope)} AS t, branch, sum(orders)::float AS orders, sum(gross)::float AS gross,
       sum(net)::float AS net, sum(tax)::float AS tax, sum(refunded_gross)::float AS refunded,
       sum(delivery_gross)::float AS delivery
     FROM views.daily_sales WHERE ${within} GROUP BY 1, 2`,
    valuesOf(scope),
  );
  const late = await lateSums(manager, scope, daySums);
  return [
    ...wholeDays,
    ...late.map(({ refundedGross, deliveryGross, ...sum }) => ({
      ...{ ...sum, refunded: refundedGross, delivery: deliveryGross },
    })),
  ];
}

/** What was sold and not given back: sales on the day of their order, what was given back on the day it was. */
export async function revenue(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await daySumsOf(manager, scope);
  const buckets = dayBucketsOf(scope);
  const partsOf = (list: readonly DaySum[]) =>
    Object.fromEntries(amounts.map((name) => [name, sumBy(list, (sum) => sum[name])]));
  const figuresOf = (list: readonly DaySum[]) => {
    const orders = sumBy(list, (sum) => sum.orders);
    return { ...partsOf(list), orders, average: ratio(sumBy(list, gross), orders) };
  };
  const isByHour = scope.granularity === 'hour';
  const whole: Figure = {
    ...{ unit: 'money', total: sumBy(sums, gross), figures: figuresOf(sums) },
    series: isByHour ? await hourSeries(manager, scope, 'gross') : seriesOf(buckets, sums, gross, partsOf),
  };
  if (scope.isBefore) return whole;
  const before = scope.compared && (await daySumsOf(manager, scope.compared));
  const nameOf = await branchNames(manager);
  const byBranch = groupedBy(sums, ({ branch }) => branch);
  const beforeIn = before && groupedBy(before, ({ branch }) => branch);
  const rows = [...new Set([...byBranch.keys(), ...(beforeIn?.keys() ?? [])])].map((branch) => {
    const own = byBranch.get(branch) ?? [];
    const then = beforeIn?.get(branch) ?? [];
    return {
      ...{ key: branch, label: nameOf(branch), value: sumBy(own, gross), ...figuresOf(own) },
      ...(beforeIn && {
        ...{ previousValue: sumBy(then, gross), previousOrders: sumBy(then, ({ orders }) => orders) },
      }),
      children: childrenOf(buckets, own, gross),
    };
  });
  return {
    ...{ ...whole, rows: rankedRows(rows).rows },
    ...{ groups: await byMethod(manager, scope), rates: await byRate(manager, scope) },
  };
}

async function byMethod(manager: EntityManager, scope: Scope) {
  const sums: { method: PaymentMethod; value: number; orders: number }[] = await manager.query(
    `SELECT method, sum(gross)::float AS value, sum(orders)::float AS orders
     FROM ${sumsWithin('sales_by_kind')} GROUP BY method`,
    valuesOf(scope),
  );
  return rankedRows(
    sums.map(({ method, ...sum }) => ({ key: method, label: paymentMethodLabels[method], ...sum })),
  ).rows;
}

async function byRate(manager: EntityManager, scope: Scope) {
  const sums: { rate: number; value: number; net: number; tax: number }[] = await manager.query(
    `SELECT rate::float AS rate, sum(gross)::float AS value, sum(net)::float AS net, sum(tax)::float AS tax
     FROM views.sales_by_rate WHERE ${within} GROUP BY rate`,
    valuesOf(scope),
  );
  return rankedRows(
    sums.map(({ rate, ...sum }) => ({ key: String(rate), label: formatPercent(rate), ...sum })),
  ).rows;
}
