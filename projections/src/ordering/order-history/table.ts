import type { OrderHistoryEntry } from '@bestellwerk/domain/contracts/order.schema';
import type { OrderProgress } from '@bestellwerk/domain/views/order-progress';
import { column, readModel } from '../../engine/storage/read-model.js';

/** An entry without the actor's name: names are not in the log, the reader adds them. */
export type StoredHistoryEntry = Omit<OrderHistoryEntry, 'actor'> & {
  actor: Omit<OrderHistoryEntry['actor'], 'name'>;
};

/** One event of one order, readable. */
export interface OrderHistoryRow {
  orderId: string;
  revision: string;
  position: string;
  branch: string;
  document: StoredHistoryEntry;
  /** State of the order after the event, to compare the next entry with. */
  progress: OrderProgress;
  /** The newest offer of a request, to compare a later one with; null before one was made. */
  offered: { readonly validUntil: string; readonly gross: readonly number[] } | null;
  /** What the entry reads once the order's personal data is erased; null if it is the same. */
  erased: Pick<StoredHistoryEntry, 'text' | 'changes'> | null;
}

export const orderHistoryTable = readModel<OrderHistoryRow>({
  name: 'order_history',
  columns: {
    orderId: column.uuid({ primary: true }),
    revision: column.bigInteger({ primary: true }),
    position: column.bigInteger(),
    branch: column.uuid(),
    document: column.document(),
    progress: column.document(),
    offered: column.document({ nullable: true }),
    erased: column.document({ nullable: true }),
  },
});
