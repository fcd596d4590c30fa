import type { Decider } from '../kernel/decider.js';
import { toUnits, type Units } from '../kernel/money.js';
import type { OrderEvent, OrderPlaced } from './order-events.js';
import { statusAfter } from './order-status.js';
import type { DeliveryMode, OrderStatus } from './order-terms.js';

/** What every placed order knows, whatever its status. */
export interface PlacedOrder {
  readonly branch: string;
  readonly mode: DeliveryMode;
  readonly appointmentDate: string | null;
  readonly total: Units;
  readonly paid: Units;
  /** Ids of the payments recorded so far. */
  readonly payments: readonly string[];
}

export interface NoOrder {
  readonly status: 'none';
}

/** One order, as far as decisions need it. */
export type Order =
  NoOrder | { [Status in OrderStatus]: PlacedOrder & { readonly status: Status } }[OrderStatus];
export type ExistingOrder = Exclude<Order, NoOrder>;

export const orderDecider: Decider<Order, OrderEvent> = { initial: { status: 'none' }, evolve };

function evolve(order: Order, event: OrderEvent): Order {
  if (event.type === 'OrderPlaced') {
    return { status: statusAfter(event, 'awaitingPayment'), ...factsOf(event.data) };
  }
  if (order.status === 'none') throw new Error(`${event.type} without OrderPlaced`);
  const status = statusAfter(event, order.status);
  if (event.type !== 'PaymentRecorded') return { ...order, status };
  return {
    ...order,
    status,
    paid: order.paid + toUnits(event.data.amount),
    payments: [...order.payments, event.data.payment],
  };
}

const factsOf = (placed: OrderPlaced): PlacedOrder => ({
  branch: placed.branch,
  mode: placed.mode,
  appointmentDate: placed.appointmentDate,
  total: toUnits(placed.pricing.totalGross),
  paid: 0,
  payments: [],
});
