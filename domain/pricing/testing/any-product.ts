import fc from 'fast-check';
import { priceModelSchema } from '../pricing.schema.js';
import type { Chosen, PricedOption, PricedPart, PricedProduct } from '../price.js';
import { listedUnits, unitNames } from './listed-units.js';

/** A decimal with so many places. */
export const anyDecimal = (places: number, min: number, max: number): fc.Arbitrary<number> =>
  fc
    .integer({ min: Math.round(min * 10 ** places), max: Math.round(max * 10 ** places) })
    .map((digits) => digits / 10 ** places);

/** VAT in percent, as in Austria, Switzerland and Germany. */
export const anyRate = fc.constantFrom(0, 4.9, 5.5, 7.7, 8.1, 10, 13, 19, 20);

export const anyUnit = fc.constantFrom(...unitNames);

const anyModel = fc.constantFrom(...priceModelSchema.options);

const anyEffect: fc.Arbitrary<Omit<PricedOption, 'name'>> = fc.record({
  modifier: fc.option(fc.constantFrom('add', 'subtract', 'overwrite')),
  value: fc.option(fc.oneof(anyDecimal(2, -20, 100), anyDecimal(4, -1, 1)), { freq: 9 }),
});

const anyPart: fc.Arbitrary<PricedPart> = fc.record({
  type: fc.constantFrom('select', 'multiselect', 'text'),
  optional: fc.constant(true),
  options: fc
    .array(anyEffect, { maxLength: 4 })
    .map((effects) => effects.map((effect, index) => ({ ...effect, name: `Option ${index}` }))),
});

const anyAlternative = fc.record({
  unit: anyUnit,
  ratio: anyDecimal(4, 0.0001, 50),
  calculationModel: fc.option(anyModel),
});

/** A product in any unit, with any alternatives and any options. */
export const anyProduct: fc.Arbitrary<PricedProduct> = fc
  .record({
    type: fc.constantFrom('configurable', 'bundle', 'others'),
    price: fc.oneof(anyDecimal(2, 0, 1000), anyDecimal(4, 0, 10)),
    unit: anyUnit,
    alternativeUnits: fc.uniqueArray(anyAlternative, { maxLength: 4, selector: ({ unit }) => unit }),
    pricing: anyModel,
    calculationModel: fc.option(anyModel),
    tax: anyRate,
    takeawayTax: fc.option(anyRate),
    dineInTax: fc.option(anyRate),
    config: fc.record({ parts: fc.array(anyPart, { maxLength: 3 }) }),
  })
  .map((product) => ({
    ...product,
    alternativeUnits: product.alternativeUnits.filter(({ unit }) => unit !== product.unit),
  }));

const anyChoice = ({ type, options }: PricedPart): fc.Arbitrary<Chosen['parts'][number]> => {
  const names = options.map(({ name }) => name);
  if (type === 'text') return fc.constantFrom(null, 'ohne Salz');
  return type === 'select' ? fc.constantFrom(null, ...names) : fc.shuffledSubarray(names);
};

const anyChosen = (product: PricedProduct): fc.Arbitrary<Chosen> =>
  fc.record({
    amount: fc.oneof(fc.integer({ min: 1, max: 20 }), anyDecimal(3, 0.001, 2000)),
    unit: fc.constantFrom(product.unit, ...product.alternativeUnits.map(({ unit }) => unit)),
    parts: fc.tuple(...product.config.parts.map(anyChoice)),
  });

export interface AnyLine {
  readonly product: PricedProduct;
  readonly chosen: Chosen;
}

const MOST_PRODUCT_UNITS = 1e6;

/** A line of a cart that has a price. */
export const anyLine: fc.Arbitrary<AnyLine> = anyProduct
  .chain((product) => fc.record({ product: fc.constant(product), chosen: anyChosen(product) }))
  .filter(({ product, chosen }) => {
    const [[type, factor], [productType, productFactor]] = [
      listedUnits[chosen.unit],
      listedUnits[product.unit],
    ];
    return type !== productType || (chosen.amount * factor) / productFactor <= MOST_PRODUCT_UNITS;
  });
