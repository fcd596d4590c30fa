import { useEffect } from 'react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OrderAddress } from '../../shared/order/order-api.js';
import { noteUnfollowed } from '../../shared/order-push/order-push.js';
import { forgetOrder, rememberOrder } from '../../shared/order/running-order.js';

/** Keeps an order in this browser while it is under way, so that it is found again once its page was closed. */
export function useRunningOrder(
  { uid, hash }: OrderAddress,
  order: PublicOrder | undefined,
  isOver: boolean,
): void {
  const wantedAt = order && lastOf(order);
  const replaces = order?.replaces;
  useEffect(() => {
    if (isOver) {
      forgetOrder({ uid, hash });
      void noteUnfollowed(uid);
    } else if (wantedAt) rememberOrder({ uid, hash }, new Date(wantedAt), replaces);
  }, [uid, hash, isOver, wantedAt, replaces]);
}

/** The time that is wanted, or until when an offer holds if that is later. */
function lastOf({ appointment, appointmentDate, placedAt, quotation }: PublicOrder): string {
  const wantedAt = appointment ?? appointmentDate ?? placedAt;
  return quotation && quotation.validUntil > wantedAt ? quotation.validUntil : wantedAt;
}
