import { addDays } from '@bestellwerk/domain/calendar/zoned-time';

/** Both days included (YYYY-MM-DD). */
export interface Month {
  from: string;
  to: string;
}

/** The month of a day, up to `today` where it has not ended yet. */
export function monthOf(day: string, today: string): Month {
  const from = `${day.slice(0, 8)}01`;
  const last = addDays(firstOfNext(from), -1);
  return { from, to: from <= today && today < last ? today : last };
}

/** A day of the month before or after. */
export const monthBefore = ({ from }: Month): string => addDays(from, -1);
export const monthAfter = ({ from }: Month): string => firstOfNext(from);

/** 'November 2026' */
export const monthWords = ({ from }: Month): string =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(from),
  );

const firstOfNext = (first: string): string => `${addDays(first, 31).slice(0, 8)}01`;
