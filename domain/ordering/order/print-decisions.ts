import type { Decision } from '../../kernel/decider.js';
import type { Order } from './order.js';
import { refuseUnknownOrder } from './order-decisions.js';
import type { OrderEvent } from './order-events.js';

export type PrintedDocument = Extract<OrderEvent, { type: 'ReceiptPrinted' }>['data'];

/** A document of the order came out of a printer, in any status; each job counts once. */
export function recordPrint(order: Order, printed: PrintedDocument): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  return order.printed.includes(printed.job) ? [] : [{ type: 'ReceiptPrinted', data: printed }];
}
