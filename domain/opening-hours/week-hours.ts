import { addDays } from '../calendar/zoned-time.js';
import { daySlots, type HoursEntry } from './opening-hours.js';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Any week is like every other, as entries for single dates are left out. */
const ANY_SUNDAY = '2026-01-04';

/** Whether a branch is usually open for at least a part of an hour; weekdays from Monday, 1. Undefined if it has no usual hours. */
export function weekHours(
  entries: readonly HoursEntry[],
): ((weekday: number, hour: number) => boolean) | undefined {
  const usual = entries.filter(({ type }) => type !== 'once');
  if (usual.length === 0) return undefined;
  return (weekday, hour) => {
    const day = addDays(ANY_SUNDAY, weekday);
    // What begins on the day before may reach beyond midnight.
    const slots = [
      ...daySlots(usual, day),
      ...daySlots(usual, addDays(day, -1)).map(({ from, to }) => ({ from: from - DAY, to: to - DAY })),
    ];
    return slots.some(({ from, to }) => from < (hour + 1) * HOUR && to > hour * HOUR);
  };
}
