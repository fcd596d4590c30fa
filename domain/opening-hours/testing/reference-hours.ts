import type { HoursEntry } from '../opening-hours.js';
import { firstShowing, type ReferenceClock } from '../../calendar/testing/reference-clock.js';

const DAY = 24 * 60 * 60_000;
const QUARTER = 15;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** For every minute of a walk whether it is open then: each slot of each day is painted over its minutes. */
export function openMinutes(entries: readonly HoursEntry[], clock: ReferenceClock): boolean[] {
  const open = new Array<boolean>(clock.shown.length).fill(false);
  for (const date of clock.dates) {
    for (const { from, to } of entriesThatOpen(entries, date)) {
      const start = from ?? '00:00';
      const end = to === null || to === '24:00' ? '00:00' : to;
      const endsOn = end > start ? date : nextDate(date);
      const first = firstShowing(clock, date, start);
      const after = firstShowing(clock, endsOn, end);
      if (first !== undefined) open.fill(true, first, after ?? open.length);
    }
  }
  return open;
}

/** Where the slot around a place begins and ends on the walk. */
export function slotAround(open: readonly boolean[], place: number): { from: number; to: number } {
  let from = place;
  while (open[from - 1]) from--;
  let to = place;
  while (open[to]) to++;
  return { from, to };
}

/** The first index at which a check every 15 minutes finds a slot that has begun since. */
export function nextOpenPlace(open: readonly boolean[], place: number): number | undefined {
  let look = place;
  while (look < open.length) {
    const { from, to } = slotAround(open, look);
    if (open[look] && from > place) return look;
    do look += QUARTER;
    while (look < to);
  }
  return undefined;
}

function entriesThatOpen(entries: readonly HoursEntry[], date: string): HoursEntry[] {
  const concerned = entries.filter((entry) =>
    entry.type === 'once' ? entry.date === date : ['daily', weekdayName(date)].includes(entry.type),
  );
  const lastClosed = concerned.findLastIndex(({ isClosed }) => isClosed);
  return concerned.slice(lastClosed + 1);
}

const weekdayName = (date: string): string => weekday.format(new Date(`${date}T12:00Z`)).toLowerCase();

const nextDate = (date: string): string =>
  new Date(Date.parse(`${date}T12:00Z`) + DAY).toISOString().slice(0, 10);
