import type { OrderProgress } from '@bestellwerk/domain/views/order-progress';
import { column, readModel } from '../../engine/storage/read-model.js';

/** An order that is paid at a provider, with what the ledger compares. */
export interface OnlinePaymentRow {
  order: string;
  uid: string;
  branch: string;
  /** Business day of the placing. */
  date: string;
  progress: OrderProgress;
}

export const onlinePaymentTable = readModel<OnlinePaymentRow>({
  name: 'online_payment',
  columns: {
    order: column.uuid({ primary: true }),
    uid: column.text(),
    branch: column.uuid(),
    date: column.date(),
    progress: column.document(),
  },
  indices: [{ columns: ['date'] }],
});
