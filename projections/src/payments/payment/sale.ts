import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { countsOf, type Sale, saleAfter, type SaleCounts } from '@bestellwerk/domain/ordering/closing/sale';
import { isItemEvent, statusAfter } from '@bestellwerk/domain/ordering/order/order';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import type { CountedAt, PayableOrderRow } from './table.js';

/** Whether an event may change what its order counts, apart from money: the status, lines and prices, or what a refund is for. */
export const changesSale = (event: OrderEvent): boolean =>
  event.type !== 'OrderPlaced' &&
  (event.type === 'RefundRequested' ||
    isItemEvent(event) ||
    statusAfter(event, 'awaitingPayment') !== 'awaitingPayment');

/**
 * The row of an order after an event. Its position is that of the last event that changed what was sold; what it counted until
 * then stays beside it, because a closing of before counts that.
 */
export function orderAfter(row: PayableOrderRow, event: RecordedEvent<OrderEvent>): PayableOrderRow {
  const sale = saleAfter(row.sale, event);
  if (sale === row.sale) return row;
  const after = { ...row, ...saleColumns(sale) };
  const isOther =
    isItemEvent(event) ||
    event.type === 'QuotationOffered' ||
    after.state !== row.state ||
    after.reducedGross !== row.reducedGross;
  return isOther ? { ...after, position: event.position, earlier: earlierOf(row) } : after;
}

/** Every order counts nowhere until it is submitted: that is no history worth a column of millions. */
const earlierOf = (row: PayableOrderRow): PayableOrderRow['earlier'] =>
  row.earlier === null && row.state === 'uncounted' ? null : [...(row.earlier ?? []), countedAt(row)];

const countedAt = ({ position, state, gross, reducedGross }: PayableOrderRow): CountedAt => ({
  ...{ position, state, gross, reducedGross },
});

/** What is counted of an order, and what it comes to. */
export const saleColumns = (sale: Sale): SaleCounts & { sale: Sale } => ({ sale, ...countsOf(sale) });
