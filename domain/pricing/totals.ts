import { roundToCents, toDecimal, toUnits, type Units } from '../kernel/money.js';
import type { OrderPricing, PriceModel } from './pricing.schema.js';
import { deliveryFee, type DeliveryTerms } from '../delivery/delivery-fee.js';

/** Decimals; the rate in percent. */
export interface PricedLine {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly taxRate: number;
  readonly model: PriceModel;
}

/**
 * Sums of the rounded lines plus the delivery, and what the guest donates (a decimal) on top. `area` is null unless the order
 * is delivered.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  area: DeliveryTerms | null,
  donation = 0,
): OrderPricing {
  const net = sum(lines.map((line) => line.net));
  const tax = sum(lines.map((line) => line.tax));
  const gross = sum(lines.map((line) => line.gross));
  const delivery = area === null ? { net: 0, tax: 0, gross: 0 } : deliveryFee(area, gross);
  return {
    net: toDecimal(net),
    tax: toDecimal(tax),
    gross: toDecimal(gross),
    deliveryNet: toDecimal(delivery.net),
    deliveryTax: toDecimal(delivery.tax),
    deliveryGross: toDecimal(delivery.gross),
    ...(donation > 0 && { donation }),
    totalNet: toDecimal(net + delivery.net),
    totalTax: toDecimal(tax + delivery.tax),
    totalGross: toDecimal(gross + delivery.gross + toUnits(donation)),
    taxes: taxesByRate(lines, area && delivery.gross > 0 ? { rate: area.tax, tax: delivery.tax } : null),
    model: lines.every(({ model }) => model === 'fixed') ? 'fixed' : 'approximate',
  };
}

/** What the business earns of a total: a donation is passed on. Decimal. */
export const turnoverOf = ({
  totalGross,
  donation = 0,
}: Pick<OrderPricing, 'totalGross' | 'donation'>): number =>
  toDecimal(toUnits(totalGross) - toUnits(donation));

/** The parts of a total as people read them: decimals with two digits, by rate. */
export interface ShownSums {
  readonly net: number;
  readonly taxes: readonly { readonly rate: number; readonly tax: number }[];
}

/**
 * Net and taxes in cents that add up to the total without a donation. Each rounded by itself could miss it by a cent, so the net is what the
 * rounded taxes leave.
 */
export function shownSums(pricing: Pick<OrderPricing, 'totalGross' | 'taxes' | 'donation'>): ShownSums {
  const rounded = Object.entries(pricing.taxes)
    .map(([rate, tax]) => ({ rate: Number(rate), tax: roundToCents(toUnits(tax)) }))
    .sort((one, other) => one.rate - other.rate);
  const net = rounded.reduce((rest, { tax }) => rest - tax, roundToCents(toUnits(turnoverOf(pricing))));
  return { net: toDecimal(net), taxes: rounded.map(({ rate, tax }) => ({ rate, tax: toDecimal(tax) })) };
}

function taxesByRate(
  lines: readonly PricedLine[],
  delivery: { rate: number; tax: Units } | null,
): Record<string, number> {
  const taxes = new Map<number, Units>();
  const add = (rate: number, tax: Units) => taxes.set(rate, (taxes.get(rate) ?? 0) + tax);
  for (const { taxRate, tax } of lines) add(taxRate, toUnits(tax));
  if (delivery) add(delivery.rate, delivery.tax);
  return Object.fromEntries([...taxes].map(([rate, tax]) => [String(rate), toDecimal(tax)]));
}

const sum = (decimals: readonly number[]): Units =>
  decimals.reduce((total, decimal) => total + toUnits(decimal), 0);
