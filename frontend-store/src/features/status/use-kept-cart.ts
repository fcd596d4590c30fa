import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { cartCleared, selectCart } from '../../shared/cart/cart-slice.js';
import { forgetSentCart, orderOfCart } from '../../shared/cart/sent-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { consentEnded } from '../../shared/order-details/details-slice.js';

/**
 * Empties the cart of an order that was to be paid first, as soon as the branch has it or the money is there. Until then,
 * and if the payment fails, it stays: answers whether it still does.
 */
export function useKeptCart(order: PublicOrder | undefined): boolean {
  const dispatch = useDispatch();
  const branch = useShop().branchOf(order?.branch.id ?? '')?.identifier ?? '';
  const { items } = useSelector(selectCart(branch));
  const isKept = order !== undefined && orderOfCart(branch, items)?.uid === order.uid;
  const isDone = isKept && isTaken(order);
  useEffect(() => {
    if (!isDone) return;
    dispatch(cartCleared({ branch }));
    dispatch(consentEnded());
    forgetSentCart(branch);
  }, [isDone, branch, dispatch]);
  return isKept && !isDone;
}

const isTaken = ({ paymentStatus, timeline }: PublicOrder): boolean =>
  ['authorized', 'paid', 'refunding', 'refunded'].includes(paymentStatus) ||
  timeline.some(({ type }) => type === 'OrderSubmitted');
