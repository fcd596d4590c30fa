import type { Decision } from '../kernel/decider.js';
import type { Order } from './order.js';
import type { OrderEvent, OrderPlaced } from './order-events.js';
import { isPaidOnline } from './payment-methods.js';

/** Places an order once. Unless it is to be paid online first, it goes to the branch at once. */
export function placeOrder(order: Order, placed: OrderPlaced): Decision<OrderEvent> {
  if (order.status !== 'none') return [];
  const event: OrderEvent = { type: 'OrderPlaced', data: placed };
  return isPaidOnline(placed.paymentMethod) ? [event] : [event, { type: 'OrderSubmitted', data: {} }];
}
