import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { unitStart, type DayUnit } from '@bestellwerk/domain/calendar/day-units';
import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';

const counts = ['orders', 'canceledOrders'] as const;
const amounts = ['canceledGross', 'gross', 'net', 'tax'] as const;

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
