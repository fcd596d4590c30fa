import type { StaffOrder } from '../../contracts/order.schema.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { branchHours } from '../../opening-hours/testing/branch-hours.js';
import type { OrderEvent } from '../../ordering/order/order-events.js';
import type { MessageFacts, MessageShop } from '../message-content.js';
import { messageHistory } from '../message-history.js';
import { staffOrderAfter } from '../order-documents.js';

const recorded = (event: OrderEvent, index: number): RecordedEvent<OrderEvent> => ({
  ...event,
  id: String(index),
  stream: 'order-aaaaaaaa-0000-4000-8000-000000000001',
  revision: String(index),
  position: String(index),
  metadata: {
    commandId: '',
    correlationId: '',
    causationId: '',
    actor: { kind: 'customer', id: null },
    origin: 'storefront',
    at: '2026-11-20T17:00:00.000Z',
    v: 1,
  },
});

/** An order after its events, as staff see it. */
export const orderAfter = (events: readonly OrderEvent[]): StaffOrder =>
  events.map(recorded).reduce<StaffOrder | undefined>(staffOrderAfter, undefined)!;

const shop: MessageShop = {
  shopName: 'Zur Linde',
  businessName: 'Linde GmbH',
  logoUrl: null,
  disableTickets: false,
  branchAddress: 'Hauptplatz 1, 4020 Linz',
  branchPhone: '+43732123',
  timeZone: 'Europe/Vienna',
  hours: branchHours(),
};

export const statusUrl = 'https://linde.example/status/0123456789/abcdef';

/** What a message says after the last of an order's events, which it is about. */
export const factsAfter = (events: readonly OrderEvent[]): MessageFacts => ({
  order: orderAfter(events),
  shop,
  statusUrl,
  history: messageHistory(events, events.at(-1)),
});
