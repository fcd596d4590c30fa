import type { StaffOrder } from '../contracts/order.schema.js';

type Item = StaffOrder['items'][number];

/** A line of a document beside the document that it replaces. */
export interface LineChange {
  readonly item: Item;
  /** `choices`: also texts, and perhaps the amount with them. A removed line is as it was before. */
  readonly change: 'none' | 'new' | 'amount' | 'choices' | 'removed';
  /** What the line was before, if it was there. */
  readonly before: Item | null;
}

/**
 * What became of the lines of a document: those that are there now in their order, then those that are there no more. Lines have
 * no identity of their own, so one is what it was if product and choices are the same, or else the product.
 */
export function changedLines(before: readonly Item[], now: readonly Item[]): LineChange[] {
  const left = [...before];
  const take = (isMeant: (item: Item) => boolean): Item | null => {
    const index = left.findIndex(isMeant);
    return index === -1 ? null : left.splice(index, 1)[0]!;
  };
  const found = new Map<Item, Item>();
  for (const isSame of [isSameLine, isSameButAmount, isSameProduct]) {
    for (const item of now) {
      const earlier = found.has(item) ? null : take((one) => isSame(one, item));
      if (earlier) found.set(item, earlier);
    }
  }
  return [
    ...now.map((item) => ({
      item,
      change: changeOf(item, found.get(item)),
      before: found.get(item) ?? null,
    })),
    ...left.map((item) => ({ item, change: 'removed' as const, before: item })),
  ];
}

function changeOf(item: Item, before: Item | undefined): LineChange['change'] {
  if (!before) return 'new';
  if (!isSameButAmount(before, item)) return 'choices';
  return isSameAmount(before, item) ? 'none' : 'amount';
}

const isSameProduct = (one: Item, other: Item): boolean =>
  one.product === other.product && one.name === other.name;

const isSameButAmount = (one: Item, other: Item): boolean =>
  isSameProduct(one, other) && chosen(one) === chosen(other);

const isSameAmount = (one: Item, other: Item): boolean =>
  one.amount === other.amount && one.unit === other.unit;

const isSameLine = (one: Item, other: Item): boolean =>
  isSameButAmount(one, other) && isSameAmount(one, other);

const chosen = ({ parts }: Item): string =>
  JSON.stringify(parts.map(({ name, choices, text }) => [name, choices, text ?? '']));
