import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import {
  lossLabels,
  type LossReason,
  lossReasons,
} from '@bestellwerk/domain/ordering/statistics/loss-reasons';
import { kindSums as kindSumsOf } from '@bestellwerk/domain/ordering/statistics/order-sums';
import {
  childrenOf,
  groupedBy,
  type InBucket,
  seriesOf,
  sumBy,
} from '@bestellwerk/domain/statistics/buckets';
import { daysIn } from '@bestellwerk/domain/statistics/period';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { rankedRows, ratio } from '@bestellwerk/domain/statistics/rows';
import type { EntityManager } from 'typeorm';
import {
  branchNames,
  bucketSql,
  bucketSumsWithin,
  dayBucketsOf,
  firstDayOfOrders,
  valuesOf,
} from './branch-sums.js';
import { type Figure, type Scope, todayOf } from './figure.js';
import { hourSeries } from './hour-series.js';
import { lateSums } from './late-sales.js';
import { daysSince } from './week-matrix.js';

interface KindSum extends InBucket {
  readonly branch: string;
  readonly mode: DeliveryMode;
  /** Without canceled ones. */
  readonly orders: number;
  readonly canceled: number;
}

async function kindSums(manager: EntityManager, scope: Scope): Promise<KindSum[]> {
  const wholeDays: KindSum[] = await manager.query(
    `SELECT ${bucketSql(scope)} AS t, branch, mode, sum(orders)::float AS orders,
       sum(canceled_orders)::float AS canceled
     FROM ${bucketSumsWithin('sales_by_kind', scope)} GROUP BY 1, 2, 3`,
    valuesOf(scope),
  );
  const late = await lateSums(manager, scope, kindSumsOf);
  return [...wholeDays, ...late.map((sum) => ({ ...sum, canceled: sum.canceledOrders }))];
}

const all = ({ orders, canceled }: KindSum): number => orders + canceled;
const ofMode = (mode: DeliveryMode) => (sum: KindSum) => (sum.mode === mode ? sum.orders : 0);
const modes = Object.keys(modeLabels) as DeliveryMode[];

/** Orders that reached the shop, by when they were placed; the canceled ones among them are a part of their own. */
export async function orders(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await kindSums(manager, scope);
  const buckets = dayBucketsOf(scope);
  const canceledOf = (list: readonly KindSum[]) => sumBy(list, ({ canceled }) => canceled);
  const partsOf = (list: readonly KindSum[]) => ({
    ...Object.fromEntries(modes.map((mode) => [mode, sumBy(list, ofMode(mode))])),
    canceled: canceledOf(list),
  });
  const total = sumBy(sums, all);
  const isByHour = scope.granularity === 'hour';
  const whole: Figure = {
    ...{ unit: 'orders', total },
    figures: { canceled: canceledOf(sums), perDay: await ordersPerDay(manager, scope, total) },
    series: isByHour ? await hourSeries(manager, scope, 'placed') : seriesOf(buckets, sums, all, partsOf),
  };
  if (scope.isBefore) return whole;
  const nameOf = await branchNames(manager);
  const byBranch = [...groupedBy(sums, ({ branch }) => branch)].map(([branch, own]) => ({
    ...{ key: branch, label: nameOf(branch), value: sumBy(own, all), canceled: canceledOf(own) },
    children: childrenOf(buckets, own, all),
  }));
  const byMode = [...groupedBy(sums, ({ mode }) => mode)].map(([mode, own]) => ({
    ...{ key: mode, label: modeLabels[mode as DeliveryMode], value: sumBy(own, all) },
  }));
  return { ...whole, rows: rankedRows(byBranch).rows, groups: rankedRows(byMode).rows };
}

/** Of days that are over, from the first order that there ever was on; a day that goes on counts only where it is the only one. */
async function ordersPerDay(manager: EntityManager, scope: Scope, total: number): Promise<number> {
  const { days, until } = scope;
  const today = todayOf(scope);
  // Of what is compared, the last day ends with the hour that it is.
  const unfinished = until ? days.to : days.from <= today && today <= days.to ? today : null;
  const first = await firstDayOfOrders(manager, scope);
  if (unfinished === null) return ratio(total, daysIn(daysSince(first, days)));
  const over = { from: days.from, to: addDays(unfinished, -1) };
  if (over.to < over.from || (first !== null && first > over.to)) return total;
  const sums = await kindSums(manager, { ...scope, days: { from: unfinished, to: days.to } });
  return ratio(total - sumBy(sums, all), daysIn(daysSince(first, over)));
}

interface LossSum extends InBucket {
  readonly branch: string;
  readonly reason: LossReason;
  readonly orders: number;
  readonly gross: number;
}

const count = ({ orders: number }: LossSum): number => number;
const gross = (sum: LossSum): number => sum.gross;
const ofReason = (reason: LossReason) => (sum: LossSum) => (sum.reason === reason ? sum.orders : 0);

/** Orders that came to nothing, by when they did, beside all that were placed meanwhile. Never by the hour. */
export async function canceledOrders(manager: EntityManager, scope: Scope): Promise<Figure> {
  const losses: LossSum[] = await manager.query(
    `SELECT ${bucketSql(scope)} AS t, branch, reason, sum(orders)::float AS orders, sum(gross)::float AS gross
     FROM ${bucketSumsWithin('lost_sales', scope)} GROUP BY 1, 2, 3`,
    valuesOf(scope),
  );
  const nameOf = await branchNames(manager);
  const rowsBy = (keyOf: (sum: LossSum) => string, labelOf: (key: string) => string) =>
    rankedRows(
      [...groupedBy(losses, keyOf)].map(([key, own]) => ({
        ...{ key, label: labelOf(key), value: sumBy(own, count), gross: sumBy(own, gross) },
      })),
    ).rows;
  const partsOf = (list: readonly LossSum[]) =>
    Object.fromEntries(lossReasons.map((reason) => [reason, sumBy(list, ofReason(reason))]));
  const total = sumBy(losses, count);
  const placed = sumBy(await kindSums(manager, scope), all);
  return {
    ...{ unit: 'orders', total },
    figures: { gross: sumBy(losses, gross), placed, rate: ratio(total, placed) },
    series: seriesOf(dayBucketsOf(scope), losses, count, partsOf),
    rows: rowsBy(
      ({ reason }) => reason,
      (reason) => lossLabels[reason as LossReason],
    ),
    groups: rowsBy(({ branch }) => branch, nameOf),
  };
}
