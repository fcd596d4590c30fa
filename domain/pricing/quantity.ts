import type { UnitName } from './pricing.schema.js';
import { convertAmount, unitsOf } from './units.js';

/** What may be ordered of a unit; null is no minimum (0), no maximum, no grid. */
export interface QuantityLimits {
  readonly minimumQuantity: number | null;
  readonly maximumQuantity: number | null;
  readonly quantityStepSize: number | null;
}

export interface QuantityOfProduct extends QuantityLimits {
  readonly unit: UnitName;
  readonly alternativeUnits: readonly (QuantityLimits & { unit: UnitName; ratio: number | null })[];
  readonly defaultQuantity: number | null;
  readonly defaultUnit: UnitName | null;
}

export interface Quantity {
  readonly amount: number;
  readonly unit: UnitName;
}

/** Reads what a person typed, as parseFloat does once commas are dots; what is not finite is 0. */
export function parseQuantity(text: string): number {
  const value = Number.parseFloat(text.replaceAll(',', '.'));
  return Number.isFinite(value) ? value : 0;
}

/** The limits that hold in a unit: an alternative unit has only its own. Null if the product has no such unit. */
export function limitsIn(product: QuantityOfProduct, unit: UnitName): QuantityLimits | null {
  if (unit === product.unit) return product;
  return product.alternativeUnits.find((alternative) => alternative.unit === unit) ?? null;
}

/** The nearest amount that may be ordered: between the limits, on the grid that starts at the minimum. */
export function snapQuantity(amount: number, limits: QuantityLimits): number {
  const minimum = limits.minimumQuantity ?? 0;
  const maximum = limits.maximumQuantity ?? Number.POSITIVE_INFINITY;
  if (!(amount > minimum)) return minimum;
  if (amount >= maximum) return maximum;
  const step = limits.quantityStepSize ?? 0;
  if (step <= 0) return exact(amount);
  const steps = Math.floor(exact((amount - minimum) / step) + 0.5);
  return Math.min(exact(minimum + steps * step), maximum);
}

/** Whether an amount may be ordered as it is. */
export const isOrderableQuantity = (amount: number, limits: QuantityLimits): boolean =>
  amount > 0 && snapQuantity(amount, limits) === exact(amount);

export const canDecrease = (amount: number, limits: QuantityLimits): boolean =>
  amount > (limits.minimumQuantity ?? 0);

export const canIncrease = (amount: number, limits: QuantityLimits): boolean =>
  limits.maximumQuantity === null || amount < limits.maximumQuantity;

export const increase = (amount: number, limits: QuantityLimits): number =>
  snapQuantity(amount + (limits.quantityStepSize || 1), limits);

export const decrease = (amount: number, limits: QuantityLimits): number =>
  snapQuantity(amount - (limits.quantityStepSize || 1), limits);

/** What the picker shows first: the default quantity in the default unit, else the unit's minimum. */
export function defaultQuantity(product: QuantityOfProduct): Quantity {
  const wanted = product.defaultUnit ?? product.unit;
  const unit = unitsOf(product).includes(wanted) ? wanted : product.unit;
  const limits = limitsIn(product, unit) ?? product;
  return { unit, amount: snapQuantity(product.defaultQuantity ?? limits.minimumQuantity ?? 0, limits) };
}

/** The same quantity in another of the product's units, snapped to what may be ordered there. */
export function changeUnit({ amount, unit }: Quantity, to: UnitName, product: QuantityOfProduct): Quantity {
  const limits = limitsIn(product, to);
  const converted = convertAmount(amount, unit, to, product);
  if (limits === null || converted === null) return { amount, unit };
  return { unit: to, amount: snapQuantity(converted, limits) };
}

/** Without the noise that binary fractions leave, so that 0.1 + 0.2 lies on a grid of 0.1. */
const exact = (value: number): number => Number(value.toPrecision(12));
