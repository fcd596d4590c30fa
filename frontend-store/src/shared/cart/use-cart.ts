import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import { useShop } from '../catalogue/use-shop.js';
import { selectCart } from './cart-slice.js';
import { priceCart } from './price-cart.js';

/** A branch's cart with its prices, kept current. */
export function useCart(branch: Branch) {
  const shop = useShop();
  const cart = useSelector(selectCart(branch.identifier));
  const priced = useMemo(() => priceCart(cart, branch, shop), [cart, branch, shop]);
  return { cart, ...priced };
}
