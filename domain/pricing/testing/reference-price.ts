import type { Chosen, PricedProduct } from '../price.js';
import { listedUnits } from './listed-units.js';
import { isLess, minus, over, plus, rational, type Rational, rounded, times, wholePart } from './rational.js';
import type { QuantityLimits } from '../quantity.js';

const zero = rational(0);

/** Reference price of a line, in exact fractions. The rate in percent. */
export function referenceLine(product: PricedProduct, chosen: Chosen, rate: number) {
  const unitGross = unitPriceOnPaper(product, chosen);
  const gross = rounded(times(unitGross, productAmount(product, chosen)), 2);
  const net = rounded(referenceNet(gross, rate), 4);
  const tax = rounded(minus(rational(gross), rational(net)), 4);
  return { unitGross: rounded(unitGross, 4), gross, net, tax };
}

export const referenceNet = (gross: number, rate: number): Rational =>
  over(rational(gross), plus(rational(1), over(rational(rate), rational(100))));

function unitPriceOnPaper(product: PricedProduct, chosen: Chosen): Rational {
  let price = rational(product.price);
  const parts = product.type === 'others' ? [] : product.config.parts;
  parts.forEach(({ options }, index) => {
    const names = [chosen.parts[index] ?? []].flat();
    for (const { name, modifier, value } of options) {
      if (!names.includes(name) || value === null) continue;
      if (modifier === 'add') price = plus(price, rational(value));
      if (modifier === 'subtract') price = minus(price, rational(value));
      if (modifier === 'overwrite') price = rational(value);
    }
  });
  return isLess(price, zero) ? zero : price;
}

function productAmount(product: PricedProduct, { amount, unit }: Chosen): Rational {
  const [type, factor] = listedUnits[unit];
  const [productType, productFactor] = listedUnits[product.unit];
  if (type === productType) return over(times(rational(amount), rational(factor)), rational(productFactor));
  const alternative = product.alternativeUnits.find((other) => other.unit === unit);
  return times(rational(amount), rational(alternative!.ratio!));
}

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
