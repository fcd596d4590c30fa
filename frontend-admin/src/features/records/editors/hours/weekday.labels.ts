import { formatWeekday } from '@bestellwerk/domain/rules/formats';
import { weekInOrder } from '@bestellwerk/domain/rules/hours-plan';
import { addDays, type Weekday } from '@bestellwerk/domain/rules/zoned-time';

const aMonday = '2024-01-01';

/** 'Montag' … */
export const weekdayWords = Object.fromEntries(
  weekInOrder.map((day, index) => [day, formatWeekday(new Date(addDays(aMonday, index)), 'UTC')]),
) as Readonly<Record<Weekday, string>>;
