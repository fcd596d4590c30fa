import type { StaffOrder } from '../../contracts/order.schema.js';
import type { RecordedEvent } from '../../kernel/event.js';
import type { OrderEvent, OrderPlaced } from '../../ordering/order/order-events.js';
import { orderStream } from '../../ordering/order/order-events.js';
import { eventsUntil, orderPlaced } from '../../ordering/testing/orders.js';
import { staffOrderAfter } from '../../views/order-documents.js';
import type { PrintContext } from '../print-context.js';
import { settlementOf } from '../settlement.js';

export const printContext = (copy = 0): PrintContext => ({
  businessName: 'Gasthäuser Zur Linde GmbH',
  branch: {
    name: 'Gasthof Linde',
    street: 'Lindengasse 1',
    zipCode: '1070',
    city: 'Wien',
    phone: '+43 1 234567',
  },
  timeZone: 'Europe/Vienna',
  printedAt: new Date('2026-11-20T17:05:00.000Z'),
  allergensOf: () => [],
  copy,
  replaces: null,
  linesBefore: null,
  outdated: null,
  isCanceled: false,
});

const recorded = (events: readonly OrderEvent[]): RecordedEvent<OrderEvent>[] =>
  events.map(
    (event, index) =>
      ({
        ...event,
        id: `e${index}`,
        stream: orderStream('33333333-3333-4333-8333-333333333333'),
        revision: String(index),
        position: String(index),
        metadata: {
          commandId: 'c',
          correlationId: 'c',
          causationId: 'c',
          actor: { kind: 'customer', id: null },
          origin: 'storefront',
          at: '2026-11-20T17:00:00.000Z',
          v: 1,
        },
      }) as RecordedEvent<OrderEvent>,
  );

/** An order after these events as staff see it, and what was paid of it. */
export const printedAfter = (events: readonly OrderEvent[]) => ({
  order: recorded(events).reduce<StaffOrder | undefined>(staffOrderAfter, undefined)!,
  settlement: settlementOf(events),
});

/** A confirmed order as staff see it. */
export const printedOrder = (differences: Partial<OrderPlaced> = {}): StaffOrder =>
  printedAfter([orderPlaced(differences), ...eventsUntil.confirmed.slice(1)]).order;

/** Nothing was paid. */
export const unsettled = settlementOf([]);
