import type { Decision } from '../../kernel/decider.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { publicNumber } from '../../kernel/identifiers.js';
import { isUnfulfilled } from './order.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseUnknownOrder } from './order-decisions.js';
import { givingBack } from './payment-consequences.js';

export interface ReplaceOrder {
  /** Id of the order that the guest sent in its place. */
  readonly by: string;
}

/**
 * The guest sent an unpaid order anew: the first one ends. One that was paid before stays, because the branch has it; both
 * are noted once for each order that was sent in its place.
 */
export function replaceOrder(order: Order, { by }: ReplaceOrder): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (order.sentAgainAs.includes(by)) return [];
  const isEnding = order.status === 'awaitingPayment';
  const isReplaced = isEnding || isUnfulfilled(order.status);
  const sentAgain: OrderEvent = { type: 'OrderSentAgain', data: { by, isReplaced } };
  return isEnding ? [sentAgain, { type: 'OrderFailed', data: {} }, ...givingBack(order)] : [sentAgain];
}

/** Why no other order can be sent in place of this one; null if one can. */
export function refusalToReplace(id: string, order: ExistingOrder): Refusal | null {
  if (order.status === 'awaitingPayment' || isUnfulfilled(order.status)) return null;
  return refuse(
    'conflict',
    'order-cannot-be-replaced',
    `Ihre Bestellung ${publicNumber(id)} ist inzwischen bei uns eingegangen und kann nicht mehr ersetzt werden. Es wurde nichts Neues bestellt.`,
  );
}
