import { byId } from '../../kernel/by-id.js';
import type { Product } from '../../records/definitions/product.js';
import {
  chosenOptions,
  isStepValid,
  namesOf,
  stepsOf,
  takesUploads,
  uploadsOf,
} from '../../catalogue/configuration.js';
import { priceLine } from '../../pricing/price.js';
import type { CartItem } from './order-form.schema.js';
import type { ChosenPart, OrderItem } from '../order/order-terms.schema.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import type { Problem } from '../../kernel/refusal.js';
import { orderableIds } from '../../catalogue/availability.js';
import { isOrderableQuantity, limitsIn } from '../../pricing/quantity.js';
import { convertAmount } from '../../pricing/units.js';
import { isSoldOut } from './check/limits.js';
import { messages, staffMessages, textsOf } from './check/messages.js';
import type { CheckContext } from './check/check-context.js';

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
    parts: withRemark(chosenParts(item, product), item.remark),
    isPriceHidden: product.isPriceHidden,
    ...price,
  };
}

/** A remark of staff for the kitchen is shown like a step that the guest has answered. */
const REMARK = 'Anmerkung';

export const withRemark = (parts: ChosenPart[], remark = ''): ChosenPart[] =>
  remark.trim() === '' ? parts : [...parts, { name: REMARK, choices: [], text: remark.trim() }];

/** The remark, where the choices of all steps are taken away and it alone is left; undefined if it is none. */
export const remarkAmong = ([part, ...others]: readonly ChosenPart[]): string | undefined =>
  part?.name === REMARK && others.length === 0 ? (part.text ?? undefined) : undefined;

/** Staff sell no more of anything at once. */
export const MOST_BY_STAFF = 1_000_000;

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

/** Every line of the cart: known and available product, unit, amount and each step of its configuration. */
export function lineProblems(context: CheckContext): Problem[] {
  const { form, products, entry, menu } = context;
  const texts = textsOf(context);
  if (form.items.length === 0) return [{ field: 'items', message: texts.cartEmpty }];
  if (entry && !menu) return [{ field: 'items', message: staffMessages.noMenu }];
  const orderable = orderableOf(context);
  const productsById = byId(products);
  return form.items.flatMap((item, index) => {
    const at = `items.${index}`;
    const product = productsById.get(item.product);
    if (!product) return [{ field: `${at}.product`, message: texts.productUnknown }];
    if (!orderable?.has(product.id)) {
      return [{ field: `${at}.product`, message: texts.productUnavailable(product.name) }];
    }
    if (isSoldOut(context, product.id)) {
      return [{ field: `${at}.product`, message: texts.productSoldOut(product.name) }];
    }
    return [...quantityProblems(item, product, at, entry), ...configurationProblems(item, product, `${at}.`)];
  });
}

/** What the menu offers at the moment. Staff sell all that is sold, as they do when they change an order. */
function orderableOf({ menu, categories, products, now, timeZone, entry }: CheckContext) {
  if (entry) return new Set(products.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
  return menu && orderableIds(menu, categories, products, now, timeZone);
}

/** Staff may weigh: their amounts are bound to no step and no limit. */
function quantityProblems(
  { amount, unit }: CartItem,
  product: Product,
  at: string,
  entry: CheckContext['entry'],
): Problem[] {
  const limits = limitsIn(product, unit);
  if (limits === null || convertAmount(amount, unit, product.unit, product) === null) {
    return [{ field: `${at}.unit`, message: messages.unitUnknown(product.name) }];
  }
  if (entry ? amount > 0 && amount < MOST_BY_STAFF : isOrderableQuantity(amount, limits)) return [];
  return [{ field: `${at}.amount`, message: messages.amountInvalid(product.name) }];
}

/** What is wrong with the choices; `at` is the path of the line, with a dot at its end. */
export function configurationProblems({ parts }: CartItem, product: Product, at = ''): Problem[] {
  const steps = stepsOf(product);
  if (parts.length > steps.length) {
    return [{ field: `${at}parts`, message: messages.partsLeftOver(product.name) }];
  }
  return steps.flatMap((step, index) => {
    if (isStepValid(step, parts[index] ?? null)) return [];
    const name = step.name ?? `Schritt ${index + 1}`;
    return [{ field: `${at}parts.${index}`, message: messages.stepInvalid(product.name, name) }];
  });
}
