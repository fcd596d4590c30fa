const MINUTE = 60_000;

/** What the clock on a wall shows, minute by minute. */
export interface ReferenceClock {
  readonly instants: readonly number[];
  /** '2026-03-29 01:59' for each of the instants. */
  readonly shown: readonly string[];
  readonly dates: readonly string[];
  /** Where on the walk each of the texts is shown first. */
  readonly first: ReadonlyMap<string, number>;
}

/** Stands before a clock for so many days, from an instant on, and notes every minute what it shows. */
export function referenceClock(timeZone: string, from: string, days: number): ReferenceClock {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const start = Date.parse(from);
  const instants = Array.from({ length: days * 24 * 60 }, (_, minute) => start + minute * MINUTE);
  const shown = instants.map((at) => clock.format(at));
  const dates = [...new Set(shown.map(dateShown))];
  const first = new Map(shown.map((text, place) => [text, place] as const).toReversed());
  return { instants, shown, dates, first };
}

export const dateShown = (text: string): string => text.slice(0, 10);
export const timeShown = (text: string): string => text.slice(11);

/** Where on the walk an instant is. */
export const placeOf = ({ instants }: ReferenceClock, at: Date): number =>
  Math.floor((at.getTime() - (instants[0] ?? 0)) / MINUTE);

/** The first place at which the clock shows a date and a time; an hour later if it skips that. */
export function firstShowing({ first }: ReferenceClock, date: string, time: string): number | undefined {
  const [hour = '', minute = ''] = time.split(':');
  const anHourLater = `${String(Number(hour) + 1).padStart(2, '0')}:${minute}`;
  return first.get(`${date} ${time}`) ?? first.get(`${date} ${anHourLater}`);
}
