import { donationSums as donationSumsOf } from '@bestellwerk/domain/ordering/statistics/order-sums';
import { groupedBy, type InBucket, seriesOf, sumBy } from '@bestellwerk/domain/statistics/buckets';
import { rankedRows } from '@bestellwerk/domain/statistics/rows';
import type { EntityManager } from 'typeorm';
import { branchNames, bucketSql, dayBucketsOf, valuesOf, within } from './branch-sums.js';
import type { Figure, Scope } from './figure.js';
import { UNKNOWN } from './labels.js';
import { lateSums } from './late-sales.js';

interface DonationSum extends InBucket {
  readonly branch: string;
  readonly donatee: string;
  readonly orders: number;
  /** By the business, and by guests on top. */
  readonly amount: number;
  readonly ownAmount: number;
}

const amount = (sum: DonationSum): number => sum.amount + sum.ownAmount;
const ownAmount = (sum: DonationSum): number => sum.ownAmount;

async function donationSums(manager: EntityManager, scope: Scope): Promise<DonationSum[]> {
  const wholeDays: DonationSum[] = await manager.query(
    `SELECT ${bucketSql(scope)} AS t, branch, donatee, sum(orders)::float AS orders, sum(amount)::float AS amount,
       sum(own_amount)::float AS "ownAmount"
     FROM views.donation WHERE ${within} GROUP BY 1, 2, 3`,
    valuesOf(scope),
  );
  return [...wholeDays, ...(await lateSums(manager, scope, donationSumsOf))];
}

/** What is donated with orders, by organisation, and by branch. Never by the hour. */
export async function donations(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await donationSums(manager, scope);
  const whole: Figure = {
    ...{ unit: 'money', total: sumBy(sums, amount) },
    figures: { orders: sumBy(sums, ({ orders }) => orders), ownAmount: sumBy(sums, ownAmount) },
    series: seriesOf(dayBucketsOf(scope), sums, amount, () => ({})),
  };
  if (scope.isBefore) return whole;
  const donatees = await donateeNames(manager);
  const branchName = await branchNames(manager);
  const rowsBy = (keyOf: (sum: DonationSum) => string, labelOf: (key: string) => string) =>
    rankedRows(
      [...groupedBy(sums, keyOf)].map(([key, own]) => ({
        ...{
          key,
          label: labelOf(key),
          value: sumBy(own, amount),
          orders: sumBy(own, ({ orders }) => orders),
          ownAmount: sumBy(own, ownAmount),
        },
      })),
    ).rows;
  return {
    ...whole,
    rows: rowsBy(
      ({ donatee }) => donatee,
      (id) => donatees.get(id) ?? UNKNOWN,
    ),
    groups: rowsBy(({ branch }) => branch, branchName),
  };
}

/** Also of those that were removed. */
async function donateeNames(manager: EntityManager): Promise<ReadonlyMap<string, string>> {
  const donatees: { id: string; title: string }[] = await manager.query(
    'SELECT id, title FROM views.record_donatee',
  );
  return new Map(donatees.map(({ id, title }) => [id, title]));
}
