import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyDecimal, anyUnit } from './testing/any-product.js';
import { listedUnits, unitNames } from './testing/listed-units.js';
import { over, rational, rounded, times } from './testing/rational.js';
import { convertAmount, unitType } from './units.js';

const anyRatio = anyDecimal(4, 0.0001, 50);

test('all 25 units have the type that the specification gives them', () => {
  expect(unitNames.map(unitType)).toEqual(unitNames.map((unit) => listedUnits[unit][0]));
  expect(unitNames).toHaveLength(25);
});

test.each(unitNames.flatMap((from) => unitNames.map((to) => [from, to] as const)))(
  '%s to %s is converted by the factors within a unit type, else not at all',
  (from, to) => {
    const [[type, factor], [toType, toFactor]] = [listedUnits[from], listedUnits[to]];
    const product = { unit: from, alternativeUnits: [{ unit: to, ratio: null }] };
    expect(convertAmount(1.5, from, to, product)).toBe(type === toType ? (1.5 * factor) / toFactor : null);
  },
);

test('any amount is converted by its factors without floating-point error', () => {
  fc.assert(
    fc.property(anyDecimal(3, 0, 10_000), anyUnit, anyUnit, (amount, from, to) => {
      const [[type, factor], [toType, toFactor]] = [listedUnits[from], listedUnits[to]];
      fc.pre(type === toType);
      const onPaper = over(times(rational(amount), rational(factor)), rational(toFactor));
      const product = { unit: from, alternativeUnits: [{ unit: to, ratio: null }] };
      expect(convertAmount(amount, from, to, product)).toBe(rounded(onPaper, 15));
    }),
  );
});

test('any amount in an alternative unit is converted by its ratio without floating-point error', () => {
  fc.assert(
    fc.property(anyDecimal(3, 0, 10_000), anyUnit, anyUnit, anyRatio, (amount, unit, own, ratio) => {
      fc.pre(unitType(unit) !== unitType(own));
      const product = { unit: own, alternativeUnits: [{ unit, ratio }] };
      expect(convertAmount(amount, unit, own, product)).toBe(
        rounded(times(rational(amount), rational(ratio)), 9),
      );
    }),
  );
});

test('any amount is unchanged after a conversion to any unit of the product and back', () => {
  fc.assert(
    fc.property(anyDecimal(3, 0.001, 10_000), anyUnit, anyUnit, anyRatio, (amount, unit, own, ratio) => {
      const product = { unit: own, alternativeUnits: [{ unit, ratio }] };
      const there = convertAmount(amount, unit, own, product) ?? Number.NaN;
      const back = convertAmount(there, own, unit, product) ?? Number.NaN;
      expect(back / amount).toBeCloseTo(1, 12);
    }),
  );
});

test('a unit that the product does not have is never converted', () => {
  fc.assert(
    fc.property(anyDecimal(3, 0, 10_000), anyUnit, anyUnit, anyUnit, (amount, own, alternative, other) => {
      fc.pre(other !== own && other !== alternative);
      const product = { unit: own, alternativeUnits: [{ unit: alternative, ratio: 2 }] };
      for (const unit of [own, alternative, other]) {
        expect(convertAmount(amount, other, unit, product)).toBeNull();
        expect(convertAmount(amount, unit, other, product)).toBeNull();
      }
    }),
  );
});
