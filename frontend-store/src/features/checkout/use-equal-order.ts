import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { isSentJustNow } from '@bestellwerk/domain/ordering/checkout/sent-just-now';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { BranchCart } from '../../shared/cart/cart-slice.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { type OrderAddress, orderApi, type OrdersRead, type WithApi } from '../../shared/order/order-api.js';
import { ordersOfOtherTabs } from '../../shared/order/running-order.js';
import { renewNow, useNow } from '../../shared/use-now.js';
import { useSame } from './use-checkout.js';

const { initiate, select } = orderApi.endpoints.publicOrder;

/**
 * An order of just what is in the cart that another tab sent a short while ago. In the tab that sent it the cart was
 * emptied, so that who fills it again wants it again.
 */
export function useEqualOrder(branch: Branch, { items }: BranchCart): PublicOrder | undefined {
  const { products } = useShop();
  const now = useNow();
  const orders = useOrders(useSame(ordersOfOtherTabs(now)));
  useEffect(() => {
    // Other tabs write what they sent into the storage of the browser.
    window.addEventListener('storage', renewNow);
    return () => window.removeEventListener('storage', renewNow);
  }, []);
  return orders.find((order) => isSentJustNow(order, { branch, items }, products, now));
}

/** Those orders that could be read. */
function useOrders(addresses: readonly OrderAddress[]): PublicOrder[] {
  const dispatch = useDispatch<OrdersRead>();
  useEffect(() => {
    const reads = addresses.map(({ uid, hash }) => dispatch(initiate({ uid, hash })));
    return () => reads.forEach((read) => read.unsubscribe());
  }, [addresses, dispatch]);
  return useSelector(
    (state: WithApi) => addresses.flatMap(({ uid, hash }) => select({ uid, hash })(state).data ?? []),
    shallowEqual,
  );
}
