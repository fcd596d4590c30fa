import { toUnits } from '../kernel/money.js';
import { type ExistingOrder, isUnfulfilled, orderDecider } from '../ordering/order/order.js';
import type { OrderEvent } from '../ordering/order/order-events.js';

type Requested = Extract<OrderEvent, { type: 'RefundRequested' }>;
export type Refunded = Extract<OrderEvent, { type: 'RefundSucceeded' }>;

/**
 * Why money went back, for the guest; empty where only staff know it. What they wrote is for staff alone, so it is never
 * shown: the reason is the cause that they chose, else what had become of the order when the refund was asked for.
 */
export function refundReason(events: readonly OrderEvent[], { data }: Refunded): string {
  const isOfRefund = (event: OrderEvent): event is Requested | Refunded =>
    (event.type === 'RefundRequested' || event.type === 'RefundSucceeded') &&
    event.data.refund === data.refund;
  const index = events.findIndex(isOfRefund);
  const order = events.slice(0, index).reduce(orderDecider.evolve, orderDecider.initial);
  if (order.status === 'none') return '';
  const first = events[index];
  const asked = first?.type === 'RefundRequested' ? first.data : null;
  return chosenReason(order, asked) ?? reasonInOrder(order, data, asked?.isAutomatic === true);
}

function chosenReason({ items }: ExistingOrder, asked: Requested['data'] | null): string | null {
  const { cause, index } = asked ?? {};
  const name = index === undefined ? undefined : items[index]?.name;
  const line = name === undefined ? '' : ` (${name})`;
  switch (cause) {
    case 'missing':
      return `Etwas hat gefehlt${line}`;
    case 'faulty':
      return `Etwas war falsch oder nicht in Ordnung${line}`;
    case 'goodwill':
      return 'Kulanz';
    case 'other':
    case undefined:
      return null;
    default:
      return cause satisfies never;
  }
}

function reasonInOrder(
  order: ExistingOrder,
  { attempt: id, amount: decimal }: Pick<Refunded['data'], 'attempt' | 'amount'>,
  isAutomatic: boolean,
): string {
  if (isUnfulfilled(order.status)) return endings(order);
  const amount = toUnits(decimal);
  const underWay = order.refunds.filter(({ status }) => status === 'requested');
  const surplus = underWay.reduce((rest, refund) => rest - refund.amount, order.paid - order.total);
  // A rule gives nothing else back of an order that goes on.
  if (!isAutomatic && surplus < amount) return '';
  const isWhole = order.attempts.some((attempt) => attempt.id === id && attempt.captured === amount);
  return isWhole
    ? 'Ihre Bestellung war schon bezahlt'
    : 'Ihre Bestellung kostet weniger, als Sie bezahlt haben';
}

function endings({ status, sentAgainAs }: ExistingOrder): string {
  if (status === 'canceled') return 'Ihre Bestellung wurde storniert';
  if (status === 'rejected') return 'Wir konnten Ihre Bestellung nicht annehmen';
  return sentAgainAs.length > 0
    ? 'Sie haben Ihre Bestellung neu abgeschickt, es gilt nur die neue'
    : 'Die Zahlung kam erst, als Ihre Bestellung schon beendet war';
}
