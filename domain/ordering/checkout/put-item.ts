import type { UnitName } from '../../pricing/unit-name.schema.js';
import { isOrderableQuantity, type QuantityLimits } from '../../pricing/quantity.js';

interface Line {
  readonly product: string;
  readonly amount: number;
  readonly unit: UnitName;
  readonly parts: readonly unknown[];
}

interface Put<Item> {
  readonly items: Item[];
  /** Where the item is now. */
  readonly index: number;
  /** The maximum let less of it in than was wanted. */
  readonly isCut: boolean;
}

/**
 * Puts an item in place of the one at `index`, or at the end if there is no index. A line of the same product,
 * configured alike, takes its amount in, up to the maximum; unless the sum could not be ordered.
 */
export function putItem<Item extends Line>(
  items: readonly Item[],
  item: Item,
  limits: QuantityLimits,
  index: number | null = null,
): Put<Item> {
  const place = index !== null && index < items.length ? index : items.length;
  const twin = items.findIndex((other, at) => at !== place && isAlike(other, item));
  const apart = { items: items.toSpliced(place, 1, item), index: place, isCut: false };
  if (twin === -1) return apart;
  const wanted = Number((items[twin]!.amount + item.amount).toPrecision(12));
  const amount = Math.min(wanted, limits.maximumQuantity ?? Number.POSITIVE_INFINITY);
  if (!isOrderableQuantity(amount, limits)) return apart;
  const merged = items.with(twin, { ...item, amount }).toSpliced(place, 1);
  return { items: merged, index: place < twin ? twin - 1 : twin, isCut: amount < wanted };
}

const isAlike = (one: Line, other: Line): boolean =>
  one.product === other.product &&
  one.unit === other.unit &&
  JSON.stringify(one.parts) === JSON.stringify(other.parts);
