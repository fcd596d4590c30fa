import { formatWeekday } from '@bestellwerk/domain/text/formats';
import { weekInOrder } from '@bestellwerk/domain/opening-hours/hours-plan';
import { addDays, type Weekday } from '@bestellwerk/domain/calendar/zoned-time';

const aMonday = '2024-01-01';

/** 'Montag' … */
export const weekdayWords = Object.fromEntries(
  weekInOrder.map((day, index) => [day, formatWeekday(new Date(addDays(aMonday, index)), 'UTC')]),
) as Readonly<Record<Weekday, string>>;
