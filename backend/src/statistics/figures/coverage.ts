import { businessDate, DAY_ENDS_AT } from '@bestellwerk/domain/calendar/zoned-time';
import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { peopleByHour, type Span } from '@bestellwerk/domain/statistics/attendance';
import type { Days } from '@bestellwerk/domain/statistics/period';
import { type Scope, todayOf } from './figure.js';
import { type HourValue, timesIn, weekMatrix } from './week-matrix.js';

/**
 * How many people were there in each hour of the week, and how many were planned, on average. Of hours that lie ahead in all of the
 * days only the plan is known.
 */
export function coverage(present: readonly HourValue[], shifts: readonly Span[], scope: Scope): FigureCell[] {
  const { timeZone, now } = scope;
  const begun = shifts.filter(({ startsAt }) => startsAt <= now);
  const days = recordedDays(
    [...begun.map(({ startsAt }) => startsAt.getTime()), ...present.map(({ hour }) => hour)],
    scope,
  );
  const weeks = { days, timeZone, dayEndsAt: DAY_ENDS_AT, now, isRunningHourPartial: true };
  const planned = weekMatrix(peopleByHour(begun.map(until(now))), weeks);
  const ahead = plannedAhead(shifts, scope);
  const timesOf = timesIn(weeks);
  const cells = weekMatrix(present, weeks).map((cell, index) => {
    const toCome = ahead?.[index];
    const isAhead =
      toCome !== undefined && (days.from > todayOf(scope) || timesOf(cell.weekday - 1, cell.hour) === 0);
    return isAhead
      ? { ...cell, value: 0, planned: toCome.value, isAhead }
      : { ...cell, planned: planned[index]!.value };
  });
  // Of hours that are not in these days nothing is known: not that nobody is planned.
  const timesInAll = timesIn({ days: scope.days, timeZone, dayEndsAt: DAY_ENDS_AT });
  return cells.filter(({ weekday, hour }) => timesInAll(weekday - 1, hour) > 0);
}

/** Of today and the days after it; undefined where all days are over. */
function plannedAhead(shifts: readonly Span[], scope: Scope): FigureCell[] | undefined {
  const { days, timeZone, now } = scope;
  const today = todayOf(scope);
  if (days.to < today) return undefined;
  const toCome = shifts
    .filter(({ endsAt }) => endsAt > now)
    .map((shift) => (shift.startsAt < now ? { ...shift, startsAt: now } : shift));
  const daysAhead = { from: days.from > today ? days.from : today, to: days.to };
  return weekMatrix(peopleByHour(toCome), { days: daysAhead, timeZone, dayEndsAt: DAY_ENDS_AT });
}

const until =
  (now: Date) =>
  <One extends Span>(span: One): One =>
    span.endsAt <= now ? span : { ...span, endsAt: now };

/** The days since the first of these instants and up to today: an average week does not consist of others. */
export function recordedDays(begins: readonly number[], scope: Scope): Days {
  const { days, timeZone } = scope;
  if (begins.length === 0) return days;
  const first = begins.reduce((earliest, begin) => Math.min(earliest, begin));
  const [from, today] = [businessDate(new Date(first), timeZone), todayOf(scope)];
  return { from: from < days.from ? days.from : from, to: today < days.to ? today : days.to };
}
