import type { StaffOrder } from '../contracts/order.schema.js';
import type { RecordedEvent } from '../kernel/event.js';
import { isItemEvent, itemsAfter } from '../ordering/order/order.js';
import type { OrderEvent, OrderPlaced } from '../ordering/order/order-events.js';

/** Lines and totals after an event of the order. */
export function linesAfter({ items, pricing }: Pick<OrderPlaced, 'items' | 'pricing'>, event: OrderEvent) {
  if (event.type === 'QuotationOffered') return { items: event.data.items, pricing: event.data.pricing };
  if (isItemEvent(event)) return { items: itemsAfter(items, event), pricing: event.data.pricing };
  return { items, pricing };
}

/** The newest offer after an event of the order. */
export function quotationAfter(
  before: StaffOrder['quotation'],
  event: RecordedEvent<OrderEvent>,
): StaffOrder['quotation'] {
  if (event.type !== 'QuotationOffered') return before;
  const { offer, message, validUntil } = event.data;
  return { offer, message, validUntil, offeredAt: event.metadata.at };
}
