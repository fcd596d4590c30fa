import type { Decision } from '../../kernel/decider.js';
import type { Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseFromStatus, refuseUnknownOrder } from './order-refusals.js';

/** The branch does not take the order on. The message is for the customer and may be empty. */
export function rejectOrder(order: Order, { message }: { message: string }): Decision<OrderEvent> {
  switch (order.status) {
    case 'none':
      return refuseUnknownOrder();
    case 'pending':
      return [{ type: 'OrderRejected', data: { message: message.trim() } }];
    case 'rejected':
      return [];
    case 'confirmed':
    case 'ready':
    case 'dispatched':
      return refuseFromStatus(order, 'Sie kann nur noch storniert werden.');
    case 'awaitingPayment':
    case 'completed':
    case 'canceled':
    case 'failed':
      return refuseFromStatus(order);
    default:
      return order satisfies never;
  }
}
