import type { Due } from './due-time.js';
import type { OrderStatus } from './order/order-terms.schema.js';

/** How many orders that are not confirmed yet wait for whom. */
export interface NewOrderCounts {
  /** For the branch, now: to be confirmed, or requests to be answered. */
  readonly now: number;
  /** For the branch, but due in more than an hour. */
  readonly later: number;
  /** For the guest: an answer or a payment. */
  readonly guest: number;
}

export interface NewOrder {
  readonly status: OrderStatus;
  readonly kind: Due['kind'];
}

const waitsForGuest: readonly OrderStatus[] = ['offered', 'awaitingPayment', 'proposed'];

/** The one count behind the bell and the board. A request is to be answered now, whenever it is due. */
export function newOrderCounts(orders: readonly NewOrder[]): NewOrderCounts {
  const count = (isCounted: (order: NewOrder) => boolean) => orders.filter(isCounted).length;
  return {
    now: count(({ status, kind }) => status === 'requested' || (status === 'pending' && kind === 'soon')),
    later: count(({ status, kind }) => status === 'pending' && kind === 'later'),
    guest: count(({ status }) => waitsForGuest.includes(status)),
  };
}
