import { minutesOf } from '@bestellwerk/domain/rules/day-slots';
import type { WeeklyShift } from '@bestellwerk/domain/rules/weekly-plan';
import { askForClockTime, isClockTime } from '../../shared/forms/clock-time.js';

export const weekdayNames = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const;

const MINUTES_A_DAY = 24 * 60;

/** Planned minutes of a shift without its pause; an end before the start is on the next day. */
export function plannedMinutes({ from, to, pauseMinutes }: WeeklyShift): number {
  if (!isClockTime(from) || !isClockTime(to)) return 0;
  const length = minutesOf(to) - minutesOf(from);
  return Math.max(0, (length <= 0 ? length + MINUTES_A_DAY : length) - pauseMinutes);
}

export const weekMinutes = (shifts: readonly WeeklyShift[]): number =>
  shifts.reduce((sum, shift) => sum + plannedMinutes(shift), 0);

/** What is missing or no time of day, by the path the server would name. */
export function missingIn(shifts: readonly WeeklyShift[]): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {};
  for (const [index, { from, to }] of shifts.entries()) {
    if (!isClockTime(from)) problems[`shifts.${index}.from`] = askForClockTime;
    if (!isClockTime(to)) problems[`shifts.${index}.to`] = askForClockTime;
  }
  return problems;
}
