import { requiresUpload } from '@bestellwerk/domain/catalogue/configuration';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import type { Random } from '@bestellwerk/server-kit/random';

const wishes = ['Bitte ohne Petersilie', 'Gut durch, bitte', 'Ohne Zwiebeln', 'Sauce extra'];

/** A line for each of some different products. Nobody uploads files here: those that require one are left out. */
export function generateItems(products: readonly Product[], count: number, random: Random): CartItem[] {
  return random
    .sample(
      products.filter((product) => !requiresUpload(product)),
      count,
    )
    .map((product) => inventItem(product, random));
}

function inventItem(product: Product, random: Random): CartItem {
  const least = product.minimumQuantity ?? 1;
  const step = product.quantityStepSize ?? 1;
  const steps = product.unit === 'kilogram' || product.unit === 'liter' ? random.between(1, 6) : random.weighted([[0, 7], [1, 3], [2, 1]]); // prettier-ignore
  return {
    product: product.id,
    amount: Number((least + steps * step).toFixed(3)),
    unit: product.unit,
    parts: product.config.parts.map((part) => inventPart(part, random)),
  };
}

function inventPart(part: ProductPart, random: Random): CartItem['parts'][number] {
  switch (part.type) {
    case 'select':
      return random.pick(part.options).name;
    case 'multiselect':
      return part.options.filter(() => random.chance(0.25)).map((option) => option.name);
    case 'text':
    case 'textarea':
      return random.chance(0.2) ? random.pick(wishes) : null;
    default:
      return null;
  }
}
