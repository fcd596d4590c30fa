import { formatDate } from './formats.js';
import { addDays, localTime } from './zoned-time.js';

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
  const { date } = localTime(appointment, timeZone);
  const { date: today } = localTime(now, timeZone);
  if (date === today) return `Heute, ${text}`;
  return date === addDays(today, 1) ? `Morgen, ${text}` : text;
}
