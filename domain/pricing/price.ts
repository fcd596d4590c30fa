import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { CENT, multiplied, splitGross, toDecimal, toUnits, type Units } from '../kernel/money.js';
import type { PriceModel, PriceStep } from './pricing.schema.js';
import type { UnitName } from './unit-name.schema.js';
import { chosenOptions, stepsOf, type PartValue } from '../catalogue/configuration.js';
import {
  beforeRounding,
  explainAmount,
  explainBase,
  explainOption,
  explainRounding,
  explainTax,
} from './price-explanation.js';
import { type PricedOption, type PricedProduct, taxRateFor } from './priced-product.js';
import { convertAmount, unitsOf } from './units.js';

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
