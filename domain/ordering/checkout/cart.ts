import type { UnitName } from '../../pricing/pricing.schema.js';
import { formatNumber } from '../../text/formats.js';
import { unitType, type UnitType } from '../../pricing/units.js';
import { isOrderableQuantity, type QuantityLimits } from '../../pricing/quantity.js';

interface Counted {
  readonly amount: number;
  readonly unit: UnitName;
}

const measured: readonly UnitType[] = ['weight', 'volume', 'length'];

/** How many products a cart holds: what is weighed or measured counts once, everything else by its amount. */
export function cartCount(items: readonly Counted[]): number {
  const count = items.reduce(
    (sum, { amount, unit }) => sum + (measured.includes(unitType(unit)) ? 1 : amount),
    0,
  );
  return Number(count.toPrecision(12));
}

export function cartLabel(items: readonly Counted[]): string {
  const count = cartCount(items);
  if (count === 0) return 'Keine Produkte im Warenkorb';
  return `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'} im Warenkorb`;
}

export const removeItem = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, other) => other !== index);

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

/** What a cart remembers of a product to notice that it has changed meanwhile. */
export interface RememberedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
}

export const rememberProduct = ({ id, name, description, price }: RememberedProduct): RememberedProduct => ({
  id,
  name,
  description,
  price,
});

interface Migrated<Item> {
  /** The items whose product is still offered as it was when it went into the cart. */
  readonly kept: Item[];
  /** Names of the products that are no longer offered. */
  readonly gone: string[];
  /** Names of the products that are offered, but otherwise: at another price, for instance. */
  readonly changed: string[];
}

/** Takes out of a cart what the menu no longer offers as it was. */
export function migrateCart<Item extends { readonly remembered: RememberedProduct }>(
  items: readonly Item[],
  active: readonly RememberedProduct[],
): Migrated<Item> {
  const activeById = new Map(active.map((product) => [product.id, product]));
  const kept: Item[] = [];
  const removed = new Set<string>();
  const changed = new Set<string>();
  for (const item of items) {
    const { id, name, description, price } = item.remembered;
    const product = activeById.get(id);
    if (!product) removed.add(name);
    else if (product.name === name && product.description === description && product.price === price)
      kept.push(item);
    else changed.add(name);
  }
  return { kept, gone: [...removed], changed: [...changed] };
}

/** What the customer reads about it; null if nothing was taken out. */
export function migrationText({ gone, changed }: Pick<Migrated<unknown>, 'gone' | 'changed'>): string | null {
  const sentences = [
    gone.length > 0 && `Nicht mehr verfügbar und daher aus dem Warenkorb entfernt: ${gone.join(', ')}.`,
    changed.length > 0 &&
      `Inzwischen geändert und daher aus dem Warenkorb entfernt: ${changed.join(', ')}. Bitte wählen Sie neu.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
