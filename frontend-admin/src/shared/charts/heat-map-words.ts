import { localTime, weekdayOf } from '@bestellwerk/domain/calendar/zoned-time';
import { weekInOrder } from '@bestellwerk/domain/opening-hours/hours-plan';
import { weekdayNames } from '@bestellwerk/domain/text/formats';

export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** 'Montag' for 1. */
export const weekdayWords = (weekday: number): string => weekdayNames[weekday - 1] ?? '';

/** '18 bis 19 Uhr' */
export const hourWords = (hour: number): string => `${hour} bis ${hour + 1}\u00a0Uhr`;

/** An hour of the week as one word, to compare and to look up. */
export const placeOf = (weekday: number, hour: number): string => `${weekday} ${hour}`;

/** The hour of the week that an instant lies in, on the clock of a time zone. */
export function placeAt(instant: number, timeZone: string): string {
  const { date, minutes } = localTime(new Date(instant), timeZone);
  return placeOf(weekInOrder.indexOf(weekdayOf(date)) + 1, Math.floor(minutes / 60));
}
