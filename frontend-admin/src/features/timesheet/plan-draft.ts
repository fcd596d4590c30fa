import { minutesOf } from '@bestellwerk/domain/opening-hours/opening-hours';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import { formatDuration, weekdayNames } from '@bestellwerk/domain/text/formats';
import {
  validFromProblem,
  type WeeklyPlan,
  type WeeklyShift,
  weeklyPlanProblems,
} from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import type { EnteredNumber } from '../../shared/forms/number-entry.js';
import {
  askForClockTime,
  askForDay,
  clockTimeFrom,
  isCalendarDate,
  isClockTime,
} from '@bestellwerk/domain/calendar/typed-date';

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

/** What is missing, no time of day, no number or against the rules, by the path the server would name. */
export function missingIn(
  shifts: readonly ShiftDraft[],
  validFrom: string,
  today: string,
): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {};
  const day = isCalendarDate(validFrom) ? validFromProblem(validFrom, today)?.message : askForDay;
  if (day !== undefined) problems.validFrom = day;
  for (const [index, { from, to, pauseMinutes }] of shifts.entries()) {
    if (!isClockTime(from)) problems[`shifts.${index}.from`] = askForClockTime;
    if (!isClockTime(to)) problems[`shifts.${index}.to`] = askForClockTime;
    if (typeof pauseMinutes === 'string') problems[`shifts.${index}.pauseMinutes`] = askForMinutes;
  }
  if (Object.keys(problems).some((field) => field.startsWith('shifts.'))) return problems;
  for (const { field, message } of weeklyPlanProblems(shiftsOf(shifts))) problems[field!] ??= message;
  return problems;
}

/** What it means that a plan holds from this day on, as long as it is one; `others` are all plans, in order. */
export function beginningWords(validFrom: string, today: string, others: readonly WeeklyPlan[]): string {
  if (!isCalendarDate(validFrom)) return '';
  const replaced = others.some((plan) => plan.validFrom === validFrom);
  const next = others.find((plan) => plan.validFrom > validFrom);
  const until = [
    replaced ? ' Ersetzt den Plan, der für diesen Tag schon gespeichert ist.' : '',
    next ? ` Ab ${dayWords(next.validFrom)} gilt ein anderer Plan.` : '',
  ].join('');
  if (validFrom > today) return `Bis dahin gilt der Plan davor.${until}`;
  const past =
    validFrom === today
      ? 'Gilt für den ganzen Tag: Dienste, die heute schon begonnen haben, zählen als geplant.'
      : 'Ändert auch, was an vergangenen Tagen geplant war.';
  return past + until;
}

/**
 * 'Endet am Dienstag, 16 h': only of a shift that ends on the next day, which its times do not tell. Already while times are typed:
 * coming only when their field is left, it would move the button that is being clicked.
 */
export function nextDayWords(shift: ShiftDraft): string | null {
  const [from, to] = [clockTimeFrom(shift.from), clockTimeFrom(shift.to)];
  if (from === null || to === null || minutesOf(to) > minutesOf(from)) return null;
  const length = formatDuration(plannedMinutes({ ...shift, from, to }));
  return `Endet am ${weekdayNames[shift.weekday % 7]}, ${length} ohne Pause.`;
}

/** Whether the form of a plan shows a field that the server names. */
export const isPlanField = (field: string): boolean =>
  field === 'validFrom' || /^shifts\.\d+\.\w+$/.test(field);
