import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { checkOrder } from '@bestellwerk/domain/ordering/check-order';
import type { Branch } from '@bestellwerk/domain/resources/branch.schema';
import { activeMenu } from '@bestellwerk/domain/rules/availability';
import { useCart } from '../../shared/cart/use-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';
import { useNow } from '../../shared/use-now.js';
import { orderFormOf } from './order-form.js';

/** The order as it stands, with the answer the server would give to it. */
export function useCheckout(branch: Branch) {
  const shop = useShop();
  const now = useNow();
  const { cart, ...priced } = useCart(branch);
  const details = useSelector((state: { details: OrderDetails }) => state.details);
  const { mode, area } = priced;
  const form = useMemo(
    () => orderFormOf(branch, cart, { mode, area }, details),
    [branch, cart, mode, area, details],
  );
  const check = useMemo(() => {
    const { config, menus, categories, products, tables } = shop;
    const menu = activeMenu(menus, branch.id, now);
    return checkOrder(form, { now, config, branch, menu, categories, products, tables });
  }, [form, shop, branch, now]);
  return { form, check, cart, priced, details };
}

export type Checkout = ReturnType<typeof useCheckout>;
