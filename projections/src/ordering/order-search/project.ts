import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { orderSearchTexts } from '@bestellwerk/domain/ordering/order-search';
import type { Projection } from '../../engine/projection.js';
import { orderSearchTable, type OrderSearchRow } from './table.js';

/** What all orders are found by, however old. */
export const orderSearch = {
  name: 'order_search',
  title: 'Suche nach Bestellungen',
  version: 4,
  table: orderSearchTable,
  category: 'order',
  keys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (event.type !== 'OrderPlaced') return;
    const { ticketNumber, branch, placedAt } = event.data;
    rows.put({ id: orderIdOf(event), branch, placedAt, ticketNumber, ...orderSearchTexts(event.data) });
  },
} as const satisfies Projection<OrderSearchRow, OrderEvent>;
