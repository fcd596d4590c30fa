import { addMonths, dayInMonth, mondayOf, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';

/** The day that a key moves to in a month grid; null for other keys. */
export function dayAfterKey(key: string, date: CalendarDate): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return mondayOf(date);
    case 'End':
      return addDays(mondayOf(date), 6);
    case 'PageUp':
      return dayInMonth(date, addMonths(monthOf(date), -1));
    case 'PageDown':
      return dayInMonth(date, addMonths(monthOf(date), 1));
    default:
      return null;
  }
}
