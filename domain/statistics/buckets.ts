import { toDecimal, toUnits } from '../kernel/money.js';

/** What belongs to a bucket, by its beginning. */
export interface InBucket {
  readonly t: string;
}

/** The exact sum of decimals with up to 4 digits after the point. */
export const sumBy = <One>(list: readonly One[], value: (one: One) => number): number =>
  toDecimal(list.reduce((sum, one) => sum + toUnits(value(one)), 0));

/** What has the same key, in the order in which the keys come first. */
export function groupedBy<One>(list: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Every bucket with its value and the parts of it. */
export function seriesOf<One extends InBucket, Parts extends object>(
  buckets: readonly string[],
  list: readonly One[],
  value: (one: One) => number,
  partsOf: (ofBucket: readonly One[]) => Parts,
): ({ t: string; value: number } & Parts)[] {
  const groups = groupedBy(list, ({ t }) => t);
  return buckets.map((t) => {
    const ofBucket = groups.get(t) ?? [];
    return { t, value: sumBy(ofBucket, value), ...partsOf(ofBucket) };
  });
}

/** The same as parts of a row. */
export const childrenOf = <One extends InBucket>(
  buckets: readonly string[],
  list: readonly One[],
  value: (one: One) => number,
): { key: string; label: string; value: number }[] =>
  seriesOf(buckets, list, value, () => ({})).map((point) => ({
    ...{ key: point.t, label: point.t, value: point.value },
  }));
