import type { Decision } from '../../kernel/decider.js';
import type { Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseFromStatus, refuseUnknownOrder } from './order-refusals.js';

/** The order leaves the kitchen: on its way for a delivery, else ready to be picked up or served. */
export function markInDelivery(order: Order): Decision<OrderEvent> {
  switch (order.status) {
    case 'none':
      return refuseUnknownOrder();
    case 'confirmed':
      return [{ type: order.mode === 'delivery' ? 'OrderDispatched' : 'OrderReady', data: {} }];
    case 'ready':
    case 'dispatched':
      return [];
    case 'pending':
      return refuseFromStatus(order, 'Bitte bestätigen Sie sie zuerst.');
    case 'awaitingPayment':
    case 'completed':
    case 'rejected':
    case 'canceled':
    case 'failed':
      return refuseFromStatus(order);
    default:
      return order satisfies never;
  }
}
