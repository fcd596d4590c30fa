import { CENT, shareOf, toDecimal, toUnits, type Units } from '../../kernel/money.js';
import type { RateSum } from './closing-figures.schema.js';

/** Money that went back because something was missing or faulty. */
export interface Reduction {
  /** The rate of the line it is about, in percent; null where it is about the whole order. */
  readonly rate: number | null;
  /** Decimal of whole cents. */
  readonly amount: number;
}

/** What is sold at one rate. */
export type RateGross = Pick<RateSum, 'rate' | 'gross'>;

/**
 * By how much each rate of an order is lowered, by rate: at most `most` (decimal) in all, and no rate by more than was sold at
 * it. A reduction of a line lowers its own rate; what is more than that, and what is about the whole order, is spread over what is left
 * of all rates.
 */
export function reducedByRate(
  rates: readonly RateGross[],
  reductions: readonly Reduction[],
  most: number,
): Map<number, Units> {
  const left = new Map(rates.map(({ rate, gross }) => [rate, toUnits(gross)]));
  const lower = (rate: number, by: Units) => left.set(rate, left.get(rate)! - by);
  let rest = Math.min(toUnits(most), sumOf(left));
  for (const { rate, amount: decimal } of reductions) {
    const amount = Math.min(toUnits(decimal), rest);
    rest -= amount;
    const ofLine = rate === null ? 0 : Math.min(amount, left.get(rate) ?? 0);
    if (rate !== null && ofLine > 0) lower(rate, ofLine);
    for (const [at, part] of spread(amount - ofLine, left)) lower(at, part);
  }
  return new Map(rates.map(({ rate, gross }) => [rate, toUnits(gross) - left.get(rate)!]));
}

/**
 * An amount over rates in proportion to what each has, in whole cents that add up to it. The amount is at most what they have
 * together, so none gets more than it has.
 */
export function spread(amount: Units, over: ReadonlyMap<number, Units>): Map<number, Units> {
  const whole = sumOf(over);
  if (amount <= 0 || whole <= 0) return new Map();
  let upTo = 0;
  let given = 0;
  return new Map(
    [...over].map(([rate, has]) => {
      upTo += has;
      const part = shareOf(amount, upTo, whole, CENT) - given;
      given += part;
      return [rate, part];
    }),
  );
}

/** Splits what was sold at each rate into what is left and by what it was lowered; tax in whole cents, and all of it with all of the gross. */
export function reduced(
  sold: readonly RateSum[],
  reductions: ReadonlyMap<number, Units>,
): { rates: RateSum[]; reductions: RateSum[] } {
  const both = sold.map((sum) => {
    const gross = reductions.get(sum.rate) ?? 0;
    const tax = gross > 0 ? shareOf(toUnits(sum.tax), gross, toUnits(sum.gross), CENT) : 0;
    return {
      after: rateSum(sum.rate, toUnits(sum.gross) - gross, toUnits(sum.tax) - tax),
      less: rateSum(sum.rate, gross, tax),
    };
  });
  return {
    rates: both.map(({ after }) => after),
    reductions: both.map(({ less }) => less).filter(({ gross }) => gross > 0),
  };
}

const rateSum = (rate: number, gross: Units, tax: Units): RateSum => ({
  rate,
  net: toDecimal(gross - tax),
  tax: toDecimal(tax),
  gross: toDecimal(gross),
});

const sumOf = (amounts: ReadonlyMap<number, Units>): Units =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
