import { formatDate, formatDateTime, formatTime, formatWeekday } from '../text/formats.js';
import { addDays, localTime } from '../calendar/zoned-time.js';

export const asSoonAsPossible = 'So schnell wie möglich';

/** 'Heute, 21.11.2026', 'Morgen, 22.11.2026' or '23.11.2026'; without an appointment what that means. */
export function appointmentDateText(
  appointment: Date | null,
  branch: { readonly isAppointmentRequired: boolean },
  now: Date,
  timeZone: string,
): string {
  if (appointment === null) return branch.isAppointmentRequired ? 'Keine Angabe' : asSoonAsPossible;
  const text = formatDate(appointment, timeZone);
  const day = nearDay(appointment, now, timeZone);
  return day ? `${day}, ${text}` : text;
}

/** Within a sentence: '12:05' today, else 'morgen, 22.11.2026, 12:05' or '23.11.2026, 12:05'. */
export function appointmentTimeText(appointment: Date, now: Date, timeZone: string): string {
  const day = nearDay(appointment, now, timeZone);
  if (day === 'Heute') return formatTime(appointment, timeZone);
  const text = formatDateTime(appointment, timeZone);
  return day ? `morgen, ${text}` : text;
}

/** After 'Eingeplant für': 'heute, 18:05 Uhr', 'morgen, 23.11., 11:05 Uhr' or 'Montag, 30.11., 11:05 Uhr'. */
export function plannedText(at: Date, now: Date, timeZone: string): string {
  const time = `${formatTime(at, timeZone)} Uhr`;
  const day = nearDay(at, now, timeZone);
  if (day === 'Heute') return `heute, ${time}`;
  const isThisYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  const date = formatDate(at, timeZone).slice(0, isThisYear ? 6 : undefined);
  return `${day ? 'morgen' : formatWeekday(at, timeZone)}, ${date}, ${time}`;
}

/** 'morgen' or 'Mi., 25.11.' beside a time that is not today's; null today. */
export function otherDayText(at: Date, now: Date, timeZone: string): string | null {
  const day = nearDay(at, now, timeZone);
  if (day) return day === 'Heute' ? null : 'morgen';
  return `${formatWeekday(at, timeZone).slice(0, 2)}., ${formatDate(at, timeZone).slice(0, 6)}`;
}

/** '19:00' today, 'morgen, 19:00' or 'Mi., 25.11., 19:00' on another day. */
export function dayAndTime(at: Date, now: Date, timeZone: string): string {
  return [otherDayText(at, now, timeZone), formatTime(at, timeZone)].filter(Boolean).join(', ');
}

/** 'heute ab 12:25', 'morgen ab 10:00' or 'Mi., 25.11. ab 10:00': from when something can be had. */
export const fromWords = (at: Date, now: Date, timeZone: string): string =>
  `${otherDayText(at, now, timeZone) ?? 'heute'} ab ${formatTime(at, timeZone)}`;

const yearOf = (at: Date, timeZone: string): string => localTime(at, timeZone).date.slice(0, 4);

function nearDay(at: Date, now: Date, timeZone: string): 'Heute' | 'Morgen' | null {
  const { date } = localTime(at, timeZone);
  const { date: today } = localTime(now, timeZone);
  if (date === today) return 'Heute';
  return date === addDays(today, 1) ? 'Morgen' : null;
}
