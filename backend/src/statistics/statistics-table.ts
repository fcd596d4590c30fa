import { type DayUnit, unitStart } from '@bestellwerk/domain/calendar/day-units';
import type {
  CanceledOrders,
  DailySales,
  StatisticName,
  StatisticRows,
} from '@bestellwerk/domain/contracts/statistics.schema';
import { dailySalesTable } from '@bestellwerk/projections/ordering/daily-sales/table';
import type { ReadModelName } from '@bestellwerk/projections/projections';
import { workingDayTable } from '@bestellwerk/projections/working-time/working-activity/table';
import type { EntityManager, EntitySchema, SelectQueryBuilder } from 'typeorm';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { Period } from '../platform/http/period.js';

export interface Scope extends Period {
  readonly branches: 'all' | readonly string[];
  readonly unit: DayUnit;
}

interface Statistic<Row> {
  /** The read model whose position is that of its figures. */
  readonly model: ReadModelName;
  /** Oldest first. */
  rows(manager: EntityManager, scope: Scope): Promise<Row[]>;
}

/** Every statistic there is, by the name in its address. */
export const statistics: { readonly [Name in StatisticName]: Statistic<StatisticRows[Name]> } = {
  orders: { model: 'daily_sales', rows: dailySales },
  revenue: { model: 'daily_sales', rows: dailySales },
  'canceled-orders': { model: 'daily_sales', rows: canceledOrders },
  'working-activities': { model: 'working_activity', rows: workingActivities },
};

export const isStatistic = (name: string): name is StatisticName => Object.hasOwn(statistics, name);

async function dailySales(manager: EntityManager, scope: Scope): Promise<DailySales[]> {
  return salesByUnit(await daysOf(manager, dailySalesTable, scope).getMany(), scope.unit);
}

async function canceledOrders(manager: EntityManager, scope: Scope): Promise<CanceledOrders[]> {
  const sales = await dailySales(manager, scope);
  const some = sales.filter((row) => row.canceledOrders > 0);
  return some.map(({ branch, date, orders, canceledOrders: canceled, canceledGross }) => ({
    branch,
    date,
    canceledOrders: canceled,
    lostGross: canceledGross,
    share: Math.round((canceled / (orders + canceled)) * 10_000) / 100,
  }));
}

function workingActivities(manager: EntityManager, scope: Scope) {
  return daysOf(manager, workingDayTable, scope)
    .select('day.branch', 'branch')
    .addSelect("to_char(date_trunc(:unit, day.date::timestamp), 'YYYY-MM-DD')", 'date')
    .setParameter('unit', scope.unit)
    .addSelect('sum(day.activities)::int', 'activities')
    .addSelect('count(DISTINCT day.user)::int', 'people')
    .addSelect('sum(day.workedMinutes)::int', 'workedMinutes')
    .addSelect('sum(day.pauseMinutes)::int', 'pauseMinutes')
    .groupBy('day.branch')
    .addGroupBy('2')
    .orderBy('2')
    .addOrderBy('day.branch')
    .getRawMany<StatisticRows['working-activities']>();
}

function daysOf<Row extends { branch: string; date: string }>(
  manager: EntityManager,
  table: EntitySchema<Row>,
  { from, to, branches }: Scope,
): SelectQueryBuilder<Row> {
  const days = manager.createQueryBuilder(table, 'day').where('day.date BETWEEN :from AND :to', { from, to });
  if (branches !== 'all') days.andWhere('day.branch = ANY (:branches)', { branches });
  return days.orderBy('day.date').addOrderBy('day.branch');
}

const counts = ['orders', 'canceledOrders'] as const;
const amounts = ['canceledGross', 'gross', 'net', 'tax', 'refundedGross', 'deliveryGross'] as const;

/** The sales of days summed by branch and unit, in the order in which they come. */
export function salesByUnit(days: readonly DailySales[], unit: DayUnit): DailySales[] {
  const sums = new Map<string, DailySales>();
  for (const day of days) {
    const date = unitStart(day.date, unit);
    const key = `${date} ${day.branch}`;
    const sum = sums.get(key);
    if (sum) add(sum, day);
    else sums.set(key, { ...day, date });
  }
  return [...sums.values()];
}

function add(sum: DailySales, day: DailySales): void {
  for (const name of counts) sum[name] += day[name];
  for (const name of amounts) sum[name] = toDecimal(toUnits(sum[name]) + toUnits(day[name]));
}
