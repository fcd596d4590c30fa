import { byId } from '../../../kernel/by-id.js';
import type { OrderForm } from '../order-form.schema.js';
import type { ShopFacts } from './check-context.js';

/** Whether an order is placed as a request for a quotation: the branch wants that, or a price in it is given on request. */
export function isQuotationRequest(
  { items }: Pick<OrderForm, 'items'>,
  { branch, products }: Pick<ShopFacts, 'branch' | 'products'>,
): boolean {
  if (branch.isQuotationRequired) return true;
  const productsById = byId(products);
  return items.some(({ product }) => productsById.get(product)?.isPriceHidden);
}
