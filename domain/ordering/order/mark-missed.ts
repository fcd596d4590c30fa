import type { Decision } from '../../kernel/decider.js';
import type { Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseFromStatus, refuseUnknownOrder } from './order-refusals.js';

/** Nobody has confirmed the order until `dueAt`. It goes on waiting, so that it can still be confirmed. */
export function markMissed(order: Order, dueAt: string): Decision<OrderEvent> {
  switch (order.status) {
    case 'none':
      return refuseUnknownOrder();
    case 'pending':
      return order.isMissed ? [] : [{ type: 'OrderMissed', data: { dueAt } }];
    case 'awaitingPayment':
    case 'confirmed':
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
