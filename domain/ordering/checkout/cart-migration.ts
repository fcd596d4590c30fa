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
