import { toDecimal, toUnits } from '../kernel/money.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import type { OrderFacts } from '../ordering/order-flags.js';
import { statusAfter } from '../ordering/order/order.js';

/** What changes while an order lives, as every read model of orders needs it. Money in decimals. */
export interface OrderProgress extends OrderFacts {
  readonly currency: string;
  readonly appointment: string | null;
}

/** The progress of the order after an event. Throws if the order was not placed before. */
export function progressAfter(before: OrderProgress | undefined, event: OrderEvent): OrderProgress {
  if (event.type === 'OrderPlaced') return progressOfPlaced(event);
  if (!before) throw new Error(`${event.type} without OrderPlaced`);
  const status = statusAfter(event, before.status);
  switch (event.type) {
    case 'OrderConfirmed':
      return { ...before, status, appointment: event.data.appointment };
    case 'PaymentRecorded':
      return { ...before, status, paidAmount: sum(before.paidAmount, event.data.amount) };
    default:
      return { ...before, status };
  }
}

const progressOfPlaced = (event: Extract<OrderEvent, { type: 'OrderPlaced' }>): OrderProgress => ({
  status: statusAfter(event, 'awaitingPayment'),
  mode: event.data.mode,
  currency: event.data.currency,
  totalGross: event.data.pricing.totalGross,
  paidAmount: 0,
  appointment: null,
});

const sum = (a: number, b: number): number => toDecimal(toUnits(a) + toUnits(b));
