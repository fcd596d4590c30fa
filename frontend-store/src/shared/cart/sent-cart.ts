import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import type { OrderAddress } from '../order/order-api.js';
import type { KeptItem } from './cart-slice.js';

/** The cart that an order was made of which is not paid yet: it stays filled until it is. */
interface SentCart extends OrderAddress {
  /** What was in it, to notice that it was changed since. */
  content: string;
}

const SUFFIX = '-sent-cart';
const contentOf = (items: readonly KeptItem[]): string =>
  JSON.stringify(items.map(({ product, amount, unit, parts }) => [product, amount, unit, parts]));

/** `branch` is its identifier. */
export const rememberSentCart = (
  { uid, hash }: OrderAddress,
  branch: string,
  items: readonly KeptItem[],
): void => writeStored(tabStorage, branch + SUFFIX, format, { uid, hash, content: contentOf(items) });

export const forgetSentCart = (branch: string): void => tabStorage.remove(branch + SUFFIX);

/** The order that a branch's cart was sent as before, and whether the cart is still what was sent. */
export function sentOrderOf(
  branch: string,
  items: readonly KeptItem[],
): { order: OrderAddress; isSame: boolean } | null {
  const sent = readStored(tabStorage, branch + SUFFIX, format);
  if (!sent || items.length === 0) return null;
  return { order: { uid: sent.uid, hash: sent.hash }, isSame: sent.content === contentOf(items) };
}

/** The order that a branch's cart was sent as, while it is still what was sent. */
export function orderOfCart(branch: string, items: readonly KeptItem[]): OrderAddress | null {
  const sent = sentOrderOf(branch, items);
  return sent?.isSame ? sent.order : null;
}

const format: StoredFormat<SentCart> = {
  version: 1,
  parse: (value) => {
    const { uid, hash, content } = value as Partial<SentCart>;
    const isWhole = typeof uid === 'string' && typeof hash === 'string' && typeof content === 'string';
    return isWhole ? { uid, hash, content } : null;
  },
};
