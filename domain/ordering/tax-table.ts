import { CENT, roundToCents, toDecimal, toUnits, type Units } from '../kernel/money.js';
import type { OrderItem } from './order/order-terms.schema.js';
import type { OrderPricing } from '../pricing/pricing.schema.js';

/** A rate of a receipt; decimals rounded to cents, so that net and tax add up to the gross. */
export interface TaxRow {
  /** Percent. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

interface Priced {
  readonly items: readonly Pick<OrderItem, 'taxRate' | 'gross' | 'tax'>[];
  readonly pricing: Pick<OrderPricing, 'deliveryGross' | 'deliveryTax' | 'taxes'>;
}

/** Net, tax and gross for each rate of an order, its delivery included, by rising rate. */
export function taxTable({ items, pricing }: Priced): TaxRow[] {
  const gross = new Map<number, Units>();
  const add = (rate: number, amount: number) => gross.set(rate, (gross.get(rate) ?? 0) + toUnits(amount));
  for (const item of items) add(item.taxRate, item.gross);
  if (pricing.deliveryGross !== 0) add(deliveryRate({ items, pricing }), pricing.deliveryGross);
  return [...gross]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, sum]) => {
      const [total, tax] = [roundToCents(sum), roundToCents(toUnits(pricing.taxes[String(rate)] ?? 0))];
      return { rate, net: toDecimal(total - tax), tax: toDecimal(tax), gross: toDecimal(total) };
    });
}

/** The rate of the delivery: the one at which there is as much tax as the items leave over. */
function deliveryRate({ items, pricing }: Priced): number {
  const wanted = toUnits(pricing.deliveryTax);
  const rates = Object.keys(pricing.taxes).map(Number);
  const left = (rate: number): Units =>
    toUnits(pricing.taxes[String(rate)]!) -
    items.reduce((sum, item) => (item.taxRate === rate ? sum + toUnits(item.tax) : sum), 0);
  const [best = 0] = rates.toSorted(
    (one, other) => Math.abs(left(one) - wanted) - Math.abs(left(other) - wanted),
  );
  return rates.length > 0 && Math.abs(left(best) - wanted) < CENT ? best : 0;
}
