import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { withoutPersonalData } from '@bestellwerk/event-log/without-personal-data';
import {
  type OrderEvent,
  orderIdOf,
  orderPlacedSchema,
} from '@bestellwerk/domain/ordering/order/order-events';
import { orderSearchTexts } from '@bestellwerk/domain/ordering/order-search';
import type { Projection } from '../../engine/projection.js';
import { orderSearchTable, type OrderSearchRow } from './table.js';

/** What all orders are found by, however old. */
export const orderSearch = {
  name: 'order_search',
  title: 'Suche nach Bestellungen',
  version: 7,
  table: orderSearchTable,
  category: 'order',
  keys: (event) => (changing.includes(event.type) ? [{ id: orderIdOf(event) }] : []),
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (!changing.includes(event.type)) return;
    if (event.type === 'OrderPlaced') return rows.put(placed(event));
    const row = rows.get({ id: orderIdOf(event) });
    if (!row) throw new Error(`${event.type} without OrderPlaced`);
    rows.put({ ...row, ...changesBy(event, row) });
  },
} as const satisfies Projection<OrderSearchRow, OrderEvent>;

const changing: readonly OrderEvent['type'][] = [
  ...(['OrderPlaced', 'PersonalDataErased', 'QuotationOffered'] as const),
  ...(['OrderItemAdded', 'OrderItemChanged', 'OrderItemRemoved'] as const),
];

function placed(event: RecordedEvent<Extract<OrderEvent, { type: 'OrderPlaced' }>>): OrderSearchRow {
  const { ticketNumber, branch, placedAt, pricing } = event.data;
  const plain = orderSearchTexts(withoutPersonalData(orderPlacedSchema, event.data));
  return {
    ...{ id: orderIdOf(event), branch, placedAt, ticketNumber },
    ...orderSearchTexts(event.data),
    plainSearch: plain.search,
    plainGuest: plain.guest,
    totalGross: pricing.totalGross,
  };
}

function changesBy(event: OrderEvent, row: OrderSearchRow): Partial<OrderSearchRow> {
  switch (event.type) {
    case 'PersonalDataErased':
      return { search: row.plainSearch, guest: row.plainGuest, sounds: '' };
    case 'QuotationOffered':
    case 'OrderItemAdded':
    case 'OrderItemChanged':
    case 'OrderItemRemoved':
      return { totalGross: event.data.pricing.totalGross };
    default:
      return {};
  }
}
