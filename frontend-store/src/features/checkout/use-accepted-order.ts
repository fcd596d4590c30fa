import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { cartCleared, selectCart } from '../../shared/cart/cart-slice.js';
import { forgetSentCart, rememberSentCart } from '../../shared/cart/sent-cart.js';
import { leaveForPayment } from '../../shared/order/leave-for-payment.js';
import { noteSentHere, rememberOrder } from '../../shared/order/running-order.js';
import { consentEnded } from '../../shared/order-details/details-slice.js';
import { useAtKiosk } from '../../shared/self-service/self-service.js';

type Accepted = Pick<PlacedOrder, 'uid' | 'hash' | 'paymentRedirectUrl'> & {
  /** Null where nobody knows. */
  status: PlacedOrder['status'] | null;
  placedAt?: string;
};

/**
 * Leads to an accepted order, or to the page where it is paid. A cart that is not paid yet stays as it is: if the payment
 * fails, the guest orders it again. The page of the order empties it as soon as it sees the payment.
 */
export function useAcceptedOrder(branch: Branch) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const atKiosk = useAtKiosk();
  const { items } = useSelector(selectCart(branch.identifier));
  return async ({
    status,
    placedAt,
    paymentRedirectUrl,
    ...both
  }: Accepted): Promise<'accepted' | 'leaving'> => {
    const address = { uid: both.uid, hash: both.hash };
    if (atKiosk) {
      // Nothing of the order is kept in a browser that the next guest uses.
      atKiosk.onPlaced(address, paymentRedirectUrl ?? null);
      return 'accepted';
    }
    noteSentHere(address);
    const path = `/status/${address.uid}/${address.hash}`;
    const mayBeUnpaid = status === 'awaitingPayment' || status === null;
    // Before anything else: another tab with the same cart looks there as soon as it may send.
    rememberOrder(address, new Date(placedAt ?? Date.now()));
    if (mayBeUnpaid) rememberSentCart(address, branch.identifier, items);
    if (paymentRedirectUrl) {
      leaveForPayment(paymentRedirectUrl, path);
      return 'leaving';
    }
    await navigate(path, { replace: true });
    if (mayBeUnpaid) return 'accepted';
    forgetSentCart(branch.identifier);
    dispatch(cartCleared({ branch: branch.identifier }));
    dispatch(consentEnded());
    return 'accepted';
  };
}
