import type { OrderEvent } from './order-events.js';
import type { OrderStatus } from './order-terms.js';

/** The status after an event; other events keep the status. */
export function statusAfter(event: OrderEvent, before: OrderStatus): OrderStatus {
  switch (event.type) {
    case 'OrderPlaced':
      return 'awaitingPayment';
    case 'OrderSubmitted':
      return 'pending';
    case 'OrderConfirmed':
      return 'confirmed';
    case 'OrderRejected':
      return 'rejected';
    case 'OrderReady':
      return 'ready';
    case 'OrderDispatched':
      return 'dispatched';
    case 'OrderCompleted':
      return 'completed';
    case 'OrderCanceled':
      return 'canceled';
    case 'OrderMissed':
    case 'PaymentRecorded':
      return before;
    default:
      return event satisfies never;
  }
}

const terminalStatuses: readonly OrderStatus[] = ['completed', 'rejected', 'canceled', 'failed'];

/** Whether nothing but payments, messages and notes can follow. */
export const isTerminal = (status: OrderStatus): boolean => terminalStatuses.includes(status);
