import { sumBy } from './buckets.js';
import { byWords } from '../text/search.js';

/** A row of a statistic: what it is about, its value, and its part of the whole. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** From 0 to 1: of the values of all rows, also of those that are not shown. */
  readonly share: number;
}

/** A row of given fields with its share. */
export type Ranked<Given> = { [Name in keyof (Given & Row)]: (Given & Row)[Name] };

/** So many rows at most; the others are one. */
export const MOST_ROWS = 100;
export const OTHER = 'other';
const OTHER_LABEL = 'Übrige';

/**
 * The rows with the greatest values first, each with its share. What is beyond the most goes into the row `other`, with the
 * sums of all its numbers.
 */
export function rankedRows<Given extends Omit<Row, 'share'>>(
  rows: readonly Given[],
  most = MOST_ROWS,
): { rows: Ranked<Given>[]; isTruncated: boolean } {
  const total = totalOf(rows);
  const sorted = [...rows].sort(
    (one, other) => other.value - one.value || byWords(one.label, other.label) || byWords(one.key, other.key),
  );
  const withShare = (row: Given): Ranked<Given> =>
    ({ ...row, share: ratio(row.value, total) }) as Ranked<Given>;
  if (sorted.length <= most) return { rows: sorted.map(withShare), isTruncated: false };
  const [shown, hidden] = [sorted.slice(0, most - 1), sorted.slice(most - 1)];
  return { rows: [...shown, summed(hidden)].map(withShare), isTruncated: true };
}

function summed<Given extends Omit<Row, 'share'>>(rows: readonly Given[]): Given {
  const numbers = Object.entries(rows[0]!).filter(([, value]) => typeof value === 'number');
  const sums = numbers.map(([name]) => {
    const values = rows.map((row) => Number((row as Record<string, unknown>)[name]));
    return [name, sumBy(values, (value) => value)] as const;
  });
  return { key: OTHER, label: OTHER_LABEL, ...Object.fromEntries(sums) } as unknown as Given;
}

/** The quotient, or 0 where there is nothing to divide by. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The exact sum of all values, which have up to 4 digits after the point. */
export const totalOf = (rows: readonly { readonly value: number }[]): number =>
  sumBy(rows, ({ value }) => value);
