import type { QuantityLimits } from '../quantity.js';
import { isLess, minus, over, plus, rational, times, wholePart, type Rational } from './rational.js';

const half: Rational = { top: 1n, bottom: 2n };

/** Reference for the nearest amount that may be ordered, in exact fractions. */
export function referenceSnap(amount: number, limits: QuantityLimits): Rational {
  const minimum = rational(limits.minimumQuantity ?? 0);
  const maximum = limits.maximumQuantity === null ? null : rational(limits.maximumQuantity);
  const wanted = rational(amount);
  if (!isLess(minimum, wanted)) return minimum;
  if (maximum && !isLess(wanted, maximum)) return maximum;
  if (!limits.quantityStepSize) return wanted;
  const step = rational(limits.quantityStepSize);
  const steps = wholePart(plus(over(minus(wanted, minimum), step), half));
  const nearest = plus(minimum, times({ top: steps, bottom: 1n }, step));
  return maximum && isLess(maximum, nearest) ? maximum : nearest;
}
