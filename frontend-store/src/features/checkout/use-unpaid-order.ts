import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import type { BranchCart } from '../../shared/cart/cart-slice.js';
import { sentOrderOf } from '../../shared/cart/sent-cart.js';
import {
  type OrderAddress,
  useLazyPublicOrderQuery,
  usePublicOrderQuery,
} from '../../shared/order/order-api.js';
import { aboveFormId, lead } from './problems.js';
import type { Outcome } from './use-submission.js';

/** An order that the cart was sent as before. */
export interface EarlierSent {
  readonly order: OrderAddress;
  /** Whether the cart still is what was sent. */
  readonly isSame: boolean;
  readonly isPaid: boolean;
}

type Submit = (replaces: OrderAddress | null) => Promise<Outcome | null>;

/**
 * The order that the cart was sent as before and that still can be paid: a guest whose payment failed is asked once. Who goes
 * on replaces that order by the new one. One that is paid already is asked about as long as the cart is just the same.
 */
export function useUnpaidOrder(branch: string, { items }: BranchCart, submit: Submit) {
  const sent = sentOrderOf(branch, items);
  const { data, error } = usePublicOrderQuery(sent?.order ?? skipToken);
  const [readAgain] = useLazyPublicOrderQuery();
  const [isAsked, setAsked] = useState(false);
  const isUnknown = isApiFailure(error) && error.status === 404;
  const isPaid = data?.isPaid === true;
  const isPayable = !isUnknown && (data === undefined || data.isPayable);
  const earlier: EarlierSent | null =
    sent && (isPayable || (isPaid && sent.isSame)) ? { ...sent, isPaid } : null;
  const isShown = isAsked && earlier !== null;
  useEffect(() => {
    if (isShown) lead(aboveFormId, 'start');
  }, [isShown]);
  return {
    earlier: isShown ? earlier : null,
    /** Asks instead of sending, the first time. */
    async submit(): Promise<void> {
      if (earlier !== null && !isAsked) return setAsked(true);
      const outcome = await submit(earlier === null || earlier.isPaid ? null : earlier.order);
      // It may have been refused because the earlier order was paid meanwhile.
      if (earlier && outcome === 'refused') void readAgain(earlier.order);
    },
  };
}
