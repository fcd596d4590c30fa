import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { CENT, multiplied, splitGross, toDecimal, toUnits, type Units } from '../kernel/money.js';
import type { PriceModel, PriceStep, UnitName } from './pricing.schema.js';
import {
  chosenOptions,
  type Configurable,
  type Part,
  type PartValue,
  stepsOf,
} from '../catalogue/configuration.js';
import { convertAmount, formatPreciseAmount, unitLabel, unitsOf, type UnitsOfProduct } from './units.js';
import { formatMoney, formatPercent, formatPreciseMoney } from '../text/formats.js';

export interface Chosen {
  readonly amount: number;
  readonly unit: UnitName;
  readonly parts: readonly PartValue[];
}

/** A line's price: decimals in the shop's currency, the rate in percent. */
export interface LinePrice {
  /** For one of the product's own unit, options included. */
  readonly unitGross: number;
  readonly net: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly gross: number;
  readonly model: PriceModel;
  readonly explanation: PriceStep[];
}

/** The price of one product unit with the options chosen, and how it came about. */
export function unitPrice(
  product: PricedProduct,
  parts: readonly PartValue[],
  currency: string,
): { gross: Units; steps: PriceStep[] } {
  let gross = toUnits(product.price);
  const steps = [explainBase(product.unit, gross, currency)];
  stepsOf(product).forEach((part, index) => {
    for (const option of chosenOptions(part, parts[index] ?? null)) {
      gross = modified(gross, option);
      steps.push(explainOption(option, gross, currency));
    }
  });
  if (gross < 0) {
    gross = 0;
    steps.push({ kind: 'option', label: 'Der Preis ist nie kleiner als 0', value: 0 });
  }
  return { gross, steps };
}

/**
 * The price of a line: options, then the amount in the product's unit, then one rounding to cents.
 * Null if the unit ordered in is none of the product's, or the amount is beyond all numbers.
 */
export function priceLine(
  product: PricedProduct,
  { amount, unit, parts }: Chosen,
  mode: DeliveryMode,
  currency: string,
): LinePrice | null {
  if (!unitsOf(product).includes(unit)) return null;
  const productAmount = convertAmount(amount, unit, product.unit, product);
  if (productAmount === null || !Number.isFinite(productAmount)) return null;
  const { gross: unitGross, steps } = unitPrice(product, parts, currency);
  const gross = multiplied(unitGross, productAmount, CENT);
  const taxRate = taxRateFor(product, mode);
  const { net, tax } = splitGross(gross, taxRate);
  return {
    unitGross: toDecimal(unitGross),
    gross: toDecimal(gross),
    net: toDecimal(net),
    tax: toDecimal(tax),
    taxRate,
    model: strictest([product.pricing, conversionModel(product, unit)]),
    explanation: [
      ...steps,
      ...explainAmount({ amount, unit }, { amount: productAmount, unit: product.unit }, unitGross, currency),
      ...explainRounding(beforeRounding(unitGross, productAmount), toDecimal(gross), currency),
      explainTax(tax, taxRate, currency),
    ],
  };
}

/** Whether a line's price is more than that of its product times a number of pieces. */
export const isWorthExplaining = (
  { explanation, model }: Pick<LinePrice, 'explanation' | 'model'>,
  unit: UnitName,
): boolean => unit !== 'piece' || model !== 'fixed' || explanation.some(({ kind }) => kind === 'option');

/** 'minimum' beats 'approximate' beats 'fixed'. */
export function strictest(models: readonly PriceModel[]): PriceModel {
  if (models.includes('minimum')) return 'minimum';
  return models.includes('approximate') ? 'approximate' : 'fixed';
}

function conversionModel(product: PricedProduct, unit: UnitName): PriceModel {
  if (unit === product.unit) return product.calculationModel ?? 'fixed';
  return product.alternativeUnits.find((other) => other.unit === unit)?.calculationModel ?? 'fixed';
}

function modified(gross: Units, { modifier, value }: PricedOption): Units {
  if (modifier === null || value === null) return gross;
  const by = toUnits(value);
  switch (modifier) {
    case 'add':
      return gross + by;
    case 'subtract':
      return gross - by;
    case 'overwrite':
      return by;
    default:
      return modifier satisfies never;
  }
}

/** VAT in percent. */
export interface TaxRates {
  readonly tax: number;
  readonly takeawayTax: number | null;
  readonly dineInTax: number | null;
}

/** The rate in percent that holds for a mode; the one for delivery where the mode has none of its own. */
export function taxRateFor(rates: TaxRates, mode: DeliveryMode): number {
  if (mode === 'takeaway') return rates.takeawayTax ?? rates.tax;
  if (mode === 'dineIn') return rates.dineInTax ?? rates.tax;
  return rates.tax;
}

export interface PricedOption {
  readonly name: string;
  readonly modifier: 'add' | 'subtract' | 'overwrite' | null;
  /** Decimal. */
  readonly value: number | null;
}

export interface PricedPart extends Part {
  readonly options: readonly PricedOption[];
}

export interface PricedProduct extends Configurable<PricedPart>, TaxRates, UnitsOfProduct {
  /** Gross decimal for one `unit`. */
  readonly price: number;
  readonly pricing: PriceModel;
  readonly calculationModel: PriceModel | null;
  readonly alternativeUnits: readonly {
    readonly unit: UnitName;
    readonly ratio: number | null;
    readonly calculationModel: PriceModel | null;
  }[];
}

/** How binding a product's price is on the menu: a minimum where a required choice may set another. */
export function menuPriceModel({ pricing, config }: Pick<PricedProduct, 'pricing' | 'config'>): PriceModel {
  const maySetAnother = config.parts.some(
    ({ optional, options }) => !optional && options.some(({ modifier }) => modifier === 'overwrite'),
  );
  return maySetAnother && pricing === 'fixed' ? 'minimum' : pricing;
}

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

/** Whether an option takes more off than the product costs: without another one's surcharge it is free then. */
export const isDiscountAbovePrice = (
  { modifier, value }: Pick<PricedOption, 'modifier' | 'value'>,
  price: number,
): boolean => modifier === 'subtract' && value !== null && toUnits(value) > toUnits(price);

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
