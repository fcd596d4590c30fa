import { type HoursEntry, isOpenAt, slotsBetween } from './opening-hours.js';
import { addDays, type CalendarDate, instantAt, localTime } from '../calendar/zoned-time.js';

/** Times that can be ordered for, one every five minutes: from is the first, to the last of them. */
export interface PreorderWindow {
  readonly from: Date;
  readonly to: Date;
}

/** A day of the branch's calendar and its windows, in order. */
export interface DayWindows {
  readonly date: CalendarDate;
  readonly windows: readonly PreorderWindow[];
}

/** From an instant on, until before another one. */
export interface ClosedRange {
  readonly from: Date;
  readonly to: Date;
}

/** Inputs for the times of a pre-order. */
export interface PreorderFacts {
  /** Of the mode. */
  readonly hours: readonly HoursEntry[];
  /** Of the cart. */
  readonly products: readonly LeadTime[];
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** Parts of it that take no more orders. */
  readonly full?: readonly ClosedRange[];
  /** Before it no times are taken: ordering is paused. */
  readonly pausedUntil?: Date | null;
  /** How many days ahead can be ordered for. Default 180. */
  readonly horizonDays?: number;
}

export type TimeObjection = 'past' | 'offGrid' | 'tooEarly' | 'tooLate' | 'paused' | 'closed' | 'full';

export const HORIZON_DAYS = 180;
const STEP = 5 * 60_000;

/**
 * All times that can be ordered for, on the five-minute grid: within the hours, not before now, the end of a pause
 * and the longest lead time, and up to the same time of day at the horizon. Days without one are left out.
 */
export function preorderDays(facts: PreorderFacts): DayWindows[] {
  const { hours, timeZone } = facts;
  const [earliest, latest] = [earliestOf(facts), latestOf(facts)];
  const dayBefore = addDays(localTime(earliest, timeZone).date, -1);
  const days = new Map<CalendarDate, PreorderWindow[]>();
  for (const slot of slotsBetween(hours, dayBefore, localTime(latest, timeZone).date, timeZone)) {
    const from = onGrid(Math.max(slot.from.getTime(), earliest.getTime()));
    const to = Math.min(onGrid(slot.to.getTime()) - STEP, latest.getTime());
    for (const [first, last] of withoutFull(from, to, facts.full ?? []))
      addByDay(days, first, last, timeZone);
  }
  return [...days].map(([date, windows]) => ({ date, windows }));
}

/** Every time of a window. */
export function timesOf({ from, to }: PreorderWindow): Date[] {
  const count = (to.getTime() - from.getTime()) / STEP + 1;
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * STEP));
}

/** Whether a time is one of those of `preorderDays`. */
export const isPossibleTime = (at: Date, facts: PreorderFacts): boolean => objectionTo(at, facts) === null;

/** Why a time cannot be ordered for; null if it can. */
export function objectionTo(at: Date, facts: PreorderFacts): TimeObjection | null {
  if (at < facts.now) return 'past';
  if (at.getTime() % STEP !== 0) return 'offGrid';
  if (at < leadTimeEnd(facts)) return 'tooEarly';
  if (facts.pausedUntil && at < facts.pausedUntil) return 'paused';
  if (at > latestOf(facts)) return 'tooLate';
  if (!isOpenAt(facts.hours, at, facts.timeZone)) return 'closed';
  return facts.full?.some(({ from, to }) => from <= at && at < to) ? 'full' : null;
}

/** The parts of a range of the grid, both ends included, that are not full. */
function withoutFull(from: number, to: number, full: readonly ClosedRange[]): [from: number, to: number][] {
  return full.reduce<[number, number][]>(
    (parts, range) => {
      const [begins, ends] = [onGrid(range.from.getTime()), onGrid(range.to.getTime())];
      return parts.flatMap(([first, last]): [number, number][] => {
        if (ends <= first || begins > last) return [[first, last]];
        return [
          ...(first < begins ? [[first, begins - STEP] as [number, number]] : []),
          ...(ends <= last ? [[ends, last] as [number, number]] : []),
        ];
      });
    },
    [[from, to]],
  );
}

/**
 * The first time that can be chosen after a pause of ordering: people read its end without the seconds, and choose whole
 * minutes.
 */
export const firstTimeAfter = (pausedUntil: Date): Date =>
  new Date(Math.floor(pausedUntil.getTime() / MINUTE) * MINUTE);

function earliestOf(facts: PreorderFacts): Date {
  const [{ pausedUntil }, begins] = [facts, leadTimeEnd(facts)];
  return pausedUntil && pausedUntil > begins ? pausedUntil : begins;
}

const leadTimeEnd = ({ products, now, timeZone }: PreorderFacts): Date =>
  earliestStart(products, now, timeZone);

function latestOf({ now, timeZone, horizonDays = HORIZON_DAYS }: PreorderFacts): Date {
  const end = daysLater(now, horizonDays, timeZone).getTime();
  return new Date(end - (end % STEP));
}

const onGrid = (at: number): number => Math.ceil(at / STEP) * STEP;

/** Cuts at each midnight of the branch. */
function addByDay(days: Map<CalendarDate, PreorderWindow[]>, from: number, to: number, timeZone: string) {
  for (let start = from; start <= to;) {
    const { date } = localTime(new Date(start), timeZone);
    const nextDay = instantAt(addDays(date, 1), 0, timeZone).getTime();
    const windows = days.get(date) ?? [];
    days.set(date, windows);
    addTo(windows, start, Math.min(to, nextDay - STEP));
    start = nextDay;
  }
}

/** A pause that holds no time of the grid does not part windows. */
function addTo(windows: PreorderWindow[], from: number, to: number): void {
  const last = windows.at(-1);
  const isNext = last !== undefined && last.to.getTime() + STEP === from;
  if (isNext) windows[windows.length - 1] = { from: last.from, to: new Date(to) };
  else windows.push({ from: new Date(from), to: new Date(to) });
}

/** How long before it is wanted a product must be ordered. */
export interface LeadTime {
  readonly isLeadTimeEnabled: boolean;
  readonly leadTimeType: 'minutes' | 'hours' | 'days' | 'weeks' | null;
  readonly leadTimeValue: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When products ordered now can be had at the earliest: the lead time that leads to the latest instant counts. */
export const earliestStart = (products: readonly LeadTime[], now: Date, timeZone: string): Date =>
  products
    .map((product) => startOf(product, now, timeZone))
    .reduce((latest, start) => (start > latest ? start : latest), now);

/** The same time of day some days later; a part of a day is elapsed time. */
export function daysLater(at: Date, days: number, timeZone: string): Date {
  const { date, minutes } = localTime(at, timeZone);
  const wholeDays = Math.floor(days);
  const sameTime = instantAt(addDays(date, wholeDays), minutes, timeZone);
  return new Date(sameTime.getTime() + (at.getTime() % MINUTE) + (days - wholeDays) * DAY);
}

function startOf({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime, now: Date, timeZone: string) {
  const value = isLeadTimeEnabled ? (leadTimeValue ?? 0) : 0;
  switch (leadTimeType) {
    case null:
      return now;
    case 'minutes':
      return new Date(now.getTime() + value * MINUTE);
    case 'hours':
      return new Date(now.getTime() + value * HOUR);
    case 'days':
      return daysLater(now, value, timeZone);
    case 'weeks':
      return daysLater(now, value * 7, timeZone);
    default:
      return leadTimeType satisfies never;
  }
}
