import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { addDays, localTime, weekdayOf, weekdays } from '@bestellwerk/domain/calendar/zoned-time';
import { ratio } from '@bestellwerk/domain/statistics/rows';
import type { Days } from '@bestellwerk/domain/statistics/period';

const HOURS = 24;
const [sunday, ...others] = weekdays;
const fromMonday = [...others, sunday];

/**
 * Values of hours (ISO, UTC) by weekday and hour on the clock, all 168, each the average of its weekdays in the range. Days
 * that end so many minutes after midnight have the first hours of the next weekday.
 */
export function weekMatrix(
  hours: readonly { readonly hour: string; readonly value: number }[],
  days: Days,
  timeZone: string,
  dayEndsAt = 0,
): FigureCell[] {
  const sums = new Map<string, number>();
  for (const { hour, value } of hours) {
    const { date, minutes } = localTime(new Date(hour), timeZone);
    const key = `${weekdayOf(date)} ${Math.floor(minutes / 60)}`;
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let date = days.from; date <= addDays(days.to, 1); date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    if (date <= days.to) add(`${weekday} day`);
    if (date > days.from) add(`${weekday} night`);
  }
  return fromMonday.flatMap((weekday, index) =>
    Array.from({ length: HOURS }, (_, hour) => ({
      weekday: index + 1,
      hour,
      value: ratio(
        sums.get(`${weekday} ${hour}`) ?? 0,
        counts.get(`${weekday} ${60 * hour < dayEndsAt ? 'night' : 'day'}`) ?? 0,
      ),
    })),
  );
}
