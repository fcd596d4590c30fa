import { toDecimal, type Units } from '../kernel/money.js';
import type { PriceStep } from './pricing.schema.js';
import type { UnitName } from './unit-name.schema.js';
import { formatPreciseAmount } from './amount-texts.js';
import { formatMoney, formatPercent, formatPreciseMoney } from '../text/formats.js';
import type { PricedOption } from './priced-product.js';
import { unitLabel } from './units.js';

interface Measured {
  readonly amount: number;
  readonly unit: UnitName;
}

export const explainBase = (unit: UnitName, gross: Units, currency: string): PriceStep => ({
  kind: 'base',
  label: `Grundpreis je ${unitLabel(unit)}: ${formatPreciseMoney(toDecimal(gross), currency)}`,
  value: toDecimal(gross),
});

export function explainOption(option: PricedOption, after: Units, currency: string): PriceStep {
  return {
    kind: 'option',
    label: `${option.name}: ${optionEffect(option, currency)}`,
    value: toDecimal(after),
  };
}

/** '+ 1,50 €', '− 0,50 €', 'Preis 9,90 €', '+ 0,50 € / kg' of what is not sold by the piece, or 'ohne Aufpreis'. */
export function optionEffect(
  { modifier, value }: PricedOption,
  currency: string,
  unit: UnitName = 'piece',
): string {
  if (modifier === null || value === null) return 'ohne Aufpreis';
  const each = unit === 'piece' ? '' : ` / ${unitLabel(unit)}`;
  if (modifier === 'overwrite') return `Preis ${formatPreciseMoney(value, currency)}${each}`;
  const isMore = (modifier === 'add') === value >= 0;
  return `${isMore ? '+' : '−'} ${formatPreciseMoney(Math.abs(value), currency)}${each}`;
}

/** Nothing for a single unit; else how the amount makes the price, with the conversion if there was one. */
export function explainAmount(
  ordered: Measured,
  counted: Measured,
  unitGross: Units,
  currency: string,
): PriceStep[] {
  if (ordered.unit === counted.unit && ordered.amount === 1) return [];
  const conversion =
    ordered.unit === counted.unit ? '' : `${formatPreciseAmount(ordered.amount, ordered.unit)} = `;
  const each = formatPreciseMoney(toDecimal(unitGross), currency);
  const label = `${conversion}${formatPreciseAmount(counted.amount, counted.unit)} × ${each}`;
  return [{ kind: 'amount', label, value: beforeRounding(unitGross, counted.amount) }];
}

/** The decimal before it is rounded to cents, with all its digits: rounding it twice could change the gross. */
export const beforeRounding = (unitGross: Units, productAmount: number): number =>
  Number(toDecimal(unitGross * productAmount).toPrecision(15));

export function explainRounding(before: number, gross: number, currency: string): PriceStep[] {
  if (before === gross) return [];
  return [
    { kind: 'rounding', label: `Gerundet von ${formatPreciseMoney(before, currency, 10)}`, value: gross },
  ];
}

export const explainTax = (tax: Units, rate: number, currency: string): PriceStep => ({
  kind: 'tax',
  label: `Darin ${formatPercent(rate)} Mehrwertsteuer: ${formatMoney(toDecimal(tax), currency)}`,
  value: toDecimal(tax),
});
