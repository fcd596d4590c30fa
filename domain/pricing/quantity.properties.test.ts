import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canDecrease,
  canIncrease,
  changeUnit,
  decrease,
  defaultQuantity,
  increase,
  isOrderableQuantity,
  snapQuantity,
  type QuantityLimits,
  type QuantityOfProduct,
} from './quantity.js';
import { anyDecimal } from './testing/any-product.js';
import { referenceSnap } from './testing/reference-price.js';
import { rational, rounded } from './testing/rational.js';

const anyStep = fc.constantFrom(null, 0, 0.005, 0.05, 0.1, 0.125, 0.25, 0.3, 0.7, 1, 2.5, 3, 50);
const anyMinimum = fc.option(fc.oneof(anyDecimal(0, 0, 100), anyDecimal(3, 0, 1000)));

const anyLimits: fc.Arbitrary<QuantityLimits> = fc
  .record({ minimumQuantity: anyMinimum, span: fc.option(anyDecimal(3, 0, 1000)), quantityStepSize: anyStep })
  .map(({ minimumQuantity, span, quantityStepSize }) => ({
    minimumQuantity,
    maximumQuantity: span === null ? null : rounded(rational((minimumQuantity ?? 0) + span), 3),
    quantityStepSize,
  }));

const anyAmount = fc.oneof(anyDecimal(3, -10, 2500), anyDecimal(0, 0, 100), anyDecimal(3, 0, 100_000));

describe('any amount', () => {
  test('is snapped exactly, without floating-point error', () => {
    fc.assert(
      fc.property(anyAmount, anyLimits, (amount, limits) => {
        expect(snapQuantity(amount, limits)).toBe(rounded(referenceSnap(amount, limits), 6));
      }),
      { numRuns: 2000 },
    );
  });

  test('can be ordered after snapping unless it is 0, and snapping is idempotent', () => {
    fc.assert(
      fc.property(anyAmount, anyLimits, (amount, limits) => {
        const snapped = snapQuantity(amount, limits);
        expect(snapQuantity(snapped, limits)).toBe(snapped);
        expect(isOrderableQuantity(snapped, limits)).toBe(snapped > 0);
      }),
    );
  });

  test('can be ordered only if snapping leaves it unchanged', () => {
    fc.assert(
      fc.property(anyAmount, anyLimits, (amount, limits) => {
        const isLeft = rounded(referenceSnap(amount, limits), 6) === amount;
        expect(isOrderableQuantity(amount, limits)).toBe(amount > 0 && isLeft);
      }),
    );
  });
});

describe('plus and minus', () => {
  const anySnapped = fc
    .record({ amount: anyAmount, limits: anyLimits })
    .map(({ amount, limits }) => ({ limits, amount: snapQuantity(amount, limits) }));

  test('lead to orderable amounts or 0, and only in their direction', () => {
    fc.assert(
      fc.property(anySnapped, ({ amount, limits }) => {
        const [more, less] = [increase(amount, limits), decrease(amount, limits)];
        expect(isOrderableQuantity(more, limits)).toBe(more > 0);
        expect(isOrderableQuantity(less, limits)).toBe(less > 0);
        expect(more > amount).toBe(canIncrease(amount, limits));
        expect(less < amount).toBe(canDecrease(amount, limits));
      }),
    );
  });

  test('undo each other unless a limit applies', () => {
    fc.assert(
      fc.property(anySnapped, ({ amount, limits }) => {
        const more = increase(amount, limits);
        fc.pre(more !== limits.maximumQuantity && amount !== limits.maximumQuantity);
        expect(decrease(more, limits)).toBe(amount);
      }),
    );
  });
});

describe('a product in several units', () => {
  const anyCheese: fc.Arbitrary<QuantityOfProduct> = fc
    .record({ own: anyLimits, grams: anyLimits, pieces: anyLimits, ratio: anyDecimal(3, 0.001, 20) })
    .map(({ own, grams, pieces, ratio }) => ({
      ...own,
      unit: 'kilogram',
      alternativeUnits: [
        { unit: 'gram', ratio: null, ...grams },
        { unit: 'piece', ratio, ...pieces },
      ],
      defaultQuantity: null,
      defaultUnit: null,
    }));
  const anyUnitOf = fc.constantFrom('kilogram', 'gram', 'piece');
  const limitsOf = (product: QuantityOfProduct, unit: string): QuantityLimits =>
    product.alternativeUnits.find((other) => other.unit === unit) ?? product;

  test('keeps to the limits of the unit changed to', () => {
    fc.assert(
      fc.property(anyCheese, anyAmount, anyUnitOf, anyUnitOf, (product, amount, unit, to) => {
        const changed = changeUnit({ amount, unit }, to, product);
        expect(changed.unit).toBe(to);
        expect(isOrderableQuantity(changed.amount, limitsOf(product, to))).toBe(changed.amount > 0);
      }),
    );
  });

  test('is the same again after a change to grams and back', () => {
    const free = { minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };
    fc.assert(
      fc.property(anyCheese, anyDecimal(3, 0, 1000), (cheese, amount) => {
        const product = {
          ...cheese,
          ...free,
          alternativeUnits: [{ unit: 'gram' as const, ratio: null, ...free }],
        };
        const inGrams = changeUnit({ amount, unit: 'kilogram' }, 'gram', product);
        expect(changeUnit(inGrams, 'kilogram', product)).toEqual({ amount, unit: 'kilogram' });
      }),
    );
  });

  test('starts with what may be ordered', () => {
    fc.assert(
      fc.property(anyCheese, fc.option(anyAmount), anyUnitOf, (product, defaultAmount, defaultUnit) => {
        const { amount, unit } = defaultQuantity({ ...product, defaultQuantity: defaultAmount, defaultUnit });
        expect(unit).toBe(defaultUnit);
        expect(isOrderableQuantity(amount, limitsOf(product, unit))).toBe(amount > 0);
        if (defaultAmount === null) expect(amount).toBe(limitsOf(product, unit).minimumQuantity ?? 0);
      }),
    );
  });
});
