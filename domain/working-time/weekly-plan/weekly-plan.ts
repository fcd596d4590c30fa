import {
  addDays,
  businessDate,
  type CalendarDate,
  instantAt,
  type Weekday,
  weekdayOf,
} from '../../calendar/zoned-time.js';
import { weekdayNames } from '../../text/formats.js';
import { minutesOf } from '../../opening-hours/opening-hours.js';
import type { Problem } from '../../kernel/refusal.js';
import { PAUSE_TOO_LONG } from '../record-problems.js';

/** Work that comes again every week. An end that is not after the beginning is on the next day. */
export interface WeeklyShift {
  readonly branch: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** HH:mm on the branch's clock. */
  readonly from: string;
  readonly to: string;
  readonly pauseMinutes: number;
}

/** The shifts of a week, from a day on until the next plan begins. */
export interface WeeklyPlan {
  readonly validFrom: CalendarDate;
  readonly shifts: readonly WeeklyShift[];
}

/** A shift on a day. */
export interface PlannedShift {
  readonly branch: string;
  /** The calendar day on which it begins. */
  readonly date: CalendarDate;
  /** The business day to which its work counts. */
  readonly businessDate: CalendarDate;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pauseMinutes: number;
  /** Minutes that really pass, also when clocks change, without the pause. */
  readonly plannedMinutes: number;
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const weekdayNumbers: Record<Weekday, number> = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
};

/** The shifts that begin on calendar days from `from` to `to`, both included, in order. */
export function plannedShifts(
  plans: readonly WeeklyPlan[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  timeZoneOf: (branch: string) => string,
): PlannedShift[] {
  const planned: PlannedShift[] = [];
  const inOrder = [...plans].sort(byBeginning);
  for (const [index, { validFrom, shifts }] of inOrder.entries()) {
    const begins = validFrom > from ? validFrom : from;
    const next = inOrder[index + 1]?.validFrom;
    const ends = next !== undefined && next <= to ? addDays(next, -1) : to;
    if (begins > ends) continue;
    const first = weekdayNumbers[weekdayOf(begins)];
    const ofWeek = shifts
      .map((shift) => {
        const date = addDays(begins, (shift.weekday - first + 7) % 7);
        return { shift, times: timesEveryWeek(date, ends, shift, timeZoneOf(shift.branch)) };
      })
      .sort((one, other) => startOf(one.times[0]) - startOf(other.times[0]));
    // Week by week they are in order already, which leaves little to sort.
    for (let week = 0; ofWeek.some(({ times }) => week < times.length); week++) {
      for (const { shift, times } of ofWeek) {
        const time = times[week];
        if (time) planned.push(shiftAt(time, shift));
      }
    }
  }
  return planned.sort((one, other) => startOf(one) - startOf(other));
}

const MOST_DAYS_BACK = 3 * 366;
const MOST_DAYS_AHEAD = 366;

/** Why a plan cannot hold from a day on; null if it can. Farther away a year was mistyped. */
export function validFromProblem(validFrom: CalendarDate, today: CalendarDate): Problem | null {
  const message =
    validFrom < addDays(today, -MOST_DAYS_BACK)
      ? 'Ein Plan gilt frühestens ab einem Tag vor drei Jahren.'
      : validFrom > addDays(today, MOST_DAYS_AHEAD)
        ? 'Ein Plan gilt spätestens ab einem Tag in einem Jahr.'
        : null;
  return message === null ? null : { message, field: 'validFrom' };
}

/** The plans that begin after a day, in order. */
export const plansAfter = (plans: readonly WeeklyPlan[], date: CalendarDate): WeeklyPlan[] =>
  plans.filter(({ validFrom }) => validFrom > date).sort(byBeginning);

/** The plan that holds on a day. */
export const planOn = (plans: readonly WeeklyPlan[], date: CalendarDate): WeeklyPlan | undefined =>
  plans
    .filter(({ validFrom }) => validFrom <= date)
    .sort(byBeginning)
    .at(-1);

/** For sorting plans. */
export const byBeginning = (one: WeeklyPlan, other: WeeklyPlan): number =>
  one.validFrom < other.validFrom ? -1 : 1;

const startOf = (times: Pick<ShiftTimes, 'startsAt'> | undefined): number =>
  times?.startsAt.getTime() ?? Infinity;

const shiftAt = (times: ShiftTimes, { branch, pauseMinutes }: WeeklyShift): PlannedShift => ({
  branch,
  date: times.date,
  businessDate: times.businessDate,
  startsAt: times.startsAt,
  endsAt: times.endsAt,
  pauseMinutes,
  plannedMinutes: Math.max(0, times.lengthMinutes - pauseMinutes),
});

type ShiftTimes = Pick<PlannedShift, 'date' | 'businessDate' | 'startsAt' | 'endsAt'> & {
  readonly lengthMinutes: number;
};

const MOST_KNOWN_TIMES = 1_000;
const knownTimes = new Map<string, readonly ShiftTimes[]>();

/**
 * On `first` and every seventh day after it, up to `last`. Worked out once for all who work at the same time: statistics over years
 * ask for every shift of a team.
 */
function timesEveryWeek(
  first: CalendarDate,
  last: CalendarDate,
  shift: WeeklyShift,
  timeZone: string,
): readonly ShiftTimes[] {
  const key = `${first} ${last} ${shift.from} ${shift.to} ${timeZone}`;
  const known = knownTimes.get(key);
  if (known) return known;
  const [start, end] = [minutesOf(shift.from), endMinutesOf(shift)];
  const times: ShiftTimes[] = [];
  for (let date = first; date <= last; date = addDays(date, 7)) {
    const [startsAt, endsAt] = [instantAt(date, start, timeZone), instantAt(date, end, timeZone)];
    const lengthMinutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
    times.push({ date, businessDate: businessDate(startsAt, timeZone), startsAt, endsAt, lengthMinutes });
  }
  if (knownTimes.size >= MOST_KNOWN_TIMES) knownTimes.clear();
  knownTimes.set(key, times);
  return times;
}

/** Minutes since the midnight a shift begins after, past 1440 if it ends on the next day. */
export const endMinutesOf = ({ from, to }: Pick<WeeklyShift, 'from' | 'to'>): number =>
  minutesOf(to) + (minutesOf(to) <= minutesOf(from) ? DAY_MINUTES : 0);

/** Problems of the shifts of a week, beyond the schema of their fields. */
export function* weeklyPlanProblems(shifts: readonly WeeklyShift[]): Generator<Problem> {
  for (const [index, shift] of shifts.entries()) {
    const { start, end } = spanOf(shift);
    if (shift.from === shift.to) {
      yield { message: 'Der Dienst endet, wann er beginnt.', field: `shifts.${index}.to` };
    }
    if (shift.pauseMinutes >= end - start) {
      yield { message: PAUSE_TOO_LONG, field: `shifts.${index}.pauseMinutes` };
    }
    const other = shifts.slice(0, index).find((earlier) => overlap(earlier, shift));
    if (other) {
      const when = `${weekdayNames[other.weekday - 1]} ${other.from}–${other.to}`;
      const message = `Dieser Dienst überschneidet sich mit dem am ${when}.`;
      yield { message, field: `shifts.${index}.from` };
    }
  }
}

const spanOf = (shift: WeeklyShift) => {
  const midnight = (shift.weekday - 1) * DAY_MINUTES;
  return { start: midnight + minutesOf(shift.from), end: midnight + endMinutesOf(shift) };
};

/** Sunday night reaches into Monday. */
function overlap(one: WeeklyShift, other: WeeklyShift): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return [-WEEK_MINUTES, 0, WEEK_MINUTES].some((weeks) => a.start < b.end + weeks && b.start + weeks < a.end);
}
