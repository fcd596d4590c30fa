import { byId } from '../../../kernel/by-id.js';
import type { Problem } from '../../../kernel/refusal.js';
import type { Product } from '../../../records/definitions/product.js';
import { orderableIds } from '../../../catalogue/availability.js';
import { isStepValid, stepsOf } from '../../../catalogue/configuration.js';
import { isOrderableQuantity, limitsIn } from '../../../pricing/quantity.js';
import { convertAmount } from '../../../pricing/units.js';
import type { CartItem } from '../order-form.schema.js';
import { messages } from './messages.js';
import type { CheckContext } from './shop-facts.js';

/** Every line of the cart: known and available product, unit, amount and each step of its configuration. */
export function lineProblems({ form, menu, categories, products, now, timeZone }: CheckContext): Problem[] {
  if (form.items.length === 0) return [{ field: 'items', message: messages.cartEmpty }];
  const orderable = menu && orderableIds(menu, categories, products, now, timeZone);
  const productsById = byId(products);
  return form.items.flatMap((item, index) => {
    const at = `items.${index}`;
    const product = productsById.get(item.product);
    if (!product) return [{ field: `${at}.product`, message: messages.productUnknown }];
    if (!orderable?.has(product.id)) {
      return [{ field: `${at}.product`, message: messages.productUnavailable(product.name) }];
    }
    return [...quantityProblems(item, product, at), ...configurationProblems(item, product, at)];
  });
}

function quantityProblems({ amount, unit }: CartItem, product: Product, at: string): Problem[] {
  const limits = limitsIn(product, unit);
  if (limits === null || convertAmount(amount, unit, product.unit, product) === null) {
    return [{ field: `${at}.unit`, message: messages.unitUnknown(product.name) }];
  }
  if (isOrderableQuantity(amount, limits)) return [];
  return [{ field: `${at}.amount`, message: messages.amountInvalid(product.name) }];
}

function configurationProblems({ parts }: CartItem, product: Product, at: string): Problem[] {
  const steps = stepsOf(product);
  if (parts.length > steps.length) {
    return [{ field: `${at}.parts`, message: messages.partsLeftOver(product.name) }];
  }
  return steps.flatMap((step, index) => {
    if (isStepValid(step, parts[index] ?? null)) return [];
    const name = step.name ?? `Schritt ${index + 1}`;
    return [{ field: `${at}.parts.${index}`, message: messages.stepInvalid(product.name, name) }];
  });
}
