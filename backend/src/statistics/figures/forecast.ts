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
import { branchNames, milliseconds, valuesOf, within } from './branch-sums.js';
import type { Figure, Scope } from './figure.js';
import { weekMatrix } from './week-matrix.js';

/** What was placed in a branch. */
interface PlacedIn {
  readonly branch: string;
  readonly firstDay: string;
  readonly hours: readonly HourCount[];
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
  const placeOf = placesIn(timeZone);
  const hoursOf = (list: readonly PlacedIn[], branch: string) =>
    list.find((one) => one.branch === branch)?.hours ?? [];
  const byBranch = [...new Set([...history, ...placed].map(({ branch }) => branch))].map((branch) => {
    const expected = forecastOf(hoursOf(history, branch), before, placeOf);
    const counts = new Map(hoursOf(placed, branch).map(({ hour, value }) => [hour, value]));
    return {
      branch,
      hours: hours.map((one) => forecastHour(one, expected(one.begins), counts.get(one.begins) ?? 0, now)),
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

/** Every weekday was seen at least once: before that the forecast of a day says nothing about how good it is. */
const isWholeWeek = (history: readonly PlacedIn[], before: string): boolean =>
  history.some(({ firstDay }) => firstDay <= addDays(before, -7));

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

/** Each branch is one long row, which is read faster than one of each hour. */
async function placedHours(
  manager: EntityManager,
  scope: Scope,
  from: string,
  to: string,
): Promise<PlacedIn[]> {
  const rows: { branch: string; firstDay: string; hours: number[]; values: number[] }[] = await manager.query(
    `SELECT branch, min(date)::text AS "firstDay", json_agg(hour) AS hours, json_agg(value) AS values
     FROM (SELECT branch, date, ${milliseconds('hour')} AS hour, sum(placed)::float AS value FROM views.sales_by_hour
           WHERE ${within} GROUP BY 1, 2, 3) placed GROUP BY branch`,
    valuesOf({ ...scope, days: { from, to } }),
  );
  return rows.map(({ hours, values, ...row }) => ({
    ...row,
    hours: hours.map((hour, index) => ({ hour, value: values[index]! })),
  }));
}
