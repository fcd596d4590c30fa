/**
 * Money as exact integers: 1 is 1/10 000 of the currency unit.
 * JSON and events carry decimals; `toUnits` and `toDecimal` are the only two ways across.
 */
export type Units = number;

const SCALE = 10_000;
const CENT = 100;

/** A decimal amount (12.5) in units (125 000), rounded half away from zero to 4 decimals. */
export function toUnits(decimal: number): Units {
  const nearest = Math.round(decimal * SCALE);
  if (nearest / SCALE === decimal) return nearest === 0 ? 0 : nearest;
  return roundHalfAway(Number((decimal * SCALE).toPrecision(15)));
}

/** Units as the decimal that JSON carries. */
export function toDecimal(units: Units): number {
  return units / SCALE;
}

/** Rounded half away from zero to 2 decimals, still in units. */
export function roundToCents(units: number): Units {
  return roundHalfAway(Number((units / CENT).toPrecision(15))) * CENT;
}

/** net = gross / (1 + rate/100) to 4 decimals; tax is the rest. Rate in percent. */
export function splitGross(gross: Units, rate: number): { net: Units; tax: Units } {
  const net = roundHalfAway(Number((gross / (1 + rate / 100)).toPrecision(15)));
  return { net, tax: gross - net };
}

/** Half away from zero, never -0. */
export function roundHalfAway(value: number): number {
  const rounded = Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
  return rounded === 0 ? 0 : rounded;
}
