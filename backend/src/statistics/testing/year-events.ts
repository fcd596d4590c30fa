import type { Actor, Origin } from '@bestellwerk/domain/kernel/event';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import type { CancelCause } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import { type GeneratedLine, type GeneratedOrder, isRequest } from './generated-order.js';
import { type After, device, guest, minutesAfter, rule, staff, type TimedEvent } from './timed-event.js';
import { paymentsOf, refundsOf } from './year-payments.js';
import { itemOf, placedData, pricingOf } from './year-terms.js';

const AT_ONCE = 40;

/** Appends all orders, each to its stream. Answers the last position. */
export async function appendYear(log: EventLog, orders: readonly GeneratedOrder[]): Promise<bigint> {
  let last = -1n;
  for (let first = 0; first < orders.length; first += AT_ONCE) {
    const appended = orders.slice(first, first + AT_ONCE).map((order) => appendGenerated(log, order));
    for (const { position } of await Promise.all(appended)) {
      if (BigInt(position) > last) last = BigInt(position);
    }
  }
  return last;
}

function appendGenerated(log: EventLog, order: GeneratedOrder) {
  const origin: Origin = order.isByStaff ? 'back office' : 'storefront';
  const news = eventsOf(order).map(({ event, at, by }, index) => {
    const id = deterministicId(order.id, String(index));
    const metadata = { commandId: id, correlationId: id, causationId: id, actor: by, origin, at };
    return { ...event, id, metadata };
  });
  return log.append(orderStream(order.id), 'noStream', news);
}

/** All that happened to an order, in the order in which it did. */
export function eventsOf(order: GeneratedOrder): TimedEvent[] {
  const after: After = (minutes, event, by = staff) => ({
    ...{ event, by },
    at: minutesAfter(order.placedAt, minutes),
  });
  const placed = after(0, { type: 'OrderPlaced', data: placedData(order) }, order.isByStaff ? staff : guest);
  const all = [placed, ...requested(order, after), ...paymentsOf(order, after), ...handled(order, after)];
  const events = [...all, ...ended(order), ...refundsOf(order)];
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What became of a request, up to the submission of the order. */
function requested(order: GeneratedOrder, after: After): TimedEvent[] {
  const { lines, delivery, outcome, accepted, placedAt } = order;
  if (!isRequest(order) || outcome === 'requested' || outcome === 'request withdrawn') return [];
  const offer = { offer: 1, items: lines.map(itemOf), pricing: pricingOf(lines, delivery), message: '' };
  const validUntil = minutesAfter(placedAt, 10_000);
  const offered = after(30, { type: 'QuotationOffered', data: { ...offer, validUntil } });
  if (accepted === null) return [offered];
  const chosen = accepted.method && { paymentMethod: accepted.method };
  return [
    offered,
    after(60, { type: 'QuotationAccepted', data: { offer: 1, ...chosen } }, guest),
    after(60, { type: 'OrderSubmitted', data: {} }, guest),
  ];
}

const steps = ['proposed', 'confirmed', 'ready', 'dispatched', 'completed'] as const;

/** What the branch did with an order that reached it. */
function handled(order: GeneratedOrder, after: After): TimedEvent[] {
  const { outcome, due, lines, linesBefore, accepted } = order;
  const base = accepted ? 60 : 0;
  const proposed = (at: string) => {
    const data = { appointment: at, answerBy: at };
    return after(base + 4, { type: 'CounterAppointmentProposed', data });
  };
  const isAsked = ['proposed', 'other time declined', 'other time unanswered'].includes(outcome);
  if (isAsked) return [proposed(minutesAfter(order.placedAt, 500))];
  const step = (steps as readonly string[]).indexOf(outcome);
  if (step < 1) return [];
  const isNamed = due.kind === 'confirmed' || due.kind === 'agreed';
  const events = [
    ...(due.kind === 'agreed'
      ? [proposed(due.at), after(base + 5, { type: 'CounterAppointmentAccepted', data: {} }, guest)]
      : []),
    after(base + 5, { type: 'OrderConfirmed', data: { appointment: isNamed ? due.at : null } }),
  ];
  if (linesBefore) events.push(after(base + 8, changeOf(lines, linesBefore, order.delivery)));
  if (step >= 2) events.push(after(base + 20, { type: 'OrderReady', data: {} }));
  if (step >= 3 && order.mode === 'delivery')
    events.push(after(base + 25, { type: 'OrderDispatched', data: {} }));
  if (step >= 4) events.push(after(base + 40, { type: 'OrderCompleted', data: {} }));
  return events;
}

function changeOf(
  lines: readonly GeneratedLine[],
  before: readonly GeneratedLine[],
  delivery: GeneratedOrder['delivery'],
): OrderEvent {
  const pricing = pricingOf(lines, delivery);
  const previous = itemOf(before.at(-1)!);
  const index = before.length - 1;
  if (lines.length > before.length)
    return { type: 'OrderItemAdded', data: { item: itemOf(lines.at(-1)!), pricing } };
  if (lines.length < before.length) return { type: 'OrderItemRemoved', data: { index, previous, pricing } };
  return { type: 'OrderItemChanged', data: { index, item: itemOf(lines.at(-1)!), previous, pricing } };
}

/** How an order or a request came to nothing; the last event is the one that ends it. */
function ended({ outcome, endedAt: at, id }: GeneratedOrder): TimedEvent[] {
  if (at === null) return [];
  const by = (actor: Actor, ...events: OrderEvent[]) => events.map((event) => ({ event, at, by: actor }));
  const canceled: OrderEvent = { type: 'OrderCanceled', data: { reason: '' } };
  const because = (cause: CancelCause): OrderEvent => ({
    type: 'OrderCanceled',
    data: { reason: '', cause },
  });
  const failed: OrderEvent = { type: 'OrderFailed', data: {} };
  switch (outcome) {
    case 'rejected':
      return by(staff, { type: 'OrderRejected', data: { message: '' } });
    case 'canceled by guest':
      // Guests call their orders off by telephone or at the counter.
      return by(staff, because('guest'));
    case 'not met':
      return by(staff, because('notMet'));
    case 'ordered twice':
      return by(staff, because('duplicate'));
    case 'canceled by staff':
      return by(staff, canceled);
    case 'canceled by device':
      return by(device, canceled);
    case 'canceled by rule':
      return by(rule, canceled);
    case 'other time declined':
      return by(guest, { type: 'CounterAppointmentRejected', data: {} }, canceled);
    case 'other time unanswered':
      return by(rule, { type: 'CounterAppointmentExpired', data: {} }, canceled);
    case 'request withdrawn':
      return by(guest, { type: 'QuotationRequestWithdrawn', data: {} }, canceled);
    case 'offer declined':
      return by(guest, { type: 'QuotationDeclined', data: { offer: 1 } }, canceled);
    case 'offer expired':
      return by(rule, { type: 'QuotationExpired', data: { offer: 1 } }, canceled);
    case 'sent again': {
      const again = { by: deterministicId(id, 'again'), isReplaced: true };
      return by(guest, { type: 'OrderSentAgain', data: again }, failed);
    }
    case 'unpaid':
      return by(rule, failed);
    default:
      throw new Error(`An order that is ${outcome} has not come to nothing`);
  }
}
