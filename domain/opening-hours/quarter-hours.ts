import { type DayWindows, timesOf } from './preorder-slots.js';

const QUARTER = 15 * 60_000;

/**
 * The first possible times on the quarter hour after an instant, at most so many, and all of the first day that has one: the
 * times that guests choose without a calendar.
 */
export function quarterHours(days: readonly DayWindows[], after: Date, most: number): Date[] {
  const isOffered = (time: Date) => time > after && time.getTime() % QUARTER === 0;
  for (const { windows } of days) {
    const times = windows
      .filter(({ to }) => to > after)
      .flatMap(timesOf)
      .filter(isOffered);
    if (times.length > 0) return times.slice(0, most);
  }
  return [];
}
