import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import type { PriceModel } from './pricing.schema.js';
import type { UnitName } from './unit-name.schema.js';
import type { Configurable, Part } from '../catalogue/configuration.js';
import type { UnitsOfProduct } from './units.js';

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
