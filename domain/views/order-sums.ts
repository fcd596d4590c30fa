import type { StaffOrder } from '../contracts/order.schema.js';
import type { RateSum } from '../ordering/closing/closing-figures.schema.js';
import { toDecimal, toUnits } from '../kernel/money.js';
import { countsOf, type Sale, saleAfter } from '../ordering/closing/sale.js';
import { lineRefundsAfter } from '../ordering/order/line-refunds.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { type ShownSums, shownSums } from '../pricing/totals.js';

/** The facts of a sale that staff's document of an order has, too. */
type SoldOrder = Pick<
  StaffOrder,
  'status' | 'items' | 'pricing' | 'paidAmount' | 'waivedAmount' | 'saleRefunds'
>;

const saleOfDocument = ({
  status,
  items,
  pricing,
  paidAmount,
  waivedAmount,
  saleRefunds = [],
}: SoldOrder): Sale => ({
  status,
  lines: items,
  pricing,
  paid: paidAmount,
  waived: waivedAmount,
  refunds: saleRefunds,
});

/** The refunds that count for a line or in closings, after an event of the order; none of one that was just placed. */
export const refundsAfter = (
  before: (SoldOrder & Pick<StaffOrder, 'lineRefunds'>) | undefined,
  event: OrderEvent,
): Pick<StaffOrder, 'lineRefunds' | 'saleRefunds'> => ({
  lineRefunds: [...lineRefundsAfter(before?.lineRefunds ?? [], event)],
  saleRefunds: before ? [...saleAfter(saleOfDocument(before), event).refunds] : [],
});

/** Net and taxes as people read them: of what is left after the reductions. */
interface OrderSums extends ShownSums {
  /** By what refunds for something missing or faulty lowered each rate. */
  readonly reductions: readonly RateSum[];
  /** Decimal: what is left of the total. */
  readonly left: number;
  /** Decimal: what the guest got back of a donation. */
  readonly donationBack: number;
}

/** What closings count of an order and its receipt shows, for the page of the order. */
export function orderSums(order: SoldOrder): OrderSums {
  const { gross, rates, reductions, donatedAmount } = countsOf(saleOfDocument(order));
  const { donation = 0 } = order.pricing;
  const rest = {
    ...{ reductions, left: toDecimal(toUnits(gross) + toUnits(donatedAmount)) },
    donationBack: toDecimal(toUnits(donation) - toUnits(donatedAmount)),
  };
  if (reductions.length === 0) return { ...shownSums(order.pricing), ...rest };
  const taxes = Object.fromEntries(rates.map(({ rate, tax }) => [rate, tax]));
  return { ...shownSums({ totalGross: gross, taxes }), ...rest };
}
