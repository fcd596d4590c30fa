import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { addDays, localTime, weekdayOf, weekdays } from '@bestellwerk/domain/calendar/zoned-time';
import { ratio } from '@bestellwerk/domain/statistics/rows';
import type { Days } from '@bestellwerk/domain/statistics/period';

const HOURS = 24;
const [sunday, ...others] = weekdays;
const fromMonday = [...others, sunday];

/** Values of hours (ISO, UTC) by weekday and hour on the clock, all 168, each the average of its weekdays in the range. */
export function weekMatrix(
  hours: readonly { readonly hour: string; readonly value: number }[],
  days: Days,
  timeZone: string,
): FigureCell[] {
  const sums = new Map<string, number>();
  for (const { hour, value } of hours) {
    const { date, minutes } = localTime(new Date(hour), timeZone);
    const key = `${weekdayOf(date)} ${Math.floor(minutes / 60)}`;
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  const counts = new Map<string, number>();
  for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  }
  return fromMonday.flatMap((weekday, index) =>
    Array.from({ length: HOURS }, (_, hour) => ({
      weekday: index + 1,
      hour,
      value: ratio(sums.get(`${weekday} ${hour}`) ?? 0, counts.get(weekday) ?? 0),
    })),
  );
}
