import { soldOutFor } from '@bestellwerk/domain/ordering/checkout/check/limits';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { useLimitedDays } from '../catalogue/limited-days.js';
import { timeZoneOf, useShop } from '../catalogue/use-shop.js';
import { useNow } from '../use-now.js';
import { useCart } from './use-cart.js';

/** What is said of such a product where it was chosen before it was sold out. */
export const soldOutText = 'Heute leider ausverkauft';

/** Ids of the products that cannot be had on the day for which the guest orders, on a page that follows the limits. */
export function useSoldOut(branch: Branch): readonly string[] {
  const { cart, mode } = useCart(branch);
  return soldOutFor({
    ...{ branch, mode, now: useNow(), form: cart },
    limitedDays: useLimitedDays(branch),
    timeZone: timeZoneOf(useShop(), branch),
  });
}
