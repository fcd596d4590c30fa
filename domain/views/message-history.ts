import { orderDecider } from '../ordering/order/order.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { type Refunded, refundReason } from './message-refund-reason.js';

/** What a message says of what happened to an order, beside what the order is now. */
export interface MessageHistory {
  /** Decimal; null before money went back. */
  readonly refundAmount: number | null;
  /** For the guest; empty where only staff know it. */
  readonly refundReason: string;
  /** A request for a quotation whose offer nobody has accepted. */
  readonly isRequest: boolean;
  /** Its guest has withdrawn it. */
  readonly isWithdrawn: boolean;
}

/** From all events of an order; without `about` somebody asked for the message, which is about the newest that fits. */
export function messageHistory(events: readonly OrderEvent[], about: OrderEvent | undefined): MessageHistory {
  const order = events.reduce(orderDecider.evolve, orderDecider.initial);
  const refund = about && isRefunded(about) ? about : events.findLast(isRefunded);
  const isPlaced = order.status !== 'none';
  return {
    refundAmount: refund?.data.amount ?? null,
    refundReason: refund ? refundReason(events, refund) : '',
    isRequest: isPlaced && order.isQuotation && order.quotation?.answer !== 'accepted',
    isWithdrawn: isPlaced && order.isRequestWithdrawn,
  };
}

const isRefunded = (event: OrderEvent): event is Refunded => event.type === 'RefundSucceeded';
