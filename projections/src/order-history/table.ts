import type { OrderHistoryEntry } from '@bestellwerk/domain/views/order.schema';
import type { OrderProgress } from '@bestellwerk/domain/views/order-progress';
import { column } from '../storage/column.js';
import { readModel } from '../storage/read-model.js';

/** An entry without the actor's name: names are not in the log, whoever reads fills them in. */
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
  /** Where the order stood after the event: what the next entry compares with. */
  progress: OrderProgress;
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
  },
});
