import {
  addDays,
  type CalendarDate,
  instantAt,
  localTime,
  type Weekday,
  weekdayOf,
} from '../calendar/zoned-time.js';

/** A stretch of time: from is inside, to is not. */
export interface Slot {
  readonly from: Date;
  readonly to: Date;
}

/** Hours longer than this without a gap count as never closing. */
const NEVER_CLOSES_AFTER_DAYS = 8;
const SEARCH_DAYS = 180;
/** So many days are looked at together. */
const SEARCH_STRETCH_DAYS = 7;
const SEARCH_STEP = 15 * 60_000;
const SEARCH_STEPS = (SEARCH_DAYS * 24 * 60 * 60_000) / SEARCH_STEP;

/** The slots around a stretch of days, in order; touching and overlapping ones are one. */
export function slotsBetween(
  entries: readonly HoursEntry[],
  first: CalendarDate,
  last: CalendarDate,
  timeZone: string,
): Slot[] {
  const slots: Slot[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    for (const { from, to } of daySlots(entries, date)) {
      slots.push({ from: instantAt(date, from, timeZone), to: instantAt(date, to, timeZone) });
    }
  }
  return joined(slots);
}

/** The slot that covers an instant. `to` is null where no closing is in sight. */
export function currentSlot(
  entries: readonly HoursEntry[],
  at: Date,
  timeZone: string,
): { from: Date; to: Date | null } | null {
  const { date } = localTime(at, timeZone);
  const near = slotsBetween(entries, addDays(date, -1), addDays(date, 1), timeZone).find((one) =>
    covers(one, at),
  );
  if (!near) return null;
  const slot = whole(near, entries, date, timeZone);
  const isEndless = localTime(slot.to, timeZone).date > addDays(date, NEVER_CLOSES_AFTER_DAYS);
  return isEndless ? { from: slot.from, to: null } : slot;
}

/** Whether the hours cover an instant. */
export function isOpenAt(entries: readonly HoursEntry[], at: Date, timeZone: string): boolean {
  const { date } = localTime(at, timeZone);
  return slotsBetween(entries, addDays(date, -1), date, timeZone).some((slot) => covers(slot, at));
}

/**
 * The next slot that begins after an instant, as a search from there in steps of 15 minutes up to 180 days
 * ahead finds it; null if there is none.
 */
export function nextSlot(entries: readonly HoursEntry[], at: Date, timeZone: string): Slot | null {
  const { date: today } = localTime(at, timeZone);
  for (let days = 0; days <= SEARCH_DAYS + 1; days += SEARCH_STRETCH_DAYS) {
    const [first, after] = [addDays(today, days), addDays(today, days + SEARCH_STRETCH_DAYS)];
    const next = slotsBetween(entries, addDays(first, -1), after, timeZone).find((slot) => {
      const begins = localTime(slot.from, timeZone).date;
      return slot.from > at && first <= begins && begins < after && isMet(slot, at);
    });
    if (next) return whole(next, entries, localTime(next.from, timeZone).date, timeZone);
  }
  return null;
}

export const covers = (slot: Slot, at: Date): boolean => slot.from <= at && at < slot.to;

function isMet({ from, to }: Slot, searchedFrom: Date): boolean {
  const steps = Math.ceil((from.getTime() - searchedFrom.getTime()) / SEARCH_STEP);
  return steps <= SEARCH_STEPS && searchedFrom.getTime() + steps * SEARCH_STEP < to.getTime();
}

/** A slot that was found among those of a date, the day before and the day after, with what goes on beyond. */
function whole(slot: Slot, entries: readonly HoursEntry[], date: CalendarDate, timeZone: string): Slot {
  const [begins, ends] = [localTime(slot.from, timeZone).date, localTime(slot.to, timeZone).date];
  if (begins >= date && ends <= addDays(date, 1)) return slot;
  const [first, last] = [addDays(date, -NEVER_CLOSES_AFTER_DAYS), addDays(date, NEVER_CLOSES_AFTER_DAYS)];
  const around = slotsBetween(entries, first, last, timeZone);
  return around.find(({ from, to }) => from <= slot.from && slot.to <= to) ?? slot;
}

function joined(slots: readonly Slot[]): Slot[] {
  const result: Slot[] = [];
  for (const slot of slots.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = result.at(-1);
    if (!last || slot.from > last.to) result.push(slot);
    else if (slot.to > last.to) result[result.length - 1] = { from: last.from, to: slot.to };
  }
  return result;
}

/** 'HH:mm' times of the branch's clock; null is the start or the end of the day. */
export interface HoursEntry {
  readonly type: 'once' | 'daily' | Weekday;
  /** For 'once'. */
  readonly date: CalendarDate | null;
  readonly isClosed: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

/** Minutes since the midnight a day begins with; an end past 1440 is on the next day. */
export interface DaySlot {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60;

/** The slots that begin on a day: entries in list order, a closed one empties the day, an open one adds. */
export function daySlots(entries: readonly HoursEntry[], date: CalendarDate): DaySlot[] {
  let slots: DaySlot[] = [];
  for (const entry of entries) {
    if (!concerns(entry, date)) continue;
    slots = entry.isClosed ? [] : [...slots, slotOf(entry)];
  }
  return slots.sort((one, other) => one.from - other.from);
}

function concerns({ type, date: onceOn }: HoursEntry, date: CalendarDate): boolean {
  if (type === 'once') return onceOn === date;
  return type === 'daily' || type === weekdayOf(date);
}

export function slotOf(entry: Pick<HoursEntry, 'from' | 'to'>): DaySlot {
  const from = minutesOf(entry.from ?? '00:00');
  const to = minutesOf(entry.to ?? '24:00');
  return { from, to: to <= from ? to + DAY : to };
}

/** Minutes since midnight of 'HH:mm'. */
export function minutesOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours * 60 + minutes;
}
