import { byId } from '../../kernel/by-id.js';
import type { Product } from '../../records/definitions/product.js';
import { chosenOptions, namesOf, stepsOf, takesUploads, uploadsOf } from '../../catalogue/configuration.js';
import { priceLine } from '../../pricing/price.js';
import type { CartItem } from './order-form.schema.js';
import type { ChosenPart, OrderItem } from '../order/order-terms.schema.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';

/** A cart line as a line of an order, priced; null if its unit is none of the product's. */
export function orderItemOf(
  item: CartItem,
  product: Product,
  mode: DeliveryMode,
  currency: string,
): OrderItem | null {
  const price = priceLine(product, item, mode, currency);
  if (price === null) return null;
  return {
    product: product.id,
    name: product.name,
    amount: item.amount,
    unit: item.unit,
    parts: chosenParts(item, product),
    isPriceHidden: product.isPriceHidden,
    ...price,
  };
}

/** Lines of a whole cart; null as soon as one of them cannot be priced. */
export function orderItemsOf(
  items: readonly CartItem[],
  products: readonly Product[],
  mode: DeliveryMode,
  currency: string,
): OrderItem[] | null {
  const productsById = byId(products);
  const lines: OrderItem[] = [];
  for (const item of items) {
    const product = productsById.get(item.product);
    const line = product ? orderItemOf(item, product, mode, currency) : null;
    if (line === null) return null;
    lines.push(line);
  }
  return lines;
}

/** The choices by step; skipped steps are not listed. */
function chosenParts({ parts }: CartItem, product: Product): ChosenPart[] {
  return stepsOf(product).flatMap((step, index): ChosenPart[] => {
    const value = parts[index] ?? null;
    const name = step.name ?? '';
    if (step.type === 'select' || step.type === 'multiselect') {
      const choices = chosenOptions(step, value).map((option) => option.name);
      return choices.length === 0 ? [] : [{ name, choices, text: null }];
    }
    if (takesUploads(step)) {
      const uploads = [...uploadsOf(value)];
      return uploads.length === 0 ? [] : [{ name, choices: [], text: null, uploads }];
    }
    const text = namesOf(value).join(', ').trim();
    return text === '' ? [] : [{ name, choices: [], text }];
  });
}
