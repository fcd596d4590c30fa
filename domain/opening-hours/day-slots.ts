import { weekdayOf, type CalendarDate, type Weekday } from '../calendar/zoned-time.js';

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
