import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { BranchCart } from '../../shared/cart/cart-slice.js';
import { orderOfCart } from '../../shared/cart/sent-cart.js';
import { usePublicOrderQuery } from '../../shared/order/order-api.js';
import { aboveFormId, lead } from './problems.js';

/**
 * The order that just this cart was sent as and that still can be paid: a guest whose payment failed is asked once before
 * the same is ordered a second time.
 */
export function useUnpaidOrder(branch: string, { items }: BranchCart, submit: () => Promise<void>) {
  const sent = orderOfCart(branch, items);
  const { data } = usePublicOrderQuery(sent ?? skipToken);
  const [isAsked, setAsked] = useState(false);
  const order = sent !== null && (data === undefined || data.isPayable || data.isPaid) ? sent : null;
  const isShown = isAsked && order !== null;
  useEffect(() => {
    if (isShown) lead(aboveFormId, 'start');
  }, [isShown]);
  return {
    unpaid: isShown ? order : null,
    /** Asks instead of sending, the first time. */
    async submit(): Promise<void> {
      if (order !== null && !isAsked) setAsked(true);
      else await submit();
    },
  };
}
