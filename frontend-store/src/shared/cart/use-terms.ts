import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { earliestTime, termsText, zipCodeIn } from '@bestellwerk/domain/ordering/checkout/terms-words';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { useLimitedDays } from '../catalogue/limited-days.js';
import { timeZoneOf, useShop } from '../catalogue/use-shop.js';
import type { OrderDetails } from '../order-details/details-slice.js';
import { useNow } from '../use-now.js';
import { useCart } from './use-cart.js';

/** How, where to and when the guest orders from a branch, in one line. On a page that follows the branch's limits. */
export function useTermsText(branch: Branch): string {
  const shop = useShop();
  const { config, products } = shop;
  const now = useNow();
  const limitedDays = useLimitedDays(branch);
  const { cart, mode, area, totals } = useCart(branch);
  const details = useSelector(({ details }: { details: OrderDetails }) => details);
  const timeZone = timeZoneOf(shop, branch);
  const { items, table, appointmentDate } = cart;
  const earliest = useMemo(
    () => earliestTime({ form: { items }, mode, branch, products, now, timeZone, limitedDays }),
    [items, mode, branch, products, now, timeZone, limitedDays],
  );
  return termsText(
    {
      ...{ mode, area, table, appointmentDate, earliest },
      deliveryGross: totals.deliveryGross,
      zipCode: zipCodeIn(area, details, branch),
    },
    { branch, now, timeZone, currency: config.currency },
  );
}
