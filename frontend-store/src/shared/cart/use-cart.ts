import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { useShop } from '../catalogue/use-shop.js';
import type { OrderDetails } from '../order-details/details-slice.js';
import { selectCart } from './cart-slice.js';
import { priceCart } from './price-cart.js';

interface DetailsState {
  details: OrderDetails;
}

/** A branch's cart with its prices, kept current. */
export function useCart(branch: Branch) {
  const { cart, priced } = usePricedCart(branch);
  return { cart, ...priced };
}

/** The same; the prices are one object that stays while nothing changes that costs something. */
export function usePricedCart(branch: Branch) {
  const shop = useShop();
  const cart = useSelector(selectCart(branch.identifier));
  const { items, mode, deliveryArea } = cart;
  const donatee = useSelector(({ details }: DetailsState) => details.donatee);
  const donationAmount = useSelector(({ details }: DetailsState) => details.donationAmount);
  const priced = useMemo(
    () => priceCart({ items, mode, deliveryArea }, branch, shop, { donatee, donationAmount }),
    [items, mode, deliveryArea, branch, shop, donatee, donationAmount],
  );
  return { cart, priced };
}
