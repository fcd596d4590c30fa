import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { OrderPricing } from '@bestellwerk/domain/pricing/pricing.schema';
import { chosenMode, preselectedArea } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Branch, DeliveryArea } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { missingToMinimum } from '@bestellwerk/domain/delivery/delivery-fee';
import { type LinePrice, priceLine } from '@bestellwerk/domain/pricing/price';
import { totalsOf } from '@bestellwerk/domain/pricing/totals';
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

/** The current prices of the cart. Lines whose product was deleted are left out. */
export function priceCart(
  cart: Pick<BranchCart, 'items' | 'mode' | 'deliveryArea'>,
  branch: Branch,
  shop: Shop,
): PricedCart {
  const { currency } = shop.config;
  const mode = chosenMode(cart.mode, branch, shop.config);
  const area = mode === 'delivery' ? preselectedArea(cart.deliveryArea, branch) : null;
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
