import type { Decider } from '../../kernel/decider.js';
import { toUnits, type Units } from '../../kernel/money.js';
import type { OrderEvent, OrderPlaced } from './order-events.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import type { OrderStatus, PaymentMethod } from './order-terms.schema.js';

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

/** A payment that no counter entry has taken back. */
export interface EffectivePayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: Units;
}

/** What was paid of an order. */
export interface OrderPayments {
  readonly paid: Units;
  /** Ids of all that was recorded so far, counter entries too. */
  readonly payments: readonly string[];
  readonly standing: readonly EffectivePayment[];
  /** Ids of the counter entries. */
  readonly counterEntries: readonly string[];
}

export const noPayments: OrderPayments = { paid: 0, payments: [], standing: [], counterEntries: [] };

type PaymentRecorded = Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'];

export function paymentsAfter(
  { paid, payments, standing: standing, counterEntries }: OrderPayments,
  { payment: id, method, amount: decimal, corrects }: PaymentRecorded,
): OrderPayments {
  const amount = toUnits(decimal);
  const known = { paid: paid + amount, payments: [...payments, id] };
  if (corrects === undefined) {
    return { ...known, standing: [...standing, { id, method, amount }], counterEntries };
  }
  return {
    ...known,
    standing: standing.filter((payment) => payment.id !== corrects),
    counterEntries: [...counterEntries, id],
  };
}
