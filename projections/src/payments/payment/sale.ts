import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { settlementOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { isItemEvent, itemsAfter, statusAfter } from '@bestellwerk/domain/ordering/order/order';
import type { OrderEvent, OrderPlaced } from '@bestellwerk/domain/ordering/order/order-events';
import { paidBy } from '@bestellwerk/domain/ordering/order/online-payments';
import type { OrderItem, OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { saleStateOf, saleStatusAfter } from '@bestellwerk/domain/ordering/sales';
import { taxTable } from '@bestellwerk/domain/print-documents/tax-table';
import type { PayableOrderRow, Sale } from './table.js';

/** Whether an event may change what its order counts: the status, or lines and prices. */
export const changesSale = (event: OrderEvent): boolean =>
  event.type !== 'OrderPlaced' &&
  (isItemEvent(event) || statusAfter(event, 'awaitingPayment') !== 'awaitingPayment');

/** What an order counts that was just placed. */
export const saleOf = ({ data, ...event }: Extract<OrderEvent, { type: 'OrderPlaced' }>): Sale =>
  saleFrom(statusAfter({ ...event, data }, 'awaitingPayment'), data, { paid: 0, refunded: 0 });

/** The row of an order after an event that may change what it counts. */
export function orderAfter(row: PayableOrderRow, event: RecordedEvent<OrderEvent>): PayableOrderRow {
  const { sale: before } = row;
  const status = saleStatusAfter(event, before.status);
  const priced = pricedBy(event, before);
  const sale = priced
    ? saleFrom(status, priced, before)
    : settled({ ...before, status, state: saleStateOf(status) });
  const isOther = priced !== null || sale.state !== before.state;
  return { ...row, sale, position: isOther ? event.position : row.position };
}

/** What an order counts after money came or went. */
export const paidSale = (sale: Sale, event: OrderEvent): Sale => {
  const amount = event.type === 'PaymentRecorded' ? event.data.amount : paidBy(event);
  const refunded = event.type === 'RefundSucceeded' ? event.data.amount : 0;
  return settled({ ...sale, paid: sum(sale.paid, amount), refunded: sum(sale.refunded, refunded) });
};

type Line = Pick<OrderItem, 'taxRate' | 'gross' | 'tax'>;

interface Priced {
  readonly items: readonly Line[];
  readonly pricing: OrderPlaced['pricing'];
}

/** Lines and prices after an event; null if it changes none. */
function pricedBy(event: OrderEvent, { lines }: Sale): Priced | null {
  if (event.type === 'QuotationOffered') return event.data;
  if (!isItemEvent(event)) return null;
  return { items: itemsAfter(lines as OrderItem[], event), pricing: event.data.pricing };
}

function saleFrom(
  status: OrderStatus,
  { items, pricing }: Priced,
  { paid, refunded }: Pick<Sale, 'paid' | 'refunded'>,
): Sale {
  const { totalGross: gross, deliveryGross, deliveryTax, taxes } = pricing;
  return settled({
    ...{ status, state: saleStateOf(status), gross, deliveryGross, paid, refunded },
    rates: taxTable({ items, pricing }),
    lines: items.map(({ taxRate, gross, tax }) => ({ taxRate, gross, tax })),
    pricing: { deliveryGross, deliveryTax, taxes },
  });
}

const settled = (sale: Omit<Sale, keyof ReturnType<typeof settlementOf>>): Sale => ({
  ...sale,
  ...settlementOf(sale),
});

const sum = (one: number, other: number): number => toDecimal(toUnits(one) + toUnits(other));
