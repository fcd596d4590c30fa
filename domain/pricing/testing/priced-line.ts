import { type PricedPart, type PricedProduct, priceLine } from '../price.js';

export const size: PricedPart = {
  type: 'select',
  optional: false,
  options: [
    { name: 'Klein', modifier: 'subtract', value: 2 },
    { name: 'Normal', modifier: null, value: null },
    { name: 'Familie', modifier: 'overwrite', value: 30 },
  ],
};

export const toppings: PricedPart = {
  type: 'multiselect',
  optional: true,
  options: [
    { name: 'Käse', modifier: 'add', value: 1.5 },
    { name: 'Zwiebel', modifier: 'add', value: 0.5 },
    { name: 'Überraschung', modifier: 'overwrite', value: 5 },
    { name: 'Gutschein', modifier: 'subtract', value: 100 },
  ],
};

export const product = (differences: Partial<PricedProduct> = {}): PricedProduct => ({
  type: 'configurable',
  price: 10,
  unit: 'piece',
  alternativeUnits: [],
  pricing: 'fixed',
  calculationModel: null,
  tax: 20,
  takeawayTax: 10,
  dineInTax: null,
  config: { parts: [size, toppings] },
  ...differences,
});

/** Taken away, in the product's own unit. */
export const line = (of: PricedProduct, amount: number, parts: (string | string[] | null)[] = []) =>
  priceLine(of, { amount, unit: of.unit, parts }, 'takeaway', 'EUR');
