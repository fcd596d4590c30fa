import type { DonationChoice } from '@bestellwerk/domain/ordering/checkout/donation';
import type { ShownLine, ShownOrder } from '@bestellwerk/domain/ordering/checkout/order-changes';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import {
  defaultPaymentMethod,
  offeredPaymentMethods,
} from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { beginsAt } from '@bestellwerk/domain/opening-hours/open-state';
import type { BranchCart, KeptItem } from '../../shared/cart/cart-slice.js';
import { priceCart } from '../../shared/cart/price-cart.js';
import { whenText } from './when-text.js';
import { type Shop, timeZoneOf } from '../../shared/catalogue/use-shop.js';

export interface Choices {
  cart: BranchCart;
  paymentMethod: PaymentMethod | null;
  donation: DonationChoice;
}

/** The catalogue, and when it was looked at. */
export interface Seen {
  readonly shop: Shop;
  readonly at: Date;
  /** Minutes of the kitchen's delay; null while nobody knows. */
  readonly delay: number | null;
}

/** What the checkout shows for the guest's choices while the catalogue is as in `shop`. */
export function shownOrder(
  { cart, paymentMethod, donation }: Choices,
  { id }: Branch,
  { shop, at, delay }: Seen,
): ShownOrder | null {
  const branch = shop.branchOf(id);
  if (!branch) return null;
  const { lines, totals, mode, area, isQuotation } = priceCart(cart, branch, shop, donation);
  const shown: (ShownLine | null)[] = cart.items.map(() => null);
  for (const { index, product, price } of lines) {
    shown[index] = { name: product.name, gross: price.gross, isPriceHidden: product.isPriceHidden };
  }
  const offered = offeredPaymentMethods(shop.config, branch);
  const isOffered = paymentMethod !== null && offered.includes(paymentMethod);
  const paidBy = paymentMethod === null ? defaultPaymentMethod(offered) : isOffered ? paymentMethod : null;
  return {
    total: totals.totalGross,
    deliveryGross: totals.deliveryGross,
    mode,
    area: area?.area ?? null,
    isQuotation,
    paymentMethod: isQuotation ? null : paidBy,
    beginsAt: cart.appointmentDate === null ? beginsAt(mode, branch, at, timeZoneOf(shop, branch)) : null,
    delay:
      cart.appointmentDate === null && delay !== null
        ? { minutes: delay, promised: whenText(null, mode, branch, at, timeZoneOf(shop, branch), delay) }
        : null,
    lines: shown,
  };
}

/** The shop with the names and prices that the products had when they were put into the cart. */
export function shopAsRemembered(shop: Shop, items: readonly KeptItem[]): Shop {
  const productById = new Map(shop.productById);
  let isAsNow = true;
  for (const { product: id, remembered } of items) {
    const product = shop.productById.get(id);
    if (!product || (product.name === remembered.name && product.price === remembered.price)) continue;
    productById.set(id, { ...product, name: remembered.name, price: remembered.price });
    isAsNow = false;
  }
  return isAsNow ? shop : { ...shop, productById };
}
