import { addDays, instantAt, localTime } from '../calendar/zoned-time.js';

/** How long before it is wanted a product must be ordered. */
export interface LeadTime {
  readonly isLeadTimeEnabled: boolean;
  readonly leadTimeType: 'minutes' | 'hours' | 'days' | 'weeks' | null;
  readonly leadTimeValue: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When products ordered now can be had at the earliest: the lead time that leads to the latest instant counts. */
export const earliestStart = (products: readonly LeadTime[], now: Date, timeZone: string): Date =>
  products
    .map((product) => startOf(product, now, timeZone))
    .reduce((latest, start) => (start > latest ? start : latest), now);

/** The same time of day some days later; a part of a day is elapsed time. */
export function daysLater(at: Date, days: number, timeZone: string): Date {
  const { date, minutes } = localTime(at, timeZone);
  const wholeDays = Math.floor(days);
  const sameTime = instantAt(addDays(date, wholeDays), minutes, timeZone);
  return new Date(sameTime.getTime() + (at.getTime() % MINUTE) + (days - wholeDays) * DAY);
}

function startOf({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime, now: Date, timeZone: string) {
  const value = isLeadTimeEnabled ? (leadTimeValue ?? 0) : 0;
  switch (leadTimeType) {
    case null:
      return now;
    case 'minutes':
      return new Date(now.getTime() + value * MINUTE);
    case 'hours':
      return new Date(now.getTime() + value * HOUR);
    case 'days':
      return daysLater(now, value, timeZone);
    case 'weeks':
      return daysLater(now, value * 7, timeZone);
    default:
      return leadTimeType satisfies never;
  }
}
