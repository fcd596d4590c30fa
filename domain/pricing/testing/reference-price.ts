import type { Chosen, PricedProduct } from '../price.js';
import { listedUnits } from './listed-units.js';
import { isLess, minus, over, plus, rational, rounded, times, type Rational } from './rational.js';

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
