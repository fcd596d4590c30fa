import { type Decision, fold } from '../../kernel/decider.js';
import { isRefusal } from '../../kernel/refusal.js';
import { addNote, confirmOrder, placeOrder } from './order-decisions.js';
import { type Order, orderDecider } from './order.js';
import type { OrderEvent, OrderPlaced } from './order-events.js';
import { recordPayment } from './payment-decisions.js';

export interface EnterOrder {
  readonly placed: OrderPlaced;
  /** The id of the payment if the whole amount was taken; else null. */
  readonly payment: string | null;
  /** A remark for the team; empty for none. */
  readonly note: string;
}

/**
 * Staff enter an order. They have promised it, so it is confirmed at once; a request for a quotation still waits for an
 * offer, and for that takes no money.
 */
export function enterOrder(order: Order, { placed, payment, note }: EnterOrder): Decision<OrderEvent> {
  if (order.status !== 'none') return [];
  const events: OrderEvent[] = [];
  // No attempt: staff take no money online.
  const steps: ((state: Order) => Decision<OrderEvent>)[] = [(state) => placeOrder(state, placed, '')];
  if (!placed.isQuotation) steps.push(confirmOrder);
  if (payment !== null && placed.pricing.totalGross > 0 && !placed.isQuotation) {
    const { paymentMethod: method, pricing } = placed;
    steps.push((state) => recordPayment(state, { payment, method, amount: pricing.totalGross }));
  }
  if (note.trim() !== '') steps.push((state) => addNote(state, { text: note }));
  for (const decide of steps) {
    const decision = decide(fold(orderDecider, events));
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return events;
}
