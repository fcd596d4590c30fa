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

/** The items whose product is still offered as it was when it went into the cart. */
export function migrateCart<Item extends { readonly remembered: RememberedProduct }>(
  items: readonly Item[],
  active: readonly RememberedProduct[],
): Item[] {
  const activeById = new Map(active.map((product) => [product.id, product]));
  return items.filter(({ remembered }) => {
    const product = activeById.get(remembered.id);
    return (
      product !== undefined &&
      product.name === remembered.name &&
      product.description === remembered.description &&
      product.price === remembered.price
    );
  });
}
