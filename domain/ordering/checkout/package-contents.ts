import { byId } from '../../kernel/by-id.js';
import type { Product } from '../../records/definitions/product.js';
import type { OrderItem } from '../order/order-terms.schema.js';

/** The line with what its package contains as it is sold now; the same line if it is none, or says so already. */
export function withContents(item: OrderItem, products: readonly Product[]): OrderItem {
  if (item.contents) return item;
  const known = byId(products);
  const product = known.get(item.product);
  if (product?.type !== 'bundle' || product.bundle.length === 0) return item;
  const contents = product.bundle.map(({ product: id, amount, unit }) => ({
    product: id,
    name: known.get(id)?.name ?? '',
    ...{ amount, unit },
  }));
  return { ...item, contents };
}
