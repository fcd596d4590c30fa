import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { changesOrder, publicOrderAfter } from '@bestellwerk/domain/views/order-documents';
import type { Projection } from '../../engine/projection.js';
import { publicOrderChanges, publicOrderTable, type PublicOrderRow } from './table.js';

/** What a customer sees of an order on the status page, with its timeline. */
export const publicOrder = {
  name: 'public_order',
  title: 'Statusseite der Kunden',
  version: 14,
  table: publicOrderTable,
  isUrgent: true,
  category: 'order',
  keys: (event) => (changesOrder(event) ? [{ id: orderIdOf(event) }] : []),
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ id: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (!changesOrder(event)) return;
    const { document, progress } = publicOrderAfter(rows.get({ id: orderIdOf(event) }), event);
    rows.put({ id: document.id, uid: document.uid, branch: document.branch.id, document, progress });
  },
  topics: (row) => [publicOrderChanges(row.uid)],
} as const satisfies Projection<PublicOrderRow, OrderEvent>;
