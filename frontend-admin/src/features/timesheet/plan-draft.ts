import { minutesOf } from '@bestellwerk/domain/opening-hours/opening-hours';
import type { WeeklyShift } from '@bestellwerk/domain/working-time/weekly-plan';
import type { EnteredNumber } from '../../shared/forms/number-entry.js';
import { askForClockTime, isClockTime } from '@bestellwerk/domain/calendar/typed-date';

/** A shift as it is typed. */
export type ShiftDraft = Omit<WeeklyShift, 'pauseMinutes'> & { pauseMinutes: EnteredNumber };

const askForMinutes = 'Bitte geben Sie eine ganze Zahl an.';
const MINUTES_A_DAY = 24 * 60;

/** Planned minutes of a shift without its pause; an end before the start is on the next day. */
export function plannedMinutes({ from, to, pauseMinutes }: ShiftDraft): number {
  if (!isClockTime(from) || !isClockTime(to)) return 0;
  const length = minutesOf(to) - minutesOf(from);
  return Math.max(0, (length <= 0 ? length + MINUTES_A_DAY : length) - minutesIn(pauseMinutes));
}

export const weekMinutes = (shifts: readonly ShiftDraft[]): number =>
  shifts.reduce((sum, shift) => sum + plannedMinutes(shift), 0);

/** No pause where nothing is entered. */
const minutesIn = (pause: EnteredNumber): number => (typeof pause === 'number' ? pause : 0);

/** The shifts of drafts without errors. */
export const shiftsOf = (drafts: readonly ShiftDraft[]): WeeklyShift[] =>
  drafts.map((draft) => ({ ...draft, pauseMinutes: minutesIn(draft.pauseMinutes) }));

/** What is missing, no time of day or no number, by the path the server would name. */
export function missingIn(shifts: readonly ShiftDraft[]): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {};
  for (const [index, { from, to, pauseMinutes }] of shifts.entries()) {
    if (!isClockTime(from)) problems[`shifts.${index}.from`] = askForClockTime;
    if (!isClockTime(to)) problems[`shifts.${index}.to`] = askForClockTime;
    if (typeof pauseMinutes === 'string') problems[`shifts.${index}.pauseMinutes`] = askForMinutes;
  }
  return problems;
}
