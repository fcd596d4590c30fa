import { customerStatusText } from '@bestellwerk/domain/ordering/order-texts';
import type { DeliveryMode, OrderStatus } from '@bestellwerk/domain/ordering/order-terms';
import type { TimelineEntry } from '@bestellwerk/domain/views/order.schema';

export interface OrderStep {
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** ISO instant at which it was reached; null while it is ahead. */
  at: string | null;
}

interface StepDefinition {
  label: string;
  /** The event that reaches it. */
  reachedBy: readonly string[];
}

const definitions = (mode: DeliveryMode): StepDefinition[] => [
  { label: 'Bestellung eingegangen', reachedBy: ['OrderPlaced'] },
  { label: customerStatusText('confirmed', mode), reachedBy: ['OrderConfirmed'] },
  { label: 'Wird zubereitet', reachedBy: ['OrderConfirmed'] },
  {
    label: customerStatusText(mode === 'delivery' ? 'dispatched' : 'ready', mode),
    reachedBy: ['OrderReady', 'OrderDispatched'],
  },
  { label: customerStatusText('completed', mode), reachedBy: ['OrderCompleted'] },
];

/** The step an order stands at; what comes before it is done. */
const currentSteps: Partial<Record<OrderStatus, number>> = {
  confirmed: 2,
  ready: 3,
  dispatched: 3,
  completed: 5,
};

/** An order's whole way with where it stands on it. A canceled or failed order has none. */
export function orderSteps(
  status: OrderStatus,
  mode: DeliveryMode,
  timeline: readonly TimelineEntry[],
): OrderStep[] {
  const current = currentSteps[status] ?? 0;
  return definitions(mode).map(({ label, reachedBy }, index) => ({
    label,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
    at: (index <= current && timeline.find(({ type }) => reachedBy.includes(type))?.at) || null,
  }));
}

/** What the customer should know or do now, in one sentence. */
export function statusHint(status: OrderStatus, mode: DeliveryMode): string {
  switch (status) {
    case 'awaitingPayment':
      return 'Sobald Ihre Zahlung eingegangen ist, geht es los.';
    case 'pending':
      return 'Wir sehen uns Ihre Bestellung gerade an.';
    case 'confirmed':
      return 'Die Küche bereitet Ihre Bestellung zu.';
    case 'ready':
      return mode === 'dineIn'
        ? 'Ihre Bestellung kommt gleich an den Tisch.'
        : 'Sie können Ihre Bestellung abholen.';
    case 'dispatched':
      return 'Ihre Bestellung ist auf dem Weg zu Ihnen.';
    case 'completed':
      return 'Wir wünschen guten Appetit!';
    case 'rejected':
    case 'canceled':
    case 'failed':
      return 'Bei Fragen rufen Sie uns bitte an.';
    default:
      return status satisfies never;
  }
}
