import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';

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
