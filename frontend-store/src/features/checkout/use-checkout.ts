import { useMemo, useState } from 'react';
import { checkOrder } from '@bestellwerk/domain/ordering/checkout/check-order';
import { factsAt } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { checkoutView } from '@bestellwerk/domain/ordering/checkout/checkout-view';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { usePricedCart } from '../../shared/cart/use-cart.js';
import { useLimitedDays } from '../../shared/catalogue/limited-days.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';
import { useAtKiosk } from '../../shared/self-service/self-service.js';
import { useNow } from '../../shared/use-now.js';
import { orderFormOf, sentItems } from './order-form.js';

/** The current order, the check result that the server would return for it, and the view of the checkout. */
export function useCheckout(branch: Branch, details: OrderDetails) {
  const shop = useShop();
  const now = useNow();
  const isSelfService = useAtKiosk() !== null;
  const limitedDays = useLimitedDays(branch);
  const { cart, priced } = usePricedCart(branch);
  const { mode, area } = priced;
  // A stable list while the guest types, so that values derived from it are not recalculated.
  const items = useMemo(() => sentItems(cart.items), [cart.items]);
  const form = useMemo(
    () => orderFormOf(branch, cart, { mode, area }, details, items),
    [branch, cart, mode, area, details, items],
  );
  const { check, view } = useMemo(() => {
    const facts = { ...factsAt(now, shop, branch, limitedDays), isSelfService };
    return { check: checkOrder(form, facts), view: checkoutView(form, facts) };
  }, [form, shop, branch, limitedDays, now, isSelfService]);
  return { form, check, view: useSame(view), cart, priced, details };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Returns the previous object while the value is deeply equal, so that memoised results stay valid. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
