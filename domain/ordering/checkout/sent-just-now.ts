import type { Product } from '../../records/definitions/product.js';
import type { OrderItem } from '../order/order-terms.schema.js';
import { cartItemsAgain } from './order-again.js';
import type { CartItem } from './order-form.schema.js';

/** Later the same is rather wanted once more than sent twice. */
const JUST_NOW_MS = 15 * 60_000;

interface SentOrder {
  readonly branch: { readonly id: string };
  readonly items: readonly OrderItem[];
  readonly placedAt: string;
  readonly isCanceled: boolean;
  readonly isRejected: boolean;
  readonly isFailed: boolean;
}

interface Cart {
  readonly branch: { readonly id: string };
  readonly items: readonly CartItem[];
}

/** Whether just what is in a cart was ordered a short while ago, and is going to be carried out. */
export function isSentJustNow(
  order: SentOrder,
  cart: Cart,
  products: readonly Product[],
  now: Date,
): boolean {
  if (order.isCanceled || order.isRejected || order.isFailed) return false;
  if (order.branch.id !== cart.branch.id) return false;
  if (now.getTime() - Date.parse(order.placedAt) >= JUST_NOW_MS) return false;
  const again = cartItemsAgain(order.items, products);
  if (again.length < order.items.length) return false;
  return linesOf(again) === linesOf(cart.items);
}

const linesOf = (items: readonly CartItem[]): string => items.map(lineOf).sort().join('\n');

const lineOf = ({ product, amount, unit, parts }: CartItem): string =>
  JSON.stringify([product, amount, unit, parts.map(chosenOf)]);

/** The order does not distinguish a choice that was left out from one that is empty. */
function chosenOf(part: CartItem['parts'][number]): CartItem['parts'][number] {
  if (typeof part === 'string') return part.trim() || null;
  return Array.isArray(part) && part.length === 0 ? null : part;
}
