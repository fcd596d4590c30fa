import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { OrderPricing } from '@bestellwerk/domain/pricing/pricing.schema';
import { chosenMode, preselectedArea } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Branch, DeliveryArea } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import {
  type DonationChoice,
  NO_DONATION,
  ownDonation,
} from '@bestellwerk/domain/ordering/checkout/donation';
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
  /** It would be sent as a request for a quotation. */
  isQuotation: boolean;
  /** Decimals; null while nothing is missing. */
  missing: { minimum: number; difference: number } | null;
}

/** The current prices of the cart, and what the guest donates on top. Lines whose product was deleted are left out. */
export function priceCart(
  cart: Pick<BranchCart, 'items' | 'mode' | 'deliveryArea'>,
  branch: Branch,
  shop: Shop,
  donation: DonationChoice = NO_DONATION,
): PricedCart {
  const { currency } = shop.config;
  const mode = chosenMode(cart.mode, branch, shop.config);
  const area = mode === 'delivery' ? preselectedArea(cart.deliveryArea, branch) : null;
  const lines = cart.items.flatMap((item, index): CartLine[] => {
    const product = shop.productById.get(item.product);
    const price = product && priceLine(product, item, mode, currency);
    return product && price ? [{ index, item, product, price }] : [];
  });
  const hasHiddenPrices = lines.some((line) => line.product.isPriceHidden);
  const isQuotation = branch.isQuotationRequired || hasHiddenPrices;
  const totals = totalsOf(
    lines.map((line) => line.price),
    area,
    lines.length > 0 ? ownDonation(donation, { ...shop, isQuotation }) : 0,
  );
  return {
    lines,
    mode,
    area,
    totals,
    hasHiddenPrices,
    isQuotation,
    missing: area && missingToMinimum(area, totals.gross),
  };
}
