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
  version: 6,
  table: orderSearchTable,
  category: 'order',
  keys: (event) =>
    event.type === 'OrderPlaced' || event.type === 'PersonalDataErased' ? [{ id: orderIdOf(event) }] : [],
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (event.type === 'PersonalDataErased') {
      const row = rows.get({ id: orderIdOf(event) })!;
      rows.put({ ...row, search: row.plainSearch, guest: row.plainGuest, sounds: '' });
    }
    if (event.type !== 'OrderPlaced') return;
    const { ticketNumber, branch, placedAt } = event.data;
    const plain = orderSearchTexts(withoutPersonalData(orderPlacedSchema, event.data));
    rows.put({
      ...{ id: orderIdOf(event), branch, placedAt, ticketNumber },
      ...orderSearchTexts(event.data),
      plainSearch: plain.search,
      plainGuest: plain.guest,
    });
  },
} as const satisfies Projection<OrderSearchRow, OrderEvent>;
