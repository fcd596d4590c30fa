import type { PriceModel, UnitName } from './pricing.schema.js';
import { formatNumber, formatPreciseNumber } from '../text/formats.js';

export type UnitType =
  'amount' | 'serving' | 'pair' | 'person' | 'package' | 'weight' | 'volume' | 'length' | 'square' | 'cubic';

interface Unit {
  readonly type: UnitType;
  /** How many of the type's base unit (gram, milliliter, millimeter …) it holds. */
  readonly factor: number;
  readonly singular: string;
  readonly plural: string;
}

const measure = (type: UnitType, factor: number, sign: string): Unit => ({
  type,
  factor,
  singular: sign,
  plural: sign,
});

const units: Record<UnitName, Unit> = {
  piece: { type: 'amount', factor: 1, singular: 'Stück', plural: 'Stück' },
  serving: { type: 'serving', factor: 1, singular: 'Portion', plural: 'Portionen' },
  pair: { type: 'pair', factor: 1, singular: 'Paar', plural: 'Paar' },
  person: { type: 'person', factor: 1, singular: 'Person', plural: 'Personen' },
  package: { type: 'package', factor: 1, singular: 'Packung', plural: 'Packungen' },
  gram: measure('weight', 1, 'g'),
  decagram: measure('weight', 10, 'dag'),
  kilogram: measure('weight', 1000, 'kg'),
  milliliter: measure('volume', 1, 'ml'),
  centiliter: measure('volume', 10, 'cl'),
  deciliter: measure('volume', 100, 'dl'),
  liter: measure('volume', 1000, 'l'),
  millimeter: measure('length', 1, 'mm'),
  centimeter: measure('length', 10, 'cm'),
  decimeter: measure('length', 100, 'dm'),
  meter: measure('length', 1000, 'm'),
  kilometer: measure('length', 1e6, 'km'),
  squareMillimeter: measure('square', 1, 'mm²'),
  squareCentimeter: measure('square', 100, 'cm²'),
  squareDecimeter: measure('square', 1e4, 'dm²'),
  squareMeter: measure('square', 1e6, 'm²'),
  cubicMillimeter: measure('cubic', 1, 'mm³'),
  cubicCentimeter: measure('cubic', 1e3, 'cm³'),
  cubicDecimeter: measure('cubic', 1e6, 'dm³'),
  cubicMeter: measure('cubic', 1e9, 'm³'),
};

export interface UnitsOfProduct {
  readonly unit: UnitName;
  readonly alternativeUnits: readonly { readonly unit: UnitName; readonly ratio: number | null }[];
}

export const unitType = (unit: UnitName): UnitType => units[unit].type;

export const isUnitName = (name: unknown): name is UnitName =>
  typeof name === 'string' && Object.hasOwn(units, name);

/** 'Stück', 'kg'; the form that goes with the amount: 'Portion', 'Portionen'. */
export const unitLabel = (unit: UnitName, amount = 1): string =>
  amount === 1 ? units[unit].singular : units[unit].plural;

/** The product's own unit first, then its alternatives. */
export const unitsOf = (product: UnitsOfProduct): UnitName[] => [
  ...new Set([product.unit, ...product.alternativeUnits.map(({ unit }) => unit)]),
];

/**
 * An amount in another of the product's units: by the factors inside a unit type, across types by the
 * alternative unit's ratio. Null where no way leads from one to the other, and for units that are none of the product's.
 */
export function convertAmount(
  amount: number,
  from: UnitName,
  to: UnitName,
  product: UnitsOfProduct,
): number | null {
  const own = unitsOf(product);
  if (!own.includes(from) || !own.includes(to)) return null;
  if (unitType(from) === unitType(to)) return exact((amount * units[from].factor) / units[to].factor);
  const there = productUnitsPer(from, product);
  const back = productUnitsPer(to, product);
  return there === null || back === null ? null : exact((amount * there) / back);
}

/** The unit in which amounts of a type are added up, where it is not the unit itself. */
const addedUpIn: Partial<Record<UnitType, UnitName>> = {
  weight: 'kilogram',
  volume: 'liter',
  length: 'meter',
  square: 'squareMeter',
  cubic: 'cubicMeter',
};

/** The same amount in the unit in which amounts of its type are added up: 500 g are 0.5 kg, two pieces stay two pieces. */
export function addableAmount(amount: number, unit: UnitName): { amount: number; unit: UnitName } {
  const to = addedUpIn[unitType(unit)] ?? unit;
  return { amount: exact((amount * units[unit].factor) / units[to].factor), unit: to };
}

/** How many product units one of this unit is. */
function productUnitsPer(unit: UnitName, product: UnitsOfProduct): number | null {
  if (unitType(unit) === unitType(product.unit)) return units[unit].factor / units[product.unit].factor;
  const ratio = product.alternativeUnits.find((alternative) => alternative.unit === unit)?.ratio;
  return ratio != null && ratio > 0 ? ratio : null;
}

/** Without the noise that binary fractions leave behind the 15th digit. */
const exact = (value: number): number => Number(value.toPrecision(15));

/** Prefix of a price or an amount that is not exact: 'ca. ', 'ab '. */
export const modelPrefix: Readonly<Record<PriceModel, string>> = {
  fixed: '',
  approximate: 'ca. ',
  minimum: 'ab ',
};

/** '2 Portionen', '0,5 kg' */
export const formatAmount = (amount: number, unit: UnitName): string =>
  `${formatNumber(amount)}\u00a0${unitLabel(unit, amount)}`;

/** '2×' of what is sold by the piece, else '0,25 kg': an amount before the name of a product. */
export const formatTimes = (amount: number, unit: UnitName): string =>
  unit === 'piece' ? `${formatNumber(amount)}×` : formatAmount(amount, unit);

/** '0,0505 kg': an amount that is calculated with, with up to 10 decimals. */
export const formatPreciseAmount = (amount: number, unit: UnitName): string =>
  `${formatPreciseNumber(amount)}\u00a0${unitLabel(unit, amount)}`;
