import {
  addDays,
  businessDate,
  type CalendarDate,
  instantAt,
  type Weekday,
  weekdayOf,
} from '../calendar/zoned-time.js';
import { minutesOf } from '../opening-hours/opening-hours.js';
import type { Problem } from '../kernel/refusal.js';

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
    for (const shift of shifts) {
      const onDay = shiftOn(shift, timeZoneOf(shift.branch));
      let date = addDays(begins, (shift.weekday - first + 7) % 7);
      for (; date <= ends; date = addDays(date, 7)) planned.push(onDay(date));
    }
  }
  return planned.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The plan that holds on a day. */
export const planOn = (plans: readonly WeeklyPlan[], date: CalendarDate): WeeklyPlan | undefined =>
  plans
    .filter(({ validFrom }) => validFrom <= date)
    .sort(byBeginning)
    .at(-1);

const byBeginning = (one: WeeklyPlan, other: WeeklyPlan): number =>
  one.validFrom < other.validFrom ? -1 : 1;

function shiftOn(shift: WeeklyShift, timeZone: string): (date: CalendarDate) => PlannedShift {
  const { branch, pauseMinutes } = shift;
  const timesOn = shiftTimes(minutesOf(shift.from), endMinutesOf(shift), timeZone);
  return (date) => {
    const times = timesOn(date);
    return {
      branch,
      date,
      businessDate: times.businessDate,
      startsAt: times.startsAt,
      endsAt: times.endsAt,
      pauseMinutes,
      plannedMinutes: Math.max(0, times.lengthMinutes - pauseMinutes),
    };
  };
}

type ShiftTimes = Pick<PlannedShift, 'businessDate' | 'startsAt' | 'endsAt'> & {
  readonly lengthMinutes: number;
};

/** The days of three years, for the times at which shifts of ten kinds begin and end. */
const MOST_KNOWN_TIMES = 10_000;
const knownTimes = new Map<string, ShiftTimes>();

/** Looked up once for all who work at the same time: statistics over years ask for every shift of a team. */
function shiftTimes(start: number, end: number, timeZone: string): (date: CalendarDate) => ShiftTimes {
  const kind = ` ${start} ${end} ${timeZone}`;
  return (date) => {
    const key = date + kind;
    let times = knownTimes.get(key);
    if (times === undefined) {
      const [startsAt, endsAt] = [instantAt(date, start, timeZone), instantAt(date, end, timeZone)];
      const lengthMinutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
      times = { businessDate: businessDate(startsAt, timeZone), startsAt, endsAt, lengthMinutes };
      if (knownTimes.size >= MOST_KNOWN_TIMES) knownTimes.clear();
      knownTimes.set(key, times);
    }
    return times;
  };
}

/** Minutes since the midnight a shift begins after, past 1440 if it ends on the next day. */
export const endMinutesOf = ({ from, to }: Pick<WeeklyShift, 'from' | 'to'>): number =>
  minutesOf(to) + (minutesOf(to) <= minutesOf(from) ? DAY_MINUTES : 0);

/** Problems of the shifts of a week, beyond the schema of their fields. */
export function* weeklyPlanProblems(shifts: readonly WeeklyShift[]): Generator<Problem> {
  for (const [index, shift] of shifts.entries()) {
    const { start, end } = spanOf(shift);
    if (shift.pauseMinutes >= end - start) {
      yield { message: 'Die Pause muss kürzer als die Schicht sein.', field: `shifts.${index}.pauseMinutes` };
    }
    if (shifts.slice(0, index).some((earlier) => overlap(earlier, shift))) {
      yield { message: 'Diese Schicht überschneidet sich mit einer anderen.', field: `shifts.${index}.from` };
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
