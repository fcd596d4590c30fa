import { isRequest, statusAfter } from './order/order.js';
import type { OrderEvent } from './order/order-events.js';
import type { OrderStatus } from './order/order-terms.schema.js';

/** How an order counts in sums of a day: as sold, as canceled, or not at all. */
export const saleStates = ['sold', 'canceled', 'uncounted'] as const;
export type SaleState = (typeof saleStates)[number];

const uncounted: readonly OrderStatus[] = ['requested', 'offered', 'awaitingPayment', 'failed'];
const canceled: readonly OrderStatus[] = ['canceled', 'rejected'];

/** An order counts from its submission on; a canceled or rejected one only as such. */
export function saleStateOf(status: OrderStatus): SaleState {
  if (uncounted.includes(status)) return 'uncounted';
  return canceled.includes(status) ? 'canceled' : 'sold';
}

/** The status by which an order counts after an event. A request that ends before it is an order counts nowhere. */
export function saleStatusAfter(event: OrderEvent, before: OrderStatus): OrderStatus {
  const status = statusAfter(event, before);
  return isRequest(before) && canceled.includes(status) ? before : status;
}
