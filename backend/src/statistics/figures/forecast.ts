import { addDays, businessDate, DAY_ENDS_AT } from '@bestellwerk/domain/calendar/zoned-time';
import { groupedBy } from '@bestellwerk/domain/statistics/buckets';
import {
  FORECAST_WEEKS,
  forecastOf,
  type HourCount,
  isClearlyFewer,
  placesIn,
} from '@bestellwerk/domain/statistics/forecast';
import { bucketOf, bucketsOf } from '@bestellwerk/domain/statistics/period';
import { rankedRows, ratio, totalOf } from '@bestellwerk/domain/statistics/rows';
import type { EntityManager } from 'typeorm';
import { branchNames, valuesOf, within } from './branch-sums.js';
import type { Figure, Scope } from './figure.js';
import { weekMatrix } from './week-matrix.js';

interface PlacedInHour extends HourCount {
  readonly branch: string;
  readonly date: string;
}

/** An hour of a branch: what is expected, and what came; up to now, what of it is over. */
interface ForecastHour {
  readonly hour: string;
  readonly date: string;
  readonly expected: number;
  readonly placed: number;
  readonly isBegun: boolean;
  /** Of an hour that is going on, the part that is over. */
  readonly expectedSoFar: number;
}

const HOUR_MS = 3_600_000;

/**
 * The orders that are to be expected on days, after the eight weeks before them (or before today, if they lie ahead), and
 * what came so far.
 */
export async function orderForecast(manager: EntityManager, scope: Scope): Promise<Figure> {
  const { days, timeZone, granularity, now } = scope;
  const today = businessDate(now, timeZone);
  const before = days.from < today ? days.from : today;
  const history = await placedHours(
    manager,
    scope,
    addDays(before, -7 * FORECAST_WEEKS),
    addDays(before, -1),
  );
  const placed = await placedHours(manager, scope, days.from, days.to);
  const hours = bucketsOf(days, 'hour', timeZone, DAY_ENDS_AT).map((hour) => ({
    ...{ hour, begins: Date.parse(hour), date: businessDate(new Date(hour), timeZone) },
  }));
  const nameOf = await branchNames(manager);
  const historyOf = groupedBy(history, branchOf);
  const placedOf = groupedBy(placed, branchOf);
  const placeOf = placesIn(timeZone);
  const byBranch = [...new Set([...historyOf.keys(), ...placedOf.keys()])].map((branch) => {
    const expected = forecastOf(historyOf.get(branch) ?? [], before, placeOf);
    const counts = new Map((placedOf.get(branch) ?? []).map(({ hour, value }) => [hour, value]));
    return {
      branch,
      hours: hours.map((one) => forecastHour(one, expected(one.hour), counts.get(one.hour) ?? 0, now)),
    };
  });
  const all = byBranch.flatMap((one) => one.hours);
  const bucket = ({ hour, date }: ForecastHour) =>
    granularity === 'hour' ? hour : bucketOf(date, granularity);
  const expectedHours = [...groupedBy(all, ({ hour }) => hour)].map(([hour, own]) => {
    return { hour: Date.parse(hour), value: sumOf(own, 'expected') };
  });
  return {
    ...{ unit: 'orders', total: rounded(sumOf(all, 'expected')) },
    figures: {
      ...{ placed: sumOf(all, 'placed'), expectedSoFar: rounded(sumOf(all, 'expectedSoFar')) },
      ...(isWholeWeek(history, before) && errorOf(all.filter(({ date }) => date < today))),
    },
    series: [...groupedBy(all, bucket)].map(([t, own]) => ({
      ...{ t, value: rounded(sumOf(own, 'expected')) },
      ...(own.some(({ isBegun }) => isBegun) && { placed: sumOf(own, 'placed') }),
    })),
    rows: rankedRows(
      byBranch.map(({ branch, hours: own }) => {
        const [came, soFar] = [sumOf(own, 'placed'), sumOf(own, 'expectedSoFar')];
        return {
          ...{ key: branch, label: nameOf(branch), value: rounded(sumOf(own, 'expected')), placed: came },
          ...{ expectedSoFar: rounded(soFar), isClearlyFewer: isClearlyFewer(came, soFar) ? 1 : 0 },
        };
      }),
    ).rows,
    matrix: weekMatrix(expectedHours, { days, timeZone, dayEndsAt: DAY_ENDS_AT }),
  };
}

interface Hour extends Pick<ForecastHour, 'hour' | 'date'> {
  /** Milliseconds since 1970. */
  readonly begins: number;
}

function forecastHour(
  { hour, date, begins }: Hour,
  expected: number,
  placed: number,
  now: Date,
): ForecastHour {
  const over = Math.min(1, Math.max(0, (now.getTime() - begins) / HOUR_MS));
  return {
    ...{ hour, date, expected, placed },
    ...{ isBegun: begins <= now.getTime(), expectedSoFar: expected * over },
  };
}

const branchOf = ({ branch }: PlacedInHour): string => branch;

/** Every weekday was seen at least once: before that the forecast of a day says nothing about how good it is. */
const isWholeWeek = (history: readonly PlacedInHour[], before: string): boolean =>
  history.some(({ date }) => date <= addDays(before, -7));

/** How far the forecasts of days that are over were off, beside what came on them. */
function errorOf(hours: readonly ForecastHour[]): { error?: number } {
  const days = [...groupedBy(hours, ({ date }) => date).values()];
  const placed = sumOf(hours, 'placed');
  if (placed === 0) return {};
  const off = days.map((own) => Math.abs(sumOf(own, 'expected') - sumOf(own, 'placed')));
  return {
    error: ratio(
      off.reduce((sum, value) => sum + value, 0),
      placed,
    ),
  };
}

const sumOf = (hours: readonly ForecastHour[], part: 'expected' | 'placed' | 'expectedSoFar'): number =>
  totalOf(hours.map((hour) => ({ value: hour[part] })));

/** To hundredths of an order. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

async function placedHours(
  manager: EntityManager,
  scope: Scope,
  from: string,
  to: string,
): Promise<PlacedInHour[]> {
  const rows: { branch: string; date: string; hour: Date; value: number }[] = await manager.query(
    `SELECT branch, date::text, hour, sum(placed)::float AS value FROM views.sales_by_hour
     WHERE ${within} GROUP BY 1, 2, 3`,
    valuesOf({ ...scope, days: { from, to } }),
  );
  return rows.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }));
}
