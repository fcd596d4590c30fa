import { businessDay, type CountedAgain, dayAfter } from './counted-again.js';

/** What a statistic is asked about. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly granularity: 'hour' | 'day' | 'week' | 'month';
  /** All if there is none. */
  readonly branches: readonly string[];
  readonly by?: 'placed' | 'due';
}

/** A figure, without the names of what it is about. */
export interface AnswerAgain {
  readonly total: number;
  readonly figures?: Readonly<Record<string, number>>;
  readonly series?: readonly PointAgain[];
  readonly rows?: readonly RowAgain[];
  readonly groups?: readonly RowAgain[];
  readonly rates?: readonly RowAgain[];
  readonly matrix?: readonly { readonly weekday: number; readonly hour: number; readonly value: number }[];
}

export type PointAgain = { readonly t: string; readonly value: number } & Readonly<Record<string, unknown>>;
export type RowAgain = { readonly key: string; readonly value: number } & Readonly<Record<string, unknown>>;

export const sum = <One>(list: readonly One[], value: (one: One) => number): number =>
  list.reduce((total, one) => total + value(one), 0);

export const decimal = (cents: number): number => cents / 100;

export const part = (one: number, all: number): number => (all === 0 ? 0 : one / all);

export const isWithin = ({ from, to }: Asked, date: string): boolean => from <= date && date <= to;

export const isAsked = ({ branches }: Asked, { order }: CountedAgain): boolean =>
  branches.length === 0 || branches.includes(order.branch);

export const daysOf = ({ from, to }: Asked): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
};

/** From 1 for Monday to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

/** The bucket of a day. Hours have others. */
export function bucketOf(date: string, granularity: Asked['granularity']): string {
  if (granularity === 'month') return `${date.slice(0, 7)}-01`;
  return granularity === 'week' ? dayAfter(date, 1 - weekdayOf(date)) : date;
}

export const bucketsOf = (asked: Asked): string[] => [
  ...new Set(daysOf(asked).map((day) => bucketOf(day, asked.granularity))),
];

/** All hours of the business days, by their beginning. */
export function hoursOf(asked: Asked): string[] {
  const hours: string[] = [];
  const end = Date.parse(`${dayAfter(asked.to, 2)}T00:00:00Z`);
  for (let at = Date.parse(`${asked.from}T00:00:00Z`); at < end; at += 3_600_000) {
    const hour = new Date(at).toISOString();
    if (isWithin(asked, businessDay(hour))) hours.push(hour);
  }
  return hours;
}

export const hourOf = (instant: string): string => `${instant.slice(0, 13)}:00:00.000Z`;

/** A row for each key, with its part of all. */
export function rowsBy<One>(
  list: readonly One[],
  keyOf: (one: One) => string,
  rowOf: (own: readonly One[]) => { readonly value: number },
): RowAgain[] {
  const groups = new Map<string, One[]>();
  for (const one of list) {
    const own = groups.get(keyOf(one)) ?? [];
    own.push(one);
    groups.set(keyOf(one), own);
  }
  const rows = [...groups].map(([key, own]) => ({ key, ...rowOf(own) }));
  const all = sum(rows, ({ value }) => value);
  return rows.map((row) => ({ ...row, share: part(row.value, all) }));
}
