import { addDays, instantAt, localTime, type CalendarDate } from './zoned-time.js';

const DAY_ENDS_AT = 4 * 60;

/** The business day an instant belongs to: it ends at 04:00 on the branch's clock. */
export function businessDate(at: Date, timeZone: string): CalendarDate {
  const { date, minutes } = localTime(at, timeZone);
  return minutes < DAY_ENDS_AT ? addDays(date, -1) : date;
}

/** When a business day begins. */
export const businessDayBegins = (day: CalendarDate, timeZone: string): Date =>
  instantAt(day, DAY_ENDS_AT, timeZone);
