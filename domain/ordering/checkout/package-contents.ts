import { byId } from '../../kernel/by-id.js';
import { formatTimes } from '../../pricing/units.js';
import type { Product } from '../../records/definitions/product.js';
import type { OrderItem } from '../order/order-terms.schema.js';

/** What one of a package contains. A product that does not exist any more has an empty name. */
export type PackageContents = NonNullable<OrderItem['contents']>;

/** What a package contains as it is sold now. Empty for all other products. */
export function contentsOf(product: Product, products: readonly Product[]): PackageContents {
  if (product.type !== 'bundle') return [];
  const known = byId(products);
  return product.bundle.map(({ product: id, amount, unit }) => ({
    product: id,
    name: known.get(id)?.name ?? '',
    ...{ amount, unit },
  }));
}

/** The line with what its package contains as it is sold now; the same line if it is none, or says so already. */
export function withContents(item: OrderItem, products: readonly Product[]): OrderItem {
  if (item.contents) return item;
  const product = byId(products).get(item.product);
  const contents = product ? contentsOf(product, products) : [];
  return contents.length === 0 ? item : { ...item, contents };
}

/** 'Enthalten: 2× Wiener Schnitzel, 0,25 kg Bergkäse'; empty where there is nothing to name. */
export function contentsWords(contents: PackageContents = []): string {
  const named = contents.filter(({ name }) => name !== '');
  if (named.length === 0) return '';
  return `Enthalten: ${named.map(({ name, amount, unit }) => `${formatTimes(amount, unit)} ${name}`).join(', ')}`;
}

/** What is in a package, in one line. Empty for all other products. */
export const bundleWords = (product: Product, products: readonly Product[]): string =>
  contentsWords(contentsOf(product, products));
