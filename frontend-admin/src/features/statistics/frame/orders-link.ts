import { addMonths, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays, businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import type { Days } from '../../../shared/days/days.js';

interface Which {
  /** The one that was chosen for the back office if left out. */
  branch?: string;
  mode?: string;
}

/** The list of the orders behind a figure. */
export const ordersHref = ({ from, to }: Days, which: Which = {}): string =>
  `/orders?${new URLSearchParams({ from, to, ...which })}`;

/** The days of a bucket, without those that are outside of the range that is shown. */
export function daysOfBucket(t: string, per: Granularity, range: Days, timeZone: string): Days {
  if (per === 'hour') {
    const day = businessDate(new Date(t), timeZone);
    return { from: day, to: day };
  }
  const last = lastOf(t, per);
  return { from: t < range.from ? range.from : t, to: last > range.to ? range.to : last };
}

function lastOf(t: string, per: Exclude<Granularity, 'hour'>): string {
  if (per === 'day') return t;
  return per === 'week' ? addDays(t, 6) : addDays(`${addMonths(monthOf(t), 1)}-01`, -1);
}
