import {
  formatBalance,
  formatDate,
  formatDuration,
  formatTime,
  formatWeekday,
} from '@bestellwerk/domain/text/formats';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { clockChangeMinutes } from '@bestellwerk/domain/working-time/worked-minutes';
import { stateSince } from './activity-state.js';

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** 'Fr, 20.11.2026' for a calendar day. */
export const dayWords = (date: string): string =>
  `${formatWeekday(noon(date), 'UTC').slice(0, 2)}, ${formatDate(noon(date), 'UTC')}`;

/** 'Fr, 20.11.' for a calendar day where the year is known. */
export const shortDayWords = (date: string): string => dayWords(date).slice(0, -4);

/** 'Freitag, 20.11.2026' for a calendar day. */
export const longDayWords = (date: string): string =>
  `${formatWeekday(noon(date), 'UTC')}, ${formatDate(noon(date), 'UTC')}`;

const LONG_MS = 12 * 60 * 60_000;

/**
 * '08:02–16:30', '08:02–…' on the clock of the place, and '01:00–04:00 (Zeitumstellung +1 h)' where it was changed meanwhile. Of more
 * than half a day nobody would guess that it ends on the next one: '09:53–08:00 am nächsten Tag'.
 */
export function spanWords(from: string, to: string | null, timeZone: string): string {
  if (to === null) return `${formatTime(new Date(from), timeZone)}–…`;
  const [begin, end] = [new Date(from), new Date(to)];
  const change = clockChangeWords(begin, end, timeZone);
  const isNextDay = localTime(begin, timeZone).date !== localTime(end, timeZone).date;
  const day = isNextDay && end.getTime() - begin.getTime() > LONG_MS ? ' am nächsten Tag' : '';
  return `${formatTime(begin, timeZone)}–${formatTime(end, timeZone)}${day}${change && ` (${change})`}`;
}

/** 'Zeitumstellung +1 h': by how much a time is longer than its clock times; '' as a rule. */
export function clockChangeWords(from: Date, to: Date, timeZone: string): string {
  const minutes = clockChangeMinutes(from, to, timeZone);
  return minutes === 0 ? '' : `Zeitumstellung ${formatBalance(minutes)}`;
}

/** The calendar day on which it began, on the clock of the place: before 04:00 that is not its business day. */
export const startDay = ({ startedAt, timeZone }: WorkingActivity): string =>
  localTime(new Date(startedAt), timeZone).date;

/** 'Nicht im Dienst', 'Im Dienst seit 08:02', 'In Pause seit 12:00', with the calendar day unless it is that of `now`. */
export function stateWords(activity: WorkingActivity | null, now: Date): string {
  if (activity === null) return 'Nicht im Dienst';
  const { timeZone, status } = activity;
  const since = new Date(stateSince(activity));
  const { date } = localTime(since, timeZone);
  const day = date === localTime(now, timeZone).date ? '' : `${dayWords(date)}, `;
  return `${status === 'paused' ? 'In Pause' : 'Im Dienst'} seit ${day}${formatTime(since, timeZone)}`;
}

/** The balance of a day that goes on. What is left of its plan is no debt yet, be it in the morning before a shift in the evening. */
export const todaysBalance = (minutes: number): { name: string; value: string } =>
  minutes < 0
    ? { name: 'Heute noch offen', value: formatDuration(-minutes) }
    : { name: 'Saldo heute (laufend)', value: formatBalance(minutes) };
