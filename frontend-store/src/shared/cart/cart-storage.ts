import { type SafeStorage, tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import type { Carts } from './cart-slice.js';
import { storedCart } from './stored-cart.js';

const SUFFIX = '-cart';

/** The carts of this tab, one entry per branch identifier. Damaged entries are left out. */
export function loadCarts(storage: SafeStorage = tabStorage): Carts {
  const carts: Carts = {};
  for (const name of storage.names().filter((each) => each.endsWith(SUFFIX))) {
    const cart = readStored(storage, name, storedCart);
    if (cart) carts[name.slice(0, -SUFFIX.length)] = cart;
  }
  return carts;
}

/** Writes those carts that differ from `before`. */
export function saveCarts(before: Carts, after: Carts, storage: SafeStorage = tabStorage): void {
  for (const [branch, cart] of Object.entries(after)) {
    if (before[branch] !== cart) writeStored(storage, branch + SUFFIX, storedCart, cart);
  }
}
