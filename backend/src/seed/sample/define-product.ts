import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { product as productResource, type Product } from '@bestellwerk/domain/records/definitions/product';
import type { ProductOption, ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { categoryDefinitions, type CategoryKey } from './categories.js';
import { pictureReference, type Picture } from './picture.js';

/** VAT in percent by mode. */
interface Taxes {
  tax: number;
  takeawayTax: number;
  dineInTax: number;
}
export const taxes = {
  dish: { tax: 10, takeawayTax: 10, dineInTax: 10 },
  drink: { tax: 20, takeawayTax: 20, dineInTax: 20 },
  /** Staple food to take along has a rate of its own. */
  staple: { tax: 4.9, takeawayTax: 4.9, dineInTax: 10 },
} as const satisfies Record<string, Taxes>;

/** What differs between products; everything else has the defaults of `defineProduct`. */
export interface ProductDefinition extends Partial<
  Omit<Product, 'id' | 'uid' | 'name' | 'description' | 'price' | 'allergens' | 'config'>
> {
  name: string;
  description: string;
  price: number;
  icons: Picture['icons'];
  /** The allergen letters in one word, as on an Austrian menu: 'ACG'. */
  allergens?: string;
  parts?: ProductPart[];
  vat?: Taxes;
}

export interface DefinedProduct {
  category: CategoryKey;
  product: Product;
  picture: Picture;
}

export const productId = (uid: string): string => deterministicId('product', uid);

export function defineProducts(
  category: CategoryKey,
  defaults: Partial<ProductDefinition>,
  definitions: Record<string, ProductDefinition>,
): DefinedProduct[] {
  return Object.entries(definitions).map(([uid, definition]) =>
    defineProduct(category, uid, { ...defaults, ...definition }),
  );
}

function defineProduct(category: CategoryKey, uid: string, definition: ProductDefinition): DefinedProduct {
  const { icons, allergens = '', parts = [], vat = taxes.dish, ...fields } = definition;
  return {
    category,
    picture: {
      id: uid,
      name: definition.name,
      icons,
      tint: categoryDefinitions[category].tint,
      shape: 'square',
    },
    product: productResource.schemas.entity.parse({
      id: productId(uid),
      uid,
      type: parts.length > 0 ? 'configurable' : 'others',
      images: [pictureReference(uid)],
      unit: 'piece',
      minimumQuantity: 1,
      maximumQuantity: 50,
      quantityStepSize: 1,
      pricing: 'fixed',
      isVisibleWhenUnavailable: true,
      ...vat,
      ...fields,
      allergens: [...allergens],
      config: { parts },
    }),
  };
}

export const option = (
  name: string,
  value?: number,
  modifier: ProductOption['modifier'] = 'add',
): ProductOption => (value === undefined ? { name, modifier: null, value: null } : { name, modifier, value });

export const choice = (name: string, ...options: ProductOption[]): ProductPart => ({
  name,
  description: null,
  type: 'select',
  optional: false,
  options,
});

export const extras = (name: string, ...options: ProductOption[]): ProductPart => ({
  name,
  description: null,
  type: 'multiselect',
  optional: true,
  options,
});

export const wish = (name: string, description: string): ProductPart => ({
  name,
  description,
  type: 'text',
  optional: true,
  options: [],
});
