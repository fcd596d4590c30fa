import { formatDate, formatTime, formatWeekday } from '@bestellwerk/domain/rules/formats';
import type { WorkingActivity, WorkingSchedule } from '@bestellwerk/domain/views/working-time.schema';

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** 'Fr, 20.11.2026' */
export const dayWords = (date: string): string =>
  `${formatWeekday(noon(date), 'UTC').slice(0, 2)}, ${formatDate(noon(date), 'UTC')}`;

/** 'Freitag, 20.11.2026' */
export const longDayWords = (date: string): string =>
  `${formatWeekday(noon(date), 'UTC')}, ${formatDate(noon(date), 'UTC')}`;

/** Where a shift has no time zone of its own, the terminal's place counts. */
export const placeTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '08:02–16:30', '08:02–…' */
export const spanWords = (from: string, to: string | null, timeZone: string): string =>
  `${formatTime(new Date(from), timeZone)}–${to === null ? '…' : formatTime(new Date(to), timeZone)}`;

/** 'Nicht im Dienst', 'Im Dienst seit 08:02', 'In Pause seit 12:00'; with the day unless it is today. */
export function stateWords(activity: WorkingActivity | null, today: string): string {
  if (activity === null) return 'Nicht im Dienst';
  const pausedAt = activity.pauses.find(({ to }) => to === null)?.from;
  const isPaused = activity.status === 'paused' && pausedAt !== undefined;
  const since = formatTime(new Date(isPaused ? pausedAt : activity.startedAt), activity.timeZone);
  const day = activity.businessDate === today ? '' : `${dayWords(activity.businessDate)}, `;
  return `${isPaused ? 'In Pause' : 'Im Dienst'} seit ${day}${since}`;
}

/** '08:00–16:30 Uhr', several shifts one after the other. */
export const shiftWords = (shifts: readonly WorkingSchedule[], timeZone: string): string =>
  shifts.length === 0
    ? 'Heute ist kein Dienst geplant.'
    : `Heute geplant: ${shifts.map(({ startsAt, endsAt }) => spanWords(startsAt, endsAt, timeZone)).join(' und ')} Uhr`;
