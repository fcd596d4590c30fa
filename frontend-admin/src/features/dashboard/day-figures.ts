import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';

/** What one business day brought, over any number of branches. */
export interface DayFigures {
  orders: number;
  /** Decimal, gross. */
  revenue: number;
  /** Decimal; null on a day without orders. */
  average: number | null;
  /** Canceled and rejected orders in percent of all; null on a day without any. */
  canceledShare: number | null;
}

/** The figures of one day (YYYY-MM-DD). */
export function figuresOf(rows: readonly DailySales[], date: string): DayFigures {
  const day = rows.filter((row) => row.date === date);
  const orders = sum(day.map((row) => row.orders));
  const canceled = sum(day.map((row) => row.canceledOrders));
  const units = sum(day.map((row) => toUnits(row.gross)));
  const all = orders + canceled;
  return {
    orders,
    revenue: toDecimal(units),
    average: orders === 0 ? null : toDecimal(Math.round(units / orders)),
    canceledShare: all === 0 ? null : (canceled / all) * 100,
  };
}

/** `value` in percent of `whole`, rounded; null where there is nothing to compare with. */
export const percentOf = (value: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((value / whole) * 100);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
