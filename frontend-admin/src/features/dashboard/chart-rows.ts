import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { DailySales } from '@bestellwerk/domain/views/statistics.schema';

export type ChartRow = { date: string } & Record<string, number | string>;

interface NamedBranch {
  id: string;
  name: string;
}

/** One row per day with the gross revenue of each branch under its name. */
export function revenueByDay(
  rows: readonly DailySales[],
  branches: readonly NamedBranch[],
  days: readonly string[],
): ChartRow[] {
  return days.map((date) => {
    const ofBranch = ({ id }: NamedBranch) =>
      rows
        .filter((row) => row.date === date && row.branch === id)
        .reduce((units, { gross }) => units + toUnits(gross), 0);
    return {
      date,
      ...Object.fromEntries(branches.map((branch) => [branch.name, toDecimal(ofBranch(branch))])),
    };
  });
}

export const orderSeries = { orders: 'Bestellungen', canceled: 'Storniert oder abgelehnt' };

/** One row per day with the number of orders, and of those that came to nothing. */
export function ordersByDay(rows: readonly DailySales[], days: readonly string[]): ChartRow[] {
  return days.map((date) => {
    const day = rows.filter((row) => row.date === date);
    const sum = (field: 'orders' | 'canceledOrders') => day.reduce((total, row) => total + row[field], 0);
    return { date, [orderSeries.orders]: sum('orders'), [orderSeries.canceled]: sum('canceledOrders') };
  });
}
