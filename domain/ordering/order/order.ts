import type { Decider } from '../../kernel/decider.js';
import { toUnits, type Units } from '../../kernel/money.js';
import type { OrderEvent, OrderPlaced } from './order-events.js';
import { statusAfter } from './order-status.js';
import { noPayments, paymentsAfter, type OrderPayments } from './order-payments.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import type { OrderStatus } from './order-terms.js';

/** Fields of every placed order, in any status. */
export interface PlacedOrder extends OrderPayments {
  readonly branch: string;
  readonly mode: DeliveryMode;
  readonly appointmentDate: string | null;
  readonly total: Units;
  /** Whether it was not confirmed in time. */
  readonly isMissed: boolean;
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
  if (event.type === 'OrderMissed') return { ...order, status, isMissed: true };
  const payments = event.type === 'PaymentRecorded' ? paymentsAfter(order, event.data) : {};
  return { ...order, status, ...payments };
}

const factsOf = (placed: OrderPlaced): PlacedOrder => ({
  branch: placed.branch,
  mode: placed.mode,
  appointmentDate: placed.appointmentDate,
  total: toUnits(placed.pricing.totalGross),
  ...noPayments,
  isMissed: false,
});
