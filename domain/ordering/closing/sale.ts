import { toDecimal, toUnits } from '../../kernel/money.js';
import type { OrderPricing } from '../../pricing/pricing.schema.js';
import { turnoverOf } from '../../pricing/totals.js';
import { taxTable } from '../tax-table.js';
import { paidBy } from '../order/online-payments.js';
import type { RefundCause } from '../order/online-payment-events.js';
import { isItemEvent, itemsAfter, statusAfter } from '../order/order.js';
import type { OrderEvent, OrderPlaced } from '../order/order-events.js';
import type { OrderItem, OrderStatus } from '../order/order-terms.schema.js';
import { isReducing } from '../refunds.js';
import { type SaleState, saleStateOf, saleStatusAfter } from '../sales.js';
import { waivedAfter } from '../waived.js';
import { settlementOf } from './closing-figures.js';
import type { RateSum } from './closing-figures.schema.js';
import { reduced, reducedByRate } from './reductions.js';

/** A refund of which staff named the cause. */
interface SaleRefund {
  readonly id: string;
  readonly cause: RefundCause;
  /** The rate of the line it is about; null where it is about several, or all. */
  readonly rate: number | null;
  /** Decimal, what the order is short of because of it: not what was paid too much. 0 until it has succeeded. */
  readonly amount: number;
}

/** What is counted of an order: its status, lines and prices, and what was paid. Money in decimals. */
export interface Sale {
  readonly status: OrderStatus;
  readonly lines: readonly Pick<OrderItem, 'taxRate' | 'gross' | 'tax'>[];
  readonly pricing: Pick<
    OrderPricing,
    'totalGross' | 'totalNet' | 'totalTax' | 'deliveryGross' | 'deliveryTax' | 'taxes' | 'donation'
  >;
  readonly paid: number;
  /** What was given back on purpose and is not asked for again. */
  readonly waived: number;
  /** In the order in which they succeeded, then those that have not. */
  readonly refunds: readonly SaleRefund[];
}

/** What is counted of an order that was just placed. */
export const saleOf = ({ data, ...event }: Extract<OrderEvent, { type: 'OrderPlaced' }>): Sale => ({
  status: statusAfter({ ...event, data }, 'awaitingPayment'),
  ...pricedOf(data),
  ...{ paid: 0, waived: 0, refunds: [] },
});

/** What is counted of an order after an event; the same object where the event changes nothing of it. */
export function saleAfter(sale: Sale, event: OrderEvent): Sale {
  const status = saleStatusAfter(event, sale.status);
  const changes = { ...pricedBy(event, sale), ...paidAfter(sale, event) };
  const isSame = status === sale.status && Object.keys(changes).length === 0;
  return isSame ? sale : { ...sale, ...changes, status };
}

/** What an order comes to in closings. Money in decimals. */
export interface SaleCounts {
  readonly state: SaleState;
  /** Less what it was reduced by, as the rates are. */
  readonly gross: number;
  readonly deliveryGross: number;
  /** What its guest donates and has not been given back: part of what is paid, not of `gross`. */
  readonly donatedAmount: number;
  readonly openAmount: number;
  readonly waivedAmount: number;
  readonly owedAmount: number;
  readonly reducedGross: number;
  readonly rates: readonly RateSum[];
  readonly reductions: readonly RateSum[];
}

export function countsOf({ lines, pricing, ...sale }: Sale): SaleCounts {
  const { totalGross, deliveryGross, donation = 0 } = pricing;
  const state = saleStateOf(sale.status);
  const reducing = sale.refunds.filter(({ cause }) => isReducing(cause));
  const settled = { state, gross: totalGross, donation, paid: sale.paid, waived: sale.waived };
  const reducible = toDecimal(reducing.reduce((sum, { amount }) => sum + toUnits(amount), 0));
  const settlement = settlementOf({ ...settled, reducible });
  const { reducedGross } = settlement;
  const sold = taxTable({ items: lines, pricing });
  const parts = reduced(sold, reducedByRate(sold, reducing, reducedGross));
  const gross = toDecimal(toUnits(turnoverOf(pricing)) - toUnits(reducedGross));
  return { state, gross, deliveryGross, ...settlement, ...parts };
}

/** Lines and prices after an event; nothing if it changes none. */
function pricedBy(event: OrderEvent, { lines }: Sale): Partial<Sale> {
  if (event.type === 'QuotationOffered') return pricedOf(event.data);
  if (!isItemEvent(event)) return {};
  return pricedOf({ items: itemsAfter(lines as OrderItem[], event), pricing: event.data.pricing });
}

function pricedOf({
  items,
  pricing,
}: Pick<OrderPlaced, 'items' | 'pricing'>): Pick<Sale, 'lines' | 'pricing'> {
  const { totalGross, totalNet, totalTax, deliveryGross, deliveryTax, taxes, donation } = pricing;
  return {
    lines: items.map(({ taxRate, gross, tax }) => ({ taxRate, gross, tax })),
    pricing: {
      ...{ totalGross, totalNet, totalTax, deliveryGross, deliveryTax, taxes },
      ...(donation !== undefined && { donation }),
    },
  };
}

/** What was paid and given back after an event; nothing if it changes neither. */
function paidAfter(sale: Sale, event: OrderEvent): Partial<Sale> {
  if (event.type === 'RefundRequested') return asked(sale, event.data);
  const amount = event.type === 'PaymentRecorded' ? event.data.amount : paidBy(event);
  if (amount === 0) return {};
  const account = {
    total: saleStateOf(sale.status) === 'canceled' ? 0 : toUnits(sale.pricing.totalGross),
    ...{ paid: toUnits(sale.paid), waived: toUnits(sale.waived) },
  };
  const isByHand = event.type === 'PaymentRecorded';
  const isRefund = isByHand ? event.data.refunds !== undefined : event.type === 'RefundSucceeded';
  const waived = waivedAfter(account, toUnits(amount), isRefund);
  const short = toDecimal(Math.max(0, waived - account.waived));
  return {
    paid: toDecimal(account.paid + toUnits(amount)),
    waived: toDecimal(waived),
    refunds: isByHand ? refundsByHand(sale, event.data, short) : refundsOnline(sale, event, short),
  };
}

function asked(
  { refunds, lines }: Pick<Sale, 'refunds' | 'lines'>,
  { refund: id, cause, index }: Pick<RefundAsked, 'refund' | 'cause' | 'index'>,
): Partial<Sale> {
  if (cause === undefined) return {};
  const rate = index === undefined ? null : (lines[index]?.taxRate ?? null);
  return { refunds: [...refunds, { id, cause, rate, amount: 0 }] };
}

type RefundAsked = Extract<OrderEvent, { type: 'RefundRequested' }>['data'];

const refundsOnline = ({ refunds }: Sale, event: OrderEvent, short: number): Sale['refunds'] =>
  event.type === 'RefundSucceeded' ? withSuccess(refunds, event.data.refund, short) : refunds;

/** Asked for and given at once; its counter entry says that it never was. */
function refundsByHand(
  sale: Sale,
  { payment, refunds: isOf, corrects, ...data }: Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'],
  short: number,
): Sale['refunds'] {
  if (isOf === undefined) return sale.refunds.filter(({ id }) => id !== corrects);
  const { refunds = sale.refunds } = asked(sale, { refund: payment, ...data });
  return withSuccess(refunds, payment, short);
}

function withSuccess(refunds: readonly SaleRefund[], id: string, amount: number): readonly SaleRefund[] {
  const refund = refunds.find((known) => known.id === id);
  if (!refund) return refunds;
  const others = refunds.filter((known) => known.id !== id);
  const done = others.filter((other) => other.amount > 0);
  return [...done, { ...refund, amount }, ...others.filter((other) => other.amount === 0)];
}
