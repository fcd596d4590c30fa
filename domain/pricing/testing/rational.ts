/** A fraction that is exactly what is meant; its denominator is positive. */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The fraction that the decimal text of a number names: 0.1 is 1/10. */
export function rational(value: number): Rational {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const power = Number(exponent) - decimals.length;
  return power < 0
    ? { top: digits, bottom: 10n ** BigInt(-power) }
    : { top: digits * 10n ** BigInt(power), bottom: 1n };
}

export const plus = (one: Rational, other: Rational): Rational => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});

export const minus = (one: Rational, other: Rational): Rational =>
  plus(one, { top: -other.top, bottom: other.bottom });

export const times = (one: Rational, other: Rational): Rational => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});

/** `other` is positive. */
export const over = (one: Rational, other: Rational): Rational => ({
  top: one.top * other.bottom,
  bottom: one.bottom * other.top,
});

export const isLess = (one: Rational, other: Rational): boolean =>
  one.top * other.bottom < other.top * one.bottom;

/** The whole number at or below a fraction that is not negative. */
export const wholePart = ({ top, bottom }: Rational): bigint => top / bottom;

/** Half away from zero, as the decimal that JSON carries. */
export function rounded(value: Rational, decimals: number): number {
  const { top, bottom } = times(value, { top: 10n ** BigInt(decimals), bottom: 1n });
  const size = wholePart({ top: 2n * (top < 0n ? -top : top) + bottom, bottom: 2n * bottom });
  return Number(`${top < 0n && size > 0n ? '-' : ''}${size}e-${decimals}`);
}
