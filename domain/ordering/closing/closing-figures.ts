import { toDecimal, toUnits } from '../../kernel/money.js';
import type { SaleState } from '../sales.js';
import type { ClosingFigures, RateSum, TakingSum } from './closing-figures.schema.js';

/** Orders of a business day that count alike, summed up. Money in decimals. */
export interface OrderSum {
  readonly date: string;
  readonly state: SaleState;
  readonly orders: number;
  /** Less what it was reduced by. */
  readonly gross: number;
  readonly reducedGross: number;
  readonly deliveryGross: number;
  readonly donatedAmount: number;
  readonly openOrders: number;
  readonly openAmount: number;
  readonly waivedAmount: number;
  readonly owedOrders: number;
  readonly owedAmount: number;
}

/** Sold orders of a business day at one rate, or what they were reduced by at it. */
export interface DayRateSum extends RateSum {
  readonly date: string;
}

/** Money that came or went on `date` for orders of `orderDate`. */
export interface DayTakingSum extends TakingSum {
  readonly date: string;
  readonly orderDate: string;
}

/** All that closings are made of. */
export interface ClosingEntries {
  readonly orders: readonly OrderSum[];
  readonly rates: readonly DayRateSum[];
  readonly reductions: readonly DayRateSum[];
  readonly takings: readonly DayTakingSum[];
}

/**
 * What is open, reduced, waived, owed and donated of one order. What was given back lowers only what the order is short of, not what was
 * paid above its total; and what its guest donated last, whatever the reason was: what is back with the guest is not passed on.
 */
export function settlementOf({ state, gross, donation, paid, waived: given, reducible }: SettledOrder) {
  const sold = state === 'sold' ? toUnits(gross) : 0;
  const due = sold - toUnits(paid);
  const missing = Math.max(due, 0);
  const reduced = Math.min(missing, toUnits(reducible), toUnits(given), sold);
  const back = Math.min(missing, toUnits(given));
  const turnover = toUnits(gross) - toUnits(donation);
  const less = Math.min(reduced, turnover);
  const donationBack = state === 'sold' ? Math.min(toUnits(donation), Math.max(0, back - turnover)) : 0;
  return {
    openAmount: toDecimal(missing - back),
    reducedGross: toDecimal(less),
    donatedAmount: toDecimal(toUnits(donation) - donationBack),
    waivedAmount: toDecimal(back - less - donationBack),
    owedAmount: toDecimal(Math.max(-due, 0)),
  };
}

/** Decimals. */
interface SettledOrder {
  readonly state: SaleState;
  /** As it was sold, before it is reduced, with what its guest donates. */
  readonly gross: number;
  readonly donation: number;
  readonly paid: number;
  /** What was given back on purpose and is not asked for again. */
  readonly waived: number;
  /** What was given back because something was missing or faulty. */
  readonly reducible: number;
}

/**
 * What the business days of a period come to. Takings of other days for its orders may be among the entries: they explain
 * why sales and takings differ.
 */
export function figuresOf(
  { orders, rates, reductions, takings }: ClosingEntries,
  isWithin: (date: string) => boolean,
): ClosingFigures {
  const ours = orders.filter(({ date }) => isWithin(date));
  const sold = ours.filter(({ state }) => state === 'sold');
  const canceled = ours.filter(({ state }) => state === 'canceled');
  const byRate = ratesOf(rates.filter(({ date }) => isWithin(date)));
  const came = takings.filter(({ date }) => isWithin(date));
  return {
    orders: count(sold, ({ orders }) => orders),
    net: total(byRate, ({ net }) => net),
    tax: total(byRate, ({ tax }) => tax),
    gross: total(sold, ({ gross }) => gross),
    rates: byRate,
    reductions: ratesOf(reductions.filter(({ date }) => isWithin(date))),
    reducedGross: total(sold, ({ reducedGross }) => reducedGross),
    deliveryGross: total(sold, ({ deliveryGross }) => deliveryGross),
    donatedAmount: total(sold, ({ donatedAmount }) => donatedAmount),
    canceledOrders: count(canceled, ({ orders }) => orders),
    canceledGross: total(canceled, ({ gross }) => gross),
    takings: takingsOf(came),
    amount: total(came, ({ amount }) => amount),
    openOrders: count(ours, ({ openOrders }) => openOrders),
    openAmount: total(ours, ({ openAmount }) => openAmount),
    waivedAmount: total(ours, ({ waivedAmount }) => waivedAmount),
    owedOrders: count(ours, ({ owedOrders }) => owedOrders),
    owedAmount: total(ours, ({ owedAmount }) => owedAmount),
    forOthers: total(
      came.filter(({ orderDate }) => !isWithin(orderDate)),
      ({ amount }) => amount,
    ),
    onOthers: total(
      takings.filter(({ date, orderDate }) => isWithin(orderDate) && !isWithin(date)),
      ({ amount }) => amount,
    ),
  };
}

/** What takings have to be: sales and what guests donated, less what is open or was waived, and what belongs to other days. Decimal. */
export const explainedAmount = (figures: ClosingFigures): number =>
  toDecimal(
    toUnits(figures.gross) +
      toUnits(figures.donatedAmount) -
      toUnits(figures.openAmount) -
      toUnits(figures.waivedAmount) +
      toUnits(figures.owedAmount) +
      toUnits(figures.forOthers) -
      toUnits(figures.onOthers),
  );

/** What was sold at each rate before anything was reduced, and by what it was reduced. */
export function soldByRate({ rates, reductions }: Pick<ClosingFigures, 'rates' | 'reductions'>) {
  return rates.map((after) => {
    const less = reductions.find(({ rate }) => rate === after.rate) ?? null;
    return { after, less, sold: less ? plus(after, less) : after };
  });
}

const plus = (one: RateSum, other: RateSum): RateSum => ratesOf([one, other])[0]!;

/** What was sold before anything was reduced. Decimal. */
export const soldGross = ({ gross, reducedGross }: Pick<ClosingFigures, 'gross' | 'reducedGross'>): number =>
  toDecimal(toUnits(gross) + toUnits(reducedGross));

/** Cash that came less cash that went. Decimal. */
export const cashOf = ({ takings }: Pick<ClosingFigures, 'takings'>): number =>
  total(
    takings.filter(({ method }) => method === 'cash'),
    ({ amount }) => amount,
  );

/** What was taken by each method, with what of it came and went. The most first. */
export function takingsByMethod(takings: readonly TakingSum[]) {
  const methods = [...new Set(takings.map(({ method }) => method))];
  return methods
    .map((method) => {
      const parts = takings.filter((taking) => taking.method === method);
      return { method, parts, amount: total(parts, ({ amount }) => amount) };
    })
    .toSorted((one, other) => other.amount - one.amount);
}

function ratesOf(sums: readonly RateSum[]): RateSum[] {
  const rates = [...new Set(sums.map(({ rate }) => rate))].toSorted((one, other) => one - other);
  return rates.map((rate) => {
    const same = sums.filter((sum) => sum.rate === rate);
    return {
      rate,
      net: total(same, ({ net }) => net),
      tax: total(same, ({ tax }) => tax),
      gross: total(same, ({ gross }) => gross),
    };
  });
}

function takingsOf(sums: readonly TakingSum[]): TakingSum[] {
  const sorted = sums.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return [...new Set(sorted.map(keyOf))].map((key) => {
    const same = sorted.filter((sum) => keyOf(sum) === key);
    const { method, kind } = same[0]!;
    return {
      ...{ method, kind },
      count: count(same, (sum) => sum.count),
      amount: total(same, ({ amount }) => amount),
    };
  });
}

const keyOf = ({ method, kind }: TakingSum): string => `${method} ${kind}`;

const count = <Part>(parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

const total = <Part>(parts: readonly Part[], of: (part: Part) => number): number =>
  toDecimal(count(parts, (part) => toUnits(of(part))));
