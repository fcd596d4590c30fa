import type { PriceModel } from './pricing.schema.js';
import type { UnitName } from './unit-name.schema.js';
import type { Configurable, Part } from '../catalogue/configuration.js';
import type { TaxRates } from './tax.js';
import type { UnitsOfProduct } from './units.js';

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
