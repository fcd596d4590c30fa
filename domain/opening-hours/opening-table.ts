import { mondayOf } from '../calendar/calendar-month.js';
import type { HoursEntry } from './day-slots.js';
import { formatTime, formatWeekday } from '../text/formats.js';
import type { BranchHours } from './open-state.js';
import { slotsBetween } from './opening-hours.js';
import { addDays, localTime, type CalendarDate } from '../calendar/zoned-time.js';

export interface OpeningTableRow {
  readonly date: CalendarDate;
  /** 'Montag' */
  readonly day: string;
  /** '10:00–14:00, 17:00–22:00' or 'Geschlossen'. */
  readonly hours: string;
}

/** Read as UTC, the wall clock of a plan knows no changes of the clock. */
const WALL_CLOCK = 'UTC';

/** The opening or the delivery hours of the ISO week, Monday first, that contains now at the branch. */
export function openingTable(
  branch: BranchHours,
  shown: 'openingHours' | 'deliveryHours',
  now: Date,
  timeZone: string,
): OpeningTableRow[] {
  return openingDays(branch[shown], mondayOf(localTime(now, timeZone).date), 7);
}

/** The hours of so many days from a date on. */
export const openingDays = (
  entries: readonly HoursEntry[],
  first: CalendarDate,
  count: number,
): OpeningTableRow[] =>
  Array.from({ length: count }, (_, days) => {
    const date = addDays(first, days);
    return { date, day: formatWeekday(new Date(date), WALL_CLOCK), hours: hoursOn(date, entries) };
  });

function hoursOn(date: CalendarDate, entries: readonly HoursEntry[]): string {
  const slots = slotsBetween(entries, date, date, WALL_CLOCK);
  return slots.map(({ from, to }) => `${clock(from)}–${endClock(to)}`).join(', ') || 'Geschlossen';
}

const clock = (at: Date): string => formatTime(at, WALL_CLOCK);

const endClock = (at: Date): string => (clock(at) === '00:00' ? '24:00' : clock(at));
