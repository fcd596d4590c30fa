import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';
import type { ChartRow } from '../../shared/charts/chart-row.js';

export const orderSeries = { orders: 'Bestellungen', canceled: 'Storniert oder abgelehnt' };

/** One row per day with the number of orders, and of those that came to nothing. */
export function ordersByDay(rows: readonly DailySales[], days: readonly string[]): ChartRow[] {
  return days.map((date) => {
    const day = rows.filter((row) => row.date === date);
    const sum = (field: 'orders' | 'canceledOrders') => day.reduce((total, row) => total + row[field], 0);
    return { date, [orderSeries.orders]: sum('orders'), [orderSeries.canceled]: sum('canceledOrders') };
  });
}
