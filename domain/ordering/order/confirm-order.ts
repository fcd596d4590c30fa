import type { Decision } from '../../kernel/decider.js';
import type { Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseFromStatus, refuseUnknownOrder } from './order-refusals.js';

/** The branch takes the order on, for the time the customer asked for. */
export function confirmOrder(order: Order): Decision<OrderEvent> {
  switch (order.status) {
    case 'none':
      return refuseUnknownOrder();
    case 'pending':
      return [{ type: 'OrderConfirmed', data: { appointment: order.appointmentDate } }];
    case 'confirmed':
      return [];
    case 'awaitingPayment':
    case 'ready':
    case 'dispatched':
    case 'completed':
    case 'rejected':
    case 'canceled':
    case 'failed':
      return refuseFromStatus(order);
    default:
      return order satisfies never;
  }
}
