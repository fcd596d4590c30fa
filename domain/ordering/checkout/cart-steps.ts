import { stepsOf } from '../../catalogue/configuration.js';
import {
  canDecrease,
  canIncrease,
  decrease,
  defaultQuantity,
  increase,
  isOrderableQuantity,
  limitsIn,
  type QuantityLimits,
} from '../../pricing/quantity.js';
import { formatAmount, formatTimes } from '../../pricing/units.js';
import type { Product } from '../../records/definitions/product.js';
import type { CartItem } from './order-form.schema.js';

/** Whether a product can go into the cart without any question: it has no steps, and its default quantity can be ordered. */
export const isPlain = (product: Product): boolean => plainItem(product) !== null;

/** The line that a plain product makes; null of others. */
export function plainItem(product: Product): CartItem | null {
  const quantity = defaultQuantity(product);
  const canBeOrdered = isOrderableQuantity(quantity.amount, limitsOf(product, quantity));
  if (!canBeOrdered || stepsOf(product).length > 0) return null;
  return { product: product.id, ...quantity, parts: [] };
}

/** The place of a plain product's line among those of a cart; -1 if it has none in its default unit. */
export function plainLineOf(items: readonly CartItem[], product: Product): number {
  const { unit } = defaultQuantity(product);
  return items.findIndex((item) => item.product === product.id && item.unit === unit);
}

/** What a tap on a stepper makes of a line's amount: null takes the line out, and `isMost` is that the maximum is reached. */
export interface Step {
  readonly amount: number | null;
  readonly isMost: boolean;
}

type Amount = Pick<CartItem, 'amount' | 'unit'>;

/** One step more of a line. */
export function stepUp(product: Product, { amount, unit }: Amount): Step {
  const limits = limitsOf(product, { unit });
  return canIncrease(amount, limits)
    ? { amount: increase(amount, limits), isMost: false }
    : { amount, isMost: true };
}

/** One step less of a line; none is left below the minimum. */
export function stepDown(product: Product, { amount, unit }: Amount): Step {
  const limits = limitsOf(product, { unit });
  const less = canDecrease(amount, limits) ? decrease(amount, limits) : 0;
  return { amount: less > 0 && less < amount ? less : null, isMost: false };
}

/** Whether one step less takes the line out. */
export const isLastStep = (product: Product, item: Amount): boolean =>
  stepDown(product, item).amount === null;

/** How much of a product is in the cart, as its card says it: '2', '0,25 kg', of lines in several units '2, 0,25 kg'; empty if none is. */
export function amountInCart(items: readonly CartItem[], product: Pick<Product, 'id'>): string {
  const byUnit = new Map<CartItem['unit'], number>();
  for (const { product: id, amount, unit } of items) {
    if (id === product.id) byUnit.set(unit, (byUnit.get(unit) ?? 0) + amount);
  }
  return [...byUnit]
    .map(([unit, amount]) => formatTimes(Number(amount.toPrecision(12)), unit).replace('×', ''))
    .join(', ');
}

/** Why not more of a line goes into the cart. */
export const maximumReached = ({ name }: Pick<Product, 'name'>, { amount, unit }: Amount): string =>
  `Von „${name}“ können Sie höchstens ${formatAmount(amount, unit)} bestellen; so viel ist jetzt im Warenkorb.`;

const limitsOf = (product: Product, { unit }: Pick<Amount, 'unit'>): QuantityLimits =>
  limitsIn(product, unit) ?? product;
