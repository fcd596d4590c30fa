import { sortKey } from '@bestellwerk/domain/managed/sort-key';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order-events';
import { orderIdOf } from '@bestellwerk/domain/ordering/order-id';
import type { Projection } from '../projection/projection.js';
import { orderSearchTable, type OrderSearchRow } from './table.js';

/** What all orders are found by, however old. */
export const orderSearch: Projection<OrderSearchRow, OrderEvent> = {
  name: 'order_search',
  version: 1,
  table: orderSearchTable,
  category: 'order',
  keys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (event.type !== 'OrderPlaced') return;
    const { uid, ticketNumber, branch, placedAt, contact } = event.data;
    const { firstName, lastName, companyName, phone, email } = contact;
    const title = [uid, firstName, lastName].filter(Boolean).join(' ');
    const search = sortKey([title, ticketNumber, companyName, phone, email].filter(Boolean).join(' '));
    rows.put({ id: orderIdOf(event), branch, placedAt, title, search });
  },
};
