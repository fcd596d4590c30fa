import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { product as productResource, type Product } from '@bestellwerk/domain/records/definitions/product';
import type { ProductOption, ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { categoryData } from './categories.js';
import type { CategoryData, OptionData, PartData, ProductData, Vat } from './inn-data.js';
import { pictureReference, type Picture } from './picture.js';

/** In percent by mode. */
const taxes: Record<Vat, Pick<Product, 'tax' | 'takeawayTax' | 'dineInTax'>> = {
  dish: { tax: 10, takeawayTax: 10, dineInTax: 10 },
  drink: { tax: 20, takeawayTax: 20, dineInTax: 20 },
  staple: { tax: 4.9, takeawayTax: 4.9, dineInTax: 10 },
};

const productId = (uid: string): string => deterministicId('product', uid);

const pictureOf = (uid: string, { name, icons }: ProductData, { tint }: CategoryData): Picture => ({
  id: uid,
  name,
  icons,
  tint,
  shape: 'square',
});

function productOf(uid: string, data: ProductData & { vat: Vat }): Product {
  const { icons: _, allergens = '', parts = [], vat, bundle, ...fields } = data;
  return productResource.schemas.entity.parse({
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
    ...taxes[vat],
    ...fields,
    ...(bundle && { bundle: bundle.map((item) => ({ ...item, product: productId(item.product) })) }),
    allergens: [...allergens],
    config: { parts: parts.map(partOf) },
  });
}

const partOf = ({
  name,
  description,
  type,
  optional = type !== 'select',
  options = [],
}: PartData): ProductPart => ({
  name,
  description: description ?? null,
  type,
  optional,
  options: options.map(optionOf),
});

function optionOf(data: OptionData): ProductOption {
  const modifier = (['add', 'subtract', 'overwrite'] as const).find((each) => data[each] !== undefined);
  return { name: data.name, modifier: modifier ?? null, value: modifier ? data[modifier]! : null };
}

/** With the key of their category, in the order of the menu. */
export const products: { category: string; product: Product; picture: Picture }[] = categoryData.flatMap(
  (category) =>
    Object.entries(category.products).map(([uid, data]) => ({
      category: category.key,
      product: productOf(uid, { vat: category.vat ?? 'dish', ...data }),
      picture: pictureOf(uid, data, category),
    })),
);
