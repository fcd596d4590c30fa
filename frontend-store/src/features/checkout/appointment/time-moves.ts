import { localTime } from '@bestellwerk/domain/calendar/zoned-time';

/** The next and previous possible times from a chosen time; null if there is none. */
export interface TimeMoves {
  readonly hour: Moves;
  readonly minute: Moves;
}

export interface Moves {
  readonly later: Date | null;
  readonly earlier: Date | null;
  readonly first: Date;
  readonly last: Date;
}

/** Between the possible times of a day, in order; `chosen` is one of them. Another hour keeps the minutes as well as it can. */
export function timeMoves(times: readonly Date[], chosen: Date, timeZone: string): TimeMoves {
  const index = times.findIndex((time) => time.getTime() === chosen.getTime());
  const [before, after] = [times.slice(0, index), times.slice(index + 1)];
  const [first, last] = [times[0] ?? chosen, times.at(-1) ?? chosen];
  const inHourOf = (hour: Date | undefined): Date | null =>
    hour === undefined ? null : likeIn(timesInHour(times, hour, timeZone), chosen, timeZone);
  const isAnotherHour = (time: Date) => hourOf(time, timeZone) !== hourOf(chosen, timeZone);
  return {
    hour: {
      later: inHourOf(after.find(isAnotherHour)),
      earlier: inHourOf(before.findLast(isAnotherHour)),
      first,
      last,
    },
    minute: { later: after[0] ?? null, earlier: before.at(-1) ?? null, first, last },
  };
}

/** Where a typed hour or minute leads. */
export interface TypedTime {
  readonly time: Date | null;
  /** There is just this one; otherwise it is the nearest. */
  readonly isExact: boolean;
}

/** The possible time nearest to a typed hour, with the minutes of the chosen one as well as it can. */
export const timeOfHour = (
  times: readonly Date[],
  chosen: Date,
  timeZone: string,
  typed: number,
): TypedTime => nearest(times, (time) => clockHourOf(time, timeZone) - typed, chosen, timeZone);

/** The possible time nearest to a typed minute, in the hour of the chosen one. */
export const timeOfMinute = (
  times: readonly Date[],
  chosen: Date,
  timeZone: string,
  typed: number,
): TypedTime =>
  nearest(timesInHour(times, chosen, timeZone), (time) => minuteOf(time, timeZone) - typed, chosen, timeZone);

function nearest(
  times: readonly Date[],
  difference: (time: Date) => number,
  chosen: Date,
  timeZone: string,
): TypedTime {
  const least = Math.min(...times.map((time) => Math.abs(difference(time))));
  const closest = times.filter((time) => Math.abs(difference(time)) === least);
  return { time: likeIn(closest, chosen, timeZone), isExact: least === 0 };
}

/** The time of the same clock time as another; null if there is none. */
export const sameClockTime = (times: readonly Date[], other: Date, timeZone: string): Date | null =>
  times.find((time) => localTime(time, timeZone).minutes === localTime(other, timeZone).minutes) ?? null;

/** The instant an hour of the clock begins: an hour that is doubled in autumn is two. */
const hourOf = (time: Date, timeZone: string): number => time.getTime() - minuteOf(time, timeZone) * 60_000;

const minuteOf = (time: Date, timeZone: string): number => localTime(time, timeZone).minutes % 60;

const clockHourOf = (time: Date, timeZone: string): number =>
  Math.floor(localTime(time, timeZone).minutes / 60);

const timesInHour = (times: readonly Date[], hour: Date, timeZone: string): Date[] =>
  times.filter((time) => hourOf(time, timeZone) === hourOf(hour, timeZone));

function likeIn(times: readonly Date[], chosen: Date, timeZone: string): Date | null {
  const distance = (time: Date) => Math.abs(minuteOf(time, timeZone) - minuteOf(chosen, timeZone));
  return times.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
