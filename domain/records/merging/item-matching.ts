import { alikeness, knownFields } from './alikeness.js';
import type { ItemParts } from './value-parts.js';

/** An item of a list or tree, in the order in which they are read. */
export interface ListedItem {
  readonly item: unknown;
  /** The item without those below it. */
  readonly own: unknown;
  /** Equal for equal `own`. */
  readonly key: string;
  readonly type: string;
  /** The index of the one it is below; null at the top. */
  readonly parent: number | null;
}

/** All items of a list, and those below them. */
export function listed(value: readonly unknown[], parts: ItemParts): ListedItem[] {
  const all: ListedItem[] = [];
  const take = (items: readonly unknown[], parent: number | null) => {
    for (const item of items) {
      const [own, inner] = parts.below === null ? [item, []] : split(item, parts.below);
      all.push({ item, own, key: keyOf(own), type: parts.typeOf(item), parent });
      take(inner, all.length - 1);
    }
  };
  take(value, null);
  return all;
}

function split(item: unknown, below: string): [own: unknown, inner: readonly unknown[]] {
  const { [below]: inner, ...own } = item as Readonly<Record<string, unknown>>;
  return [own, Array.isArray(inner) ? inner : []];
}

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** Which item of the earlier list a later one is. */
export interface Match {
  readonly index: number;
  /** Whether it is that one for certain; otherwise it only stands in its place and may be another one. */
  readonly isSure: boolean;
}

/**
 * For each item of `after` the one of `before` that it is, or null if it was added: equal ones, then those that are more alike
 * than any others and have kept one of their texts, pictures or references, then those that stand in the same place: they are sure if
 * nothing else there changed.
 */
export function matchItems(
  before: readonly ListedItem[],
  after: readonly ListedItem[],
  { shapeOf }: ItemParts,
): (Match | null)[] {
  const matches = equalOnes(before, after);
  const isFree = () => {
    const taken = new Set(matches.map((match) => match?.index));
    return (index: number) => !taken.has(index);
  };
  const areValues = [...before, ...after].some(({ item }) => shapeOf(item) === null);
  if (areValues) return matches;

  const examples = new Map(before.map(({ item, type }) => [type, item]));
  const fields = new Map([...examples].map(([type, item]) => [type, knownFields(shapeOf(item) ?? {})]));
  const score = (index: number, at: number) => {
    const [one, other] = [before[index]!, after[at]!];
    return one.type === other.type ? alikeness(one.own, other.own, fields.get(one.type)!) : 0;
  };
  const free = [...before.keys()].filter(isFree());
  const open = after.flatMap((_, at) => (matches[at] ? [] : [at]));
  const closest = new Map(free.map((index) => [index, best([...after.keys()], (at) => score(index, at))]));
  for (const at of open) {
    const index = best([...before.keys()], (one) => score(one, at));
    if (index !== null && closest.get(index) === at) matches[at] = { index, isSure: true };
  }
  aloneInPlace(before, after, matches, isFree());
  inPlace(before, after, matches, isFree());
  return matches;
}

/** Equal items at both ends, then those between them wherever they are, in their order. */
function equalOnes(before: readonly ListedItem[], after: readonly ListedItem[]): (Match | null)[] {
  const matches = after.map((): Match | null => null);
  const most = Math.min(before.length, after.length);
  const isEqual = (index: number, at: number) => before[index]!.key === after[at]!.key;
  let start = 0;
  while (start < most && isEqual(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isEqual(before.length - 1 - end, after.length - 1 - end)) end += 1;
  const between = new Map<string, number[]>();
  before.forEach(({ key }, index) => {
    if (index < start || index >= before.length - end) return;
    between.set(key, [...(between.get(key) ?? []), index]);
  });
  after.forEach(({ key }, at) => {
    const fromEnd = after.length - at;
    const index = at < start ? at : fromEnd <= end ? before.length - fromEnd : between.get(key)?.shift();
    if (index !== undefined) matches[at] = { index, isSure: true };
  });
  return matches;
}

/** One alone between the same matched neighbours, below the same parent, is the one that was there: people edit more than they replace. */
function aloneInPlace(
  before: readonly ListedItem[],
  after: readonly ListedItem[],
  matches: (Match | null)[],
  isFree: (index: number) => boolean,
): void {
  const indexOf = (at: number) =>
    at < 0 ? -1 : at === after.length ? before.length : (matches[at]?.index ?? null);
  const parentOf = ({ parent }: ListedItem) => (parent === null ? null : indexOf(parent));
  after.forEach((item, at) => {
    const previous = indexOf(at - 1);
    if (matches[at] || previous === null || indexOf(at + 1) !== previous + 2) return;
    const [index, was] = [previous + 1, before[previous + 1]!];
    const isBelowSame = was.parent === null ? item.parent === null : was.parent === parentOf(item);
    if (isFree(index) && was.type === item.type && isBelowSame) matches[at] = { index, isSure: true };
  });
}

/** Of what is left after the same matched item, those of one type are paired in their order. */
function inPlace(
  before: readonly ListedItem[],
  after: readonly ListedItem[],
  matches: (Match | null)[],
  isFree: (index: number) => boolean,
): void {
  const left = new Map<string, number[]>();
  let previous = -1;
  before.forEach(({ type }, index) => {
    if (!isFree(index)) previous = index;
    else left.set(`${previous} ${type}`, [...(left.get(`${previous} ${type}`) ?? []), index]);
  });
  previous = -1;
  after.forEach(({ type }, at) => {
    const match = matches[at];
    if (match) previous = match.index;
    else {
      const index = left.get(`${previous} ${type}`)?.shift();
      if (index !== undefined) matches[at] = { index, isSure: false };
    }
  });
}

/** The candidate with the highest score; null if there is none, or several have it. */
function best(candidates: readonly number[], score: (candidate: number) => number): number | null {
  let [found, highest, isAlone]: [number | null, number, boolean] = [null, 0, false];
  for (const candidate of candidates) {
    const reached = score(candidate);
    if (reached > highest) [found, highest, isAlone] = [candidate, reached, true];
    else if (reached === highest) isAlone = false;
  }
  return isAlone ? found : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
