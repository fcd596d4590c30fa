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
import type { AboutSent } from './use-sending.js';
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

type Submit = (sent: AboutSent) => Promise<Outcome | null>;

/**
 * The order that the cart was sent as before and that still can be paid: a guest whose payment failed is asked once. Who goes
 * on replaces that order by the new one. One that is paid already is asked about as long as the cart is just the same, and so
 * is one that another tab sent just now, even while this one was waiting to send.
 */
export function useSentBefore(branch: Branch, cart: BranchCart, submit: Submit) {
  const sent = sentOrderOf(branch.identifier, cart.items);
  const { equal, findEqual } = useEqualOrder(branch, cart);
  const { data, error } = usePublicOrderQuery(sent?.order ?? skipToken);
  const [readAgain] = useLazyPublicOrderQuery();
  /** Numbers of the orders that were asked about. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isUnknown = isApiFailure(error) && error.status === 404;
  const isPaid = data?.isPaid === true;
  const isPayable = !isUnknown && (data === undefined || data.isPayable);
  const isOwn = sent !== null && (isPayable || (isPaid && sent.isSame));
  const own = isOwn ? { ...sent, isPaid, isReplaced: !isPaid } : null;
  const others = equal && equal.uid !== own?.order.uid ? [fromOtherTab(equal)] : [];
  const all: EarlierSent[] = own ? [own, ...others] : others;
  const isAsked = ({ order }: EarlierSent) => asked.includes(order.uid);
  const ask = (uid: string) => setAsked((known) => [...known, uid]);
  /** The one of another tab comes last, and so is asked about last. */
  const earlier = all.findLast(isAsked) ?? null;
  const shown = earlier?.order.uid;
  useEffect(() => {
    if (shown !== undefined) lead(aboveFormId, 'start');
  }, [shown]);
  return {
    earlier,
    /** Asks instead of sending, the first time. */
    async submit(): Promise<void> {
      const next = all.find((one) => !isAsked(one));
      if (next) return ask(next.order.uid);
      const outcome = await submit({
        replaces: all.findLast(({ isReplaced }) => isReplaced)?.order ?? null,
        async isSentElsewhere() {
          const found = await findEqual();
          if (!found || asked.includes(found.uid)) return false;
          ask(found.uid);
          return true;
        },
      });
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
