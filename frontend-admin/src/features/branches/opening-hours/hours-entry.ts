import { formatWeekday } from '@bestellwerk/domain/text/formats';
import { type PlanSlot, weekInOrder } from '@bestellwerk/domain/opening-hours/hours-plan';
import { addDays, type Weekday } from '@bestellwerk/domain/calendar/zoned-time';
import { clockTimeFrom, isClockTime } from '@bestellwerk/domain/calendar/typed-date';
import { openingHoursEntrySchema } from '@bestellwerk/domain/records/definitions/opening-hours.schema';
import type { HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';

const aMonday = '2024-01-01';

/** 'Montag' … */
export const weekdayWords = Object.fromEntries(
  weekInOrder.map((day, index) => [day, formatWeekday(new Date(addDays(aMonday, index)), 'UTC')]),
) as Readonly<Record<Weekday, string>>;

const MIDNIGHT = '24:00';

/** Typed text as 'HH:mm' if it is a time, else unchanged. */
export const beginFrom = (typed: string): string => clockTimeFrom(typed) ?? typed;

/** As `beginFrom`; an end can be midnight at the end of the day. */
export const endFrom = (typed: string): string =>
  /^24(\s*[:.]?\s*00?)?(\s*uhr)?$/i.test(typed.trim()) ? MIDNIGHT : beginFrom(typed);

export const isBegin = isClockTime;
export const isEnd = (text: string): boolean => text === MIDNIGHT || isClockTime(text);

/** What a person might not expect of a slot. */
export function slotRemark({ from, to }: PlanSlot): string | null {
  if (!isComplete({ from, to }) || to > from) return null;
  return from === to ? '24 Stunden lang' : 'bis zum nächsten Tag';
}

/** The complete slots before one on the same day. */
export const completeBefore = (slots: readonly PlanSlot[], index: number): PlanSlot[] =>
  slots.slice(0, index).filter(isComplete);

export const isComplete = ({ from, to }: PlanSlot): boolean => isBegin(from) && isEnd(to);

/** The complete entries; one that is still being typed is ignored. */
export const wholeEntries = (entries: unknown): HoursEntry[] =>
  Array.isArray(entries)
    ? entries.flatMap((entry) => openingHoursEntrySchema.safeParse(entry).data ?? [])
    : [];
