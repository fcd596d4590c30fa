import type { PublicOrder } from '@bestellwerk/domain/views/order.schema';
import type { OrderProgress } from '../order/order-progress.js';
import { column } from '../storage/column.js';
import { readModel } from '../storage/read-model.js';

/** The order as its customer sees it; the hash that opens it is never stored. */
export type StoredPublicOrder = Omit<PublicOrder, 'hash'>;

export interface PublicOrderRow {
  id: string;
  uid: string;
  branch: string;
  document: StoredPublicOrder;
  progress: OrderProgress;
}

/** Topic of the changes of one order; whoever serves customers adds the hash. */
export const publicOrderChanges = (uid: string): string => `public-order:${uid}`;

export const publicOrderTable = readModel<PublicOrderRow>({
  name: 'public_order',
  columns: {
    id: column.uuid({ primary: true }),
    uid: column.text(),
    branch: column.uuid(),
    document: column.document(),
    progress: column.document(),
  },
  indices: [{ columns: ['uid'] }],
});
