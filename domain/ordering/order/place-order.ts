import type { Decision } from '../../kernel/decider.js';
import { confirmBy } from './confirmation-time.js';
import type { Order } from './order.js';
import type { OrderEvent, OrderPlaced } from './order-events.js';
import { isPaidOnline } from '../checkout/payment-methods.js';

/**
 * Places an order once. Unless it is to be paid online first, it goes to the branch at once, which should
 * confirm it within so many minutes.
 */
export function placeOrder(
  order: Order,
  placed: OrderPlaced,
  { missedAfterMinutes }: { readonly missedAfterMinutes: number },
): Decision<OrderEvent> {
  if (order.status !== 'none') return [];
  const event: OrderEvent = { type: 'OrderPlaced', data: placed };
  if (isPaidOnline(placed.paymentMethod)) return [event];
  const data = { confirmBy: confirmBy(placed.placedAt, missedAfterMinutes) };
  return [event, { type: 'OrderSubmitted', data }];
}
