import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { settlementOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { isItemEvent, itemsAfter, statusAfter } from '@bestellwerk/domain/ordering/order/order';
import type { OrderEvent, OrderPlaced } from '@bestellwerk/domain/ordering/order/order-events';
import { paidBy } from '@bestellwerk/domain/ordering/order/online-payments';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { saleStateOf, saleStatusAfter } from '@bestellwerk/domain/ordering/sales';
import { taxTable } from '@bestellwerk/domain/print-documents/tax-table';
import type { PayableOrderRow, Sale, SaleCounts } from './table.js';

/** Whether an event may change what its order counts: the status, or lines and prices. */
export const changesSale = (event: OrderEvent): boolean =>
  event.type !== 'OrderPlaced' &&
  (isItemEvent(event) || statusAfter(event, 'awaitingPayment') !== 'awaitingPayment');

/** What is counted of an order that was just placed. */
export const saleOf = ({ data, ...event }: Extract<OrderEvent, { type: 'OrderPlaced' }>): Sale => ({
  status: statusAfter({ ...event, data }, 'awaitingPayment'),
  ...pricedOf(data),
  paid: 0,
  refunded: 0,
});

/** The row of an order after an event that may change what it counts. */
export function orderAfter(row: PayableOrderRow, event: RecordedEvent<OrderEvent>): PayableOrderRow {
  const status = saleStatusAfter(event, row.sale.status);
  const priced = pricedBy(event, row.sale);
  const after = withSale(row, { ...row.sale, ...priced, status });
  const isOther = priced !== null || after.state !== row.state;
  return isOther ? { ...after, position: event.position } : after;
}

/** What is counted of an order after money came or went. */
export const paidSale = (sale: Sale, event: OrderEvent): Sale => {
  const amount = event.type === 'PaymentRecorded' ? event.data.amount : paidBy(event);
  const refunded = event.type === 'RefundSucceeded' ? event.data.amount : 0;
  return { ...sale, paid: sum(sale.paid, amount), refunded: sum(sale.refunded, refunded) };
};

export const withSale = (row: PayableOrderRow, sale: Sale): PayableOrderRow => ({
  ...row,
  ...saleColumns(sale),
});

/** What is counted of an order, and what it comes to. */
export function saleColumns(sale: Sale): SaleCounts & { sale: Sale } {
  const { status, lines, pricing, paid, refunded } = sale;
  const { totalGross: gross, deliveryGross } = pricing;
  const state = saleStateOf(status);
  const rates = taxTable({ items: lines, pricing });
  return { sale, state, gross, deliveryGross, rates, ...settlementOf({ state, gross, paid, refunded }) };
}

/** Lines and prices after an event; null if it changes none. */
function pricedBy(event: OrderEvent, { lines }: Sale): Pick<Sale, 'lines' | 'pricing'> | null {
  if (event.type === 'QuotationOffered') return pricedOf(event.data);
  if (!isItemEvent(event)) return null;
  return pricedOf({ items: itemsAfter(lines as OrderItem[], event), pricing: event.data.pricing });
}

function pricedOf({
  items,
  pricing,
}: Pick<OrderPlaced, 'items' | 'pricing'>): Pick<Sale, 'lines' | 'pricing'> {
  const { totalGross, deliveryGross, deliveryTax, taxes } = pricing;
  return {
    lines: items.map(({ taxRate, gross, tax }) => ({ taxRate, gross, tax })),
    pricing: { totalGross, deliveryGross, deliveryTax, taxes },
  };
}

const sum = (one: number, other: number): number => toDecimal(toUnits(one) + toUnits(other));
