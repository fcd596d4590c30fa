/**
 * Money as exact integers: 1 is 1/10 000 of the currency unit.
 * JSON and events carry decimals; `toUnits` and `toDecimal` are the only two ways across.
 */
export type Units = number;

const SCALE = 10_000;
export const CENT: Units = 100;

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

/** Units times a decimal such as an amount, without floating-point error, rounded half away from zero to `to`. */
export function multiplied(units: Units, decimal: number, to: Units = 1): Units {
  const { top, bottom } = fractionOf(decimal);
  return roundedQuotient(BigInt(units) * top, bottom * BigInt(to)) * to;
}

/** The part of an amount that `part` is of `whole`, which is above 0; rounded half away from zero to `to`. */
export const shareOf = (units: Units, part: Units, whole: Units, to: Units = 1): Units =>
  roundedQuotient(BigInt(units) * BigInt(part), BigInt(whole) * BigInt(to)) * to;

/** net = gross / (1 + rate/100) to 4 decimals; tax is the rest. Rate in percent. */
export function splitGross(gross: Units, rate: number): { net: Units; tax: Units } {
  const { top, bottom } = fractionOf(rate);
  const net = roundedQuotient(BigInt(gross) * 100n * bottom, 100n * bottom + top);
  return { net, tax: gross - net };
}

/** Half away from zero, never -0. */
export function roundHalfAway(value: number): number {
  const rounded = Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
  return rounded === 0 ? 0 : rounded;
}

/** The fraction that the decimal digits of a finite number name: 0.1 is 1/10. */
function fractionOf(decimal: number): { top: bigint; bottom: bigint } {
  const [mantissa = '', exponent = ''] = decimal.toExponential().split('e');
  const [whole = '', places = ''] = mantissa.split('.');
  const digits = BigInt(whole + places);
  const power = Number(exponent) - places.length;
  return power < 0
    ? { top: digits, bottom: 10n ** BigInt(-power) }
    : { top: digits * 10n ** BigInt(power), bottom: 1n };
}

/** Half away from zero; `bottom` is positive. */
function roundedQuotient(top: bigint, bottom: bigint): number {
  const size = ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
  return Number(top < 0n ? -size : size);
}
