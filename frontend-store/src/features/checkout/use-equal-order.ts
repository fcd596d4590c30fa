import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { isSentJustNow } from '@bestellwerk/domain/ordering/checkout/sent-just-now';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { BranchCart } from '../../shared/cart/cart-slice.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { type OrderAddress, orderApi, type OrdersRead, type WithApi } from '../../shared/order/order-api.js';
import { ordersOfOtherTabs } from '../../shared/order/running-order.js';
import { renewNow, useNow } from '../../shared/use-now.js';
import { pause } from '../../shared/pause.js';
import { useSame } from './use-checkout.js';

const { initiate, select } = orderApi.endpoints.publicOrder;

const NOT_YET = 503;
const AGAIN_AFTER = 250;
/** The guest's own connection is not waited for longer. */
const LONGEST_READ = 4_000;

/**
 * An order of just what is in the cart that another tab sent a short while ago. In the tab that sent it the cart was
 * emptied, so that who fills it again wants it again.
 */
export function useEqualOrder(branch: Branch, { items }: BranchCart) {
  const { products } = useShop();
  const now = useNow();
  const dispatch = useDispatch<OrdersRead>();
  const orders = useOrders(useSame(ordersOfOtherTabs(now)));
  useEffect(() => {
    // Other tabs write what they sent into the storage of the browser.
    window.addEventListener('storage', renewNow);
    return () => window.removeEventListener('storage', renewNow);
  }, []);
  const equalAmong = (sent: readonly PublicOrder[], at: Date) =>
    sent.find((order) => isSentJustNow(order, { branch, items }, products, at));
  return {
    equal: equalAmong(orders, now),
    /** The same at this moment, also of an order that was not read yet. */
    async findEqual(): Promise<PublicOrder | undefined> {
      const at = renewNow();
      const read = await Promise.all(ordersOfOtherTabs(at).map((address) => readOrder(address, dispatch)));
      return equalAmong(
        read.filter((order) => order !== undefined),
        at,
      );
    },
  };
}

/** Undefined if nobody answers in time. Just after it was sent, the server may not be able to show it yet. */
const readOrder = (address: OrderAddress, dispatch: OrdersRead): Promise<PublicOrder | undefined> =>
  Promise.race([readUntilShown(address, dispatch, performance.now() + LONGEST_READ), pause(LONGEST_READ)]);

async function readUntilShown(
  { uid, hash }: OrderAddress,
  dispatch: OrdersRead,
  end: number,
): Promise<PublicOrder | undefined> {
  for (;;) {
    const { data, error } = await dispatch(initiate({ uid, hash }, { subscribe: false }));
    const isNotYet = isApiFailure(error) && error.status === NOT_YET;
    if (data || !isNotYet || performance.now() + AGAIN_AFTER > end) return data;
    await pause(AGAIN_AFTER);
  }
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
