import type { PublicOrderProgress, StoredPublicOrder } from '@bestellwerk/domain/views/order-documents';
import { column, readModel } from '../../engine/storage/read-model.js';

export interface PublicOrderRow {
  id: string;
  uid: string;
  branch: string;
  document: StoredPublicOrder;
  progress: PublicOrderProgress;
}

/** Topic of the changes of one order; the server of customers adds the hash. */
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
