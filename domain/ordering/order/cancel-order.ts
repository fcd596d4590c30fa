import type { Decision } from '../../kernel/decider.js';
import { refuse } from '../../kernel/refusal.js';
import type { Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseFromStatus, refuseMissingReason, refuseUnknownOrder } from './order-refusals.js';

export interface CancelOrder {
  readonly reason: string;
  /** Whether the caller may cancel even after the order was dispatched. */
  readonly mayCancelDispatched: boolean;
}

/** Calls an open order off. A reason is needed; a dispatched order only some may cancel. */
export function cancelOrder(
  order: Order,
  { reason, mayCancelDispatched }: CancelOrder,
): Decision<OrderEvent> {
  switch (order.status) {
    case 'none':
      return refuseUnknownOrder();
    case 'canceled':
      return [];
    case 'completed':
    case 'rejected':
    case 'failed':
      return refuseFromStatus(order);
    case 'dispatched':
      return mayCancelDispatched ? cancelFor(reason) : refuseAfterDispatch();
    case 'awaitingPayment':
    case 'pending':
    case 'confirmed':
    case 'ready':
      return cancelFor(reason);
    default:
      return order satisfies never;
  }
}

function cancelFor(reason: string): Decision<OrderEvent> {
  const given = reason.trim();
  if (given === '') return refuseMissingReason();
  return [{ type: 'OrderCanceled', data: { reason: given } }];
}

const refuseAfterDispatch = () =>
  refuse(
    'forbidden',
    'order-is-dispatched',
    'Die Bestellung ist bereits in Zustellung. Nur die Filialleitung kann sie noch stornieren.',
  );
