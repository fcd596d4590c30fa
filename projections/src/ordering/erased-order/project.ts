import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import type { Projection } from '../../engine/projection.js';
import { erasedOrderTable, type ErasedOrderRow } from './table.js';

/** The orders whose personal data was erased: their keys, mails and files have to be gone as well. */
export const erasedOrder = {
  name: 'erased_order',
  title: 'Gelöschte personenbezogene Daten',
  version: 1,
  table: erasedOrderTable,
  category: 'order',
  keys: (event) => (event.type === 'PersonalDataErased' ? [{ id: orderIdOf(event) }] : []),
  newKeys: (event) => (event.type === 'PersonalDataErased' ? [{ id: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (event.type !== 'PersonalDataErased') return;
    const { reason, uploads } = event.data;
    rows.put({ id: orderIdOf(event), erasedAt: event.metadata.at, reason, uploads });
  },
} as const satisfies Projection<ErasedOrderRow, OrderEvent>;
