import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { FigurePoint } from '@bestellwerk/domain/contracts/figures.schema';
import type { Days } from '../../../shared/days/days.js';

/** What some business days brought. */
export interface DayFigures {
  /** Without canceled and rejected ones. */
  orders: number;
  /** Decimal, gross. */
  revenue: number;
  /** Decimal; null without orders. */
  average: number | null;
  /** Canceled and rejected orders of all, from 0 to 1; null without any. */
  canceledShare: number | null;
}

/** What single days brought, by the series of revenue and orders. */
export interface DailyFigures {
  revenue: readonly FigurePoint[];
  orders: readonly FigurePoint[];
}

export function figuresOf({ revenue, orders }: DailyFigures, { from, to }: Days): DayFigures {
  const isIn = ({ t }: FigurePoint) => from <= t && t <= to;
  const days = orders.filter(isIn);
  const all = sum(days.map(({ value }) => value));
  const canceled = sum(days.map((day) => Number(day.canceled ?? 0)));
  const units = sum(revenue.filter(isIn).map(({ value }) => toUnits(value)));
  const done = all - canceled;
  return {
    orders: done,
    revenue: toDecimal(units),
    average: done === 0 ? null : toDecimal(Math.round(units / done)),
    canceledShare: all === 0 ? null : canceled / all,
  };
}

/** `value` in percent of `whole`, rounded; null where there is nothing to compare with. */
export const percentOf = (value: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((value / whole) * 100);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
