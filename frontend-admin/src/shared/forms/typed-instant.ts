import { minutesOf } from '@bestellwerk/domain/opening-hours/opening-hours';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { isCalendarDate, isClockTime } from '@bestellwerk/domain/calendar/typed-date';
import {
  addDays,
  type CalendarDate,
  instantAt,
  LAST_DAY,
  localTime,
} from '@bestellwerk/domain/calendar/zoned-time';

/** The values of a day and a time input: 'YYYY-MM-DD' and 'HH:mm', or the typed text if it is invalid. */
export interface TypedInstant {
  readonly day: string;
  readonly time: string;
}

const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T.*Z$/.test(value) && !isNaN(Date.parse(value));

/** The input values of an instant, or of the invalid text stored instead. */
export function typedInstantOf(value: string | null, timeZone: string): TypedInstant {
  if (value === null) return { day: '', time: '' };
  if (isInstant(value)) {
    const at = new Date(value);
    return { day: localTime(at, timeZone).date, time: formatTime(at, timeZone) };
  }
  const space = value.lastIndexOf(' ');
  return { day: value.slice(0, Math.max(space, 0)), time: value.slice(space + 1) };
}

/** An instant; null where both are empty, and a text that no schema takes where there is no day or no time. */
export function instantOf({ day, time }: TypedInstant, timeZone: string): string | null {
  if (day === '' && time === '') return null;
  if (isCalendarDate(day) && (time === '' || isClockTime(time))) {
    return instantAt(day, minutesOf(time || '00:00'), timeZone).toISOString();
  }
  return `${day} ${time.replace(/\s/g, '')}`;
}

/** The day that an instant ends, if it is a midnight: an end on that day without a time is this instant. */
export function dayEndingAt(instant: string, timeZone: string): CalendarDate | null {
  const { date, minutes } = localTime(new Date(instant), timeZone);
  return minutes === 0 ? addDays(date, -1) : null;
}

/** The input values of an end; of the end of a day only the day. */
export function typedEndOf(value: string | null, timeZone: string): TypedInstant {
  const day = value !== null && isInstant(value) ? dayEndingAt(value, timeZone) : null;
  return day === null ? typedInstantOf(value, timeZone) : { day, time: '' };
}

/** An end as `instantOf`, but of a day without a time the end of that day. */
export const endOf = ({ day, time }: TypedInstant, timeZone: string): string | null =>
  instantOf(
    isCalendarDate(day) && day <= LAST_DAY && time === '' ? { day: addDays(day, 1), time } : { day, time },
    timeZone,
  );
