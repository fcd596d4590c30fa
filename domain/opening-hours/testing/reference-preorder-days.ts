import {
  daysLater,
  type DayWindows,
  earliestStart,
  HORIZON_DAYS,
  type PreorderFacts,
} from '../preorder-slots.js';
import { isOpenAt } from '../opening-hours.js';
import { localTime } from '../../calendar/zoned-time.js';

const STEP = 5 * 60_000;

/** The times of pre-orders, found by looking every five minutes whether it is open then: obvious and slow. */
export function referencePreorderDays(facts: PreorderFacts): DayWindows[] {
  const { hours, timeZone, full = [] } = facts;
  const days: { date: string; windows: { from: Date; to: Date }[] }[] = [];
  let wasOpen = false;
  for (const at of everyFiveMinutes(facts)) {
    const isFull = full.some(({ from, to }) => from <= at && at < to);
    const isOpen = isOpenAt(hours, at, timeZone) && !isFull;
    if (isOpen) {
      const { date } = localTime(at, timeZone);
      const today = days.at(-1);
      if (today?.date !== date) days.push({ date, windows: [{ from: at, to: at }] });
      else if (wasOpen) today.windows.at(-1)!.to = at;
      else today.windows.push({ from: at, to: at });
    }
    wasOpen = isOpen;
  }
  return days;
}

function* everyFiveMinutes({
  products,
  now,
  timeZone,
  horizonDays = HORIZON_DAYS,
  pausedUntil,
}: PreorderFacts) {
  const start = Math.max(earliestStart(products, now, timeZone).getTime(), pausedUntil?.getTime() ?? 0);
  const end = daysLater(now, horizonDays, timeZone).getTime();
  for (let at = Math.ceil(start / STEP) * STEP; at <= end; at += STEP) yield new Date(at);
}
