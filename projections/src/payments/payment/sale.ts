import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { countsOf, type Sale, saleAfter, type SaleCounts } from '@bestellwerk/domain/ordering/closing/sale';
import { isItemEvent, statusAfter } from '@bestellwerk/domain/ordering/order/order';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import type { PayableOrderRow } from './table.js';

/** Whether an event may change what its order counts, apart from money: the status, lines and prices, or what a refund is for. */
export const changesSale = (event: OrderEvent): boolean =>
  event.type !== 'OrderPlaced' &&
  (event.type === 'RefundRequested' ||
    isItemEvent(event) ||
    statusAfter(event, 'awaitingPayment') !== 'awaitingPayment');

/** The row of an order after an event. Its position is that of the last event that changed what was sold. */
export function orderAfter(row: PayableOrderRow, event: RecordedEvent<OrderEvent>): PayableOrderRow {
  const sale = saleAfter(row.sale, event);
  if (sale === row.sale) return row;
  const after = { ...row, ...saleColumns(sale) };
  const isOther =
    isItemEvent(event) ||
    event.type === 'QuotationOffered' ||
    after.state !== row.state ||
    after.reducedGross !== row.reducedGross;
  return isOther ? { ...after, position: event.position } : after;
}

/** What is counted of an order, and what it comes to. */
export const saleColumns = (sale: Sale): SaleCounts & { sale: Sale } => ({ sale, ...countsOf(sale) });
