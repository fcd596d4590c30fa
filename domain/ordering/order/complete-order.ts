import type { Decision } from '../../kernel/decider.js';
import type { Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseFromStatus, refuseUnknownOrder } from './order-refusals.js';

/** The customer has what was ordered. */
export function completeOrder(order: Order): Decision<OrderEvent> {
  switch (order.status) {
    case 'none':
      return refuseUnknownOrder();
    case 'confirmed':
    case 'ready':
    case 'dispatched':
      return [{ type: 'OrderCompleted', data: {} }];
    case 'completed':
      return [];
    case 'pending':
      return refuseFromStatus(order, 'Bitte bestätigen Sie sie zuerst.');
    case 'awaitingPayment':
    case 'rejected':
    case 'canceled':
    case 'failed':
      return refuseFromStatus(order);
    default:
      return order satisfies never;
  }
}
