import type { ErasureReason } from '@bestellwerk/domain/ordering/order/order-events';
import { column, readModel } from '../../engine/storage/read-model.js';

/** An order whose personal data was erased. */
export interface ErasedOrderRow {
  id: string;
  erasedAt: string;
  reason: ErasureReason;
  /** Ids of the guest's uploads, which are erased with it. */
  uploads: readonly string[];
}

export const erasedOrderTable = readModel<ErasedOrderRow>({
  name: 'erased_order',
  columns: {
    id: column.uuid({ primary: true }),
    erasedAt: column.instant(),
    reason: column.text(),
    uploads: column.document(),
  },
});
