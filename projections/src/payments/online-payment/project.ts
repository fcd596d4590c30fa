import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { progressAfter } from '@bestellwerk/domain/views/order-progress';
import type { Projection } from '../../engine/projection.js';
import { onlinePaymentTable, type OnlinePaymentRow } from './table.js';

/** The orders that are paid at a provider, for the ledger. */
export const onlinePayment = {
  name: 'online_payment',
  title: 'Online-Zahlungen',
  version: 3,
  table: onlinePaymentTable,
  isUrgent: true,
  category: 'order',
  keys: (event) => [{ order: orderIdOf(event) }],
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ order: orderIdOf(event) }] : []),
  apply(event, rows) {
    const order = orderIdOf(event);
    if (event.type === 'OrderPlaced') {
      const { paymentMethod, isQuotation, uid, branch, businessDate: date } = event.data;
      if (!isPaidOnline(paymentMethod) && !isQuotation) return;
      rows.put({ order, uid, branch, date, progress: progressAfter(undefined, event) });
      return;
    }
    const row = rows.get({ order });
    if (!row) return;
    const progress = progressAfter(row.progress, event);
    // Only who accepts an offer says how it is paid.
    const isKept = event.type !== 'QuotationAccepted' || isPaidOnline(progress.paymentMethod);
    if (isKept) rows.put({ ...row, progress });
    else rows.remove({ order });
  },
} as const satisfies Projection<OnlinePaymentRow, OrderEvent>;
