import { type BranchCart, type Carts, emptyCart } from './cart-slice.js';

const SUFFIX = '-cart';

/** The carts kept in sessionStorage, one entry per branch identifier. Damaged entries are left out. */
export function loadCarts(storage: Storage = sessionStorage): Carts {
  const carts: Carts = {};
  for (let i = 0; i < storage.length; i++) {
    const name = storage.key(i)!;
    if (!name.endsWith(SUFFIX)) continue;
    const cart = parse(storage.getItem(name)!);
    if (cart) carts[name.slice(0, -SUFFIX.length)] = cart;
  }
  return carts;
}

/** Writes those carts that differ from `before`. */
export function saveCarts(before: Carts, after: Carts, storage: Storage = sessionStorage): void {
  for (const [branch, cart] of Object.entries(after)) {
    if (before[branch] !== cart) storage.setItem(branch + SUFFIX, JSON.stringify(cart));
  }
}

function parse(text: string): BranchCart | null {
  try {
    const cart = JSON.parse(text) as Partial<BranchCart>;
    return Array.isArray(cart.items) ? { ...emptyCart, ...cart } : null;
  } catch {
    return null;
  }
}
