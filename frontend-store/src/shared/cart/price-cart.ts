import type { DeliveryMode } from '@bestellwerk/domain/kernel/delivery-mode';
import type { OrderPricing } from '@bestellwerk/domain/kernel/pricing';
import type { Branch, DeliveryArea } from '@bestellwerk/domain/resources/branch.schema';
import type { Product } from '@bestellwerk/domain/resources/product.schema';
import { missingToMinimum } from '@bestellwerk/domain/rules/delivery';
import { type LinePrice, priceLine } from '@bestellwerk/domain/rules/price';
import { totalsOf } from '@bestellwerk/domain/rules/totals';
import type { Shop } from '../catalogue/use-shop.js';
import type { BranchCart, KeptItem } from './cart-slice.js';

export interface CartLine {
  /** Its place in the cart. */
  index: number;
  item: KeptItem;
  product: Product;
  price: LinePrice;
}

export interface PricedCart {
  lines: CartLine[];
  mode: DeliveryMode;
  /** Where to, while the mode is delivery. */
  area: DeliveryArea | null;
  totals: OrderPricing;
  hasHiddenPrices: boolean;
  /** Decimals; null while nothing is missing. */
  missing: { minimum: number; difference: number } | null;
}

const modeFlags = {
  takeaway: 'isTakeawayEnabled',
  delivery: 'isDeliveryEnabled',
  dineIn: 'isDineInEnabled',
} as const satisfies Record<DeliveryMode, keyof Branch>;

/** The modes a branch offers, in the order they are shown in. */
export const modesOf = (branch: Branch): DeliveryMode[] =>
  (Object.keys(modeFlags) as DeliveryMode[]).filter((mode) => branch[modeFlags[mode]]);

/** The mode chosen, else the shop's default where the branch offers it, else the first one offered. */
export function modeOf(cart: BranchCart, branch: Branch, shopDefault: DeliveryMode): DeliveryMode {
  const offered = modesOf(branch);
  const wanted = [cart.mode, shopDefault].find((mode) => mode !== null && offered.includes(mode));
  return wanted ?? offered[0] ?? 'takeaway';
}

/** The area chosen, else the branch's first one. */
export const areaOf = (cart: BranchCart, branch: Branch): DeliveryArea | null =>
  branch.deliveryAreas.find(({ area }) => area === cart.deliveryArea) ?? branch.deliveryAreas[0] ?? null;

/** What the cart costs as things stand. Lines whose product is gone are left out. */
export function priceCart(cart: BranchCart, branch: Branch, shop: Shop): PricedCart {
  const { currency, defaultDeliveryMethod } = shop.config;
  const mode = modeOf(cart, branch, defaultDeliveryMethod);
  const area = mode === 'delivery' ? areaOf(cart, branch) : null;
  const lines = cart.items.flatMap((item, index): CartLine[] => {
    const product = shop.productById.get(item.product);
    const price = product && priceLine(product, item, mode, currency);
    return product && price ? [{ index, item, product, price }] : [];
  });
  const totals = totalsOf(
    lines.map((line) => line.price),
    area,
  );
  return {
    lines,
    mode,
    area,
    totals,
    hasHiddenPrices: lines.some((line) => line.product.isPriceHidden),
    missing: area && missingToMinimum(area, totals.gross),
  };
}
