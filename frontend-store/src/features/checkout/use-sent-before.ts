import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { BranchCart } from '../../shared/cart/cart-slice.js';
import { sentOrderOf } from '../../shared/cart/sent-cart.js';
import {
  type OrderAddress,
  useLazyPublicOrderQuery,
  usePublicOrderQuery,
} from '../../shared/order/order-api.js';
import { aboveFormId, lead } from './problems.js';
import { useEqualOrder } from './use-equal-order.js';
import type { Outcome } from './use-submission.js';

/** An order that the cart was sent as before, here or in another tab. */
export interface EarlierSent {
  readonly order: OrderAddress;
  /** Whether the cart still is what was sent. */
  readonly isSame: boolean;
  readonly isPaid: boolean;
  /** The new order takes its place; it would be carried out beside it otherwise. */
  readonly isReplaced: boolean;
}

type Submit = (replaces: OrderAddress | null) => Promise<Outcome | null>;

/**
 * The order that the cart was sent as before and that still can be paid: a guest whose payment failed is asked once. Who goes
 * on replaces that order by the new one. One that is paid already is asked about as long as the cart is just the same, and so
 * is one that another tab sent just now.
 */
export function useSentBefore(branch: Branch, cart: BranchCart, submit: Submit) {
  const sent = sentOrderOf(branch.identifier, cart.items);
  const equal = useEqualOrder(branch, cart);
  const { data, error } = usePublicOrderQuery(sent?.order ?? skipToken);
  const [readAgain] = useLazyPublicOrderQuery();
  const [isAsked, setAsked] = useState(false);
  const isUnknown = isApiFailure(error) && error.status === 404;
  const isPaid = data?.isPaid === true;
  const isPayable = !isUnknown && (data === undefined || data.isPayable);
  const isOwn = sent !== null && (isPayable || (isPaid && sent.isSame));
  const earlier = isOwn ? { ...sent, isPaid, isReplaced: !isPaid } : equal ? fromOtherTab(equal) : null;
  const isShown = isAsked && earlier !== null;
  useEffect(() => {
    if (isShown) lead(aboveFormId, 'start');
  }, [isShown]);
  return {
    earlier: isShown ? earlier : null,
    /** Asks instead of sending, the first time. */
    async submit(): Promise<void> {
      if (earlier !== null && !isAsked) return setAsked(true);
      const outcome = await submit(earlier?.isReplaced ? earlier.order : null);
      // It may have been refused because the earlier order was paid meanwhile.
      if (earlier && outcome === 'refused') void readAgain(earlier.order);
    },
  };
}

const fromOtherTab = ({ uid, hash, isPaid, isPayable, status }: PublicOrder): EarlierSent => ({
  order: { uid, hash },
  isSame: true,
  isPaid,
  isReplaced: isPayable && status === 'awaitingPayment',
});
