import { type CalendarDate, type Weekday, weekdays } from '../calendar/zoned-time.js';
import { type HoursEntry, slotOf } from './opening-hours.js';
import { isCalendarDate } from '../calendar/typed-date.js';

/** A stretch of a day's hours as it was typed; an end that is not after the beginning is on the next day. */
export interface PlanSlot {
  readonly from: string;
  readonly to: string;
}

/** Hours of one date that differ from its weekday: instead of them, in addition, or none. */
export interface HoursException {
  readonly date: CalendarDate;
  readonly kind: 'closed' | 'instead' | 'additional';
  readonly slots: readonly PlanSlot[];
}

/** Hours as people think of them: a week, and days on which it is otherwise. */
export interface HoursPlan {
  /** A day without slots is closed. */
  readonly week: Readonly<Record<Weekday, readonly PlanSlot[]>>;
  readonly exceptions: readonly HoursException[];
}

/** Monday first. */
export const weekInOrder: readonly Weekday[] = [...weekdays.slice(1), 'sunday'];

/** From so many days with the same hours on, these become a daily entry, and the other days get their own. */
const MOST_DAYS = 4;

/** Entries as a week with exceptions; null where their order cannot be expressed that way. */
export function planOf(entries: readonly HoursEntry[]): HoursPlan | null {
  const firstOnce = entries.findIndex(({ type }) => type === 'once');
  const single = firstOnce < 0 ? [] : entries.slice(firstOnce);
  if (single.some(({ type, date }) => type !== 'once' || date === null || !isCalendarDate(date))) return null;
  const onDay = (day: Weekday) => entries.filter(({ type }) => type === 'daily' || type === day);
  const dates = [...new Set(single.map(({ date }) => date as CalendarDate))];
  return {
    week: weekOf((day) => slotsAfter(onDay(day))),
    exceptions: dates.map((date) =>
      exceptionOf(
        date,
        single.filter((entry) => entry.date === date),
      ),
    ),
  };
}

/** A plan as entries: what holds on most days first, then single weekdays, then single dates. */
export function entriesOf({ week, exceptions }: HoursPlan): HoursEntry[] {
  const usual = usualSlots(week);
  return [
    ...usual.map((slot) => opened('daily', slot)),
    ...weekInOrder
      .filter((day) => !sameSlots(week[day], usual))
      .flatMap((day) => [
        ...(usual.length > 0 ? [closed(day)] : []),
        ...week[day].map((slot) => opened(day, slot)),
      ]),
    ...exceptions.flatMap(({ date, kind, slots }) => [
      ...(kind === 'additional' ? [] : [closed('once', date)]),
      ...(kind === 'closed' ? [] : slots.map((slot) => opened('once', slot, date))),
    ]),
  ];
}

export const weekOf = (slotsOf: (day: Weekday) => readonly PlanSlot[]): HoursPlan['week'] =>
  Object.fromEntries(weekInOrder.map((day) => [day, slotsOf(day)])) as HoursPlan['week'];

/** The slots that are left when a closed entry empties and an open one adds. */
const slotsAfter = (entries: readonly HoursEntry[]): PlanSlot[] =>
  entries
    .slice(entries.findLastIndex(({ isClosed }) => isClosed) + 1)
    .map(({ from, to }) => ({ from: from ?? '00:00', to: to ?? '24:00' }));

function exceptionOf(date: CalendarDate, entries: readonly HoursEntry[]): HoursException {
  const slots = slotsAfter(entries);
  if (!entries.some(({ isClosed }) => isClosed)) return { date, kind: 'additional', slots };
  return { date, kind: slots.length === 0 ? 'closed' : 'instead', slots };
}

function usualSlots(week: HoursPlan['week']): readonly PlanSlot[] {
  const isUsual = (slots: readonly PlanSlot[]) =>
    weekInOrder.filter((day) => sameSlots(week[day], slots)).length >= MOST_DAYS;
  return weekInOrder.map((day) => week[day]).find(isUsual) ?? [];
}

const sameSlots = (one: readonly PlanSlot[], other: readonly PlanSlot[]): boolean =>
  one.length === other.length &&
  one.every(({ from, to }, index) => from === other[index]?.from && to === other[index]?.to);

const opened = (type: HoursEntry['type'], slot: PlanSlot, date: CalendarDate | null = null): HoursEntry => ({
  type,
  date,
  isClosed: false,
  ...slot,
});

const closed = (type: HoursEntry['type'], date: CalendarDate | null = null): HoursEntry => ({
  type,
  date,
  isClosed: true,
  from: null,
  to: null,
});

/** A break shorter than this is taken for a slip. */
const SHORTEST_BREAK_MINUTES = 15;

/**
 * What may not have been meant by a slot as it was typed: that it overlaps another one of the same day, or hardly leaves a break. It is
 * no error: the shop joins such slots. `others` were there before it; slots without two times must be left out.
 */
export function slotWarning(slot: PlanSlot, others: readonly PlanSlot[]): string | null {
  const own = slotOf(slot);
  for (const other of others) {
    const known = slotOf(other);
    const gap = Math.max(own.from, known.from) - Math.min(own.to, known.to);
    const name = `${other.from}–${other.to}`;
    if (gap < 0) return `Überschneidet sich mit ${name}. Zusammen: ${joined(slot, other)}.`;
    if (gap === 0) return `Ohne Pause zu ${name}. Zusammen: ${joined(slot, other)}.`;
    if (gap < SHORTEST_BREAK_MINUTES) {
      return `Nur ${gap} ${gap === 1 ? 'Minute' : 'Minuten'} Pause zu ${name}.`;
    }
  }
  return null;
}

function joined(one: PlanSlot, other: PlanSlot): string {
  const first = slotOf(one).from <= slotOf(other).from ? one : other;
  const last = slotOf(one).to >= slotOf(other).to ? one : other;
  return `${first.from}–${last.to}`;
}
