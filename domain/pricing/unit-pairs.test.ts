import { describe, expect, test } from '@jest/globals';
import type { UnitName } from './pricing.schema.js';
import { priceLine } from './price.js';
import { changeUnit } from './quantity.js';
import { listedUnits, unitNames } from './testing/listed-units.js';
import { product } from './testing/priced-line.js';
import { convertAmount, unitType } from './units.js';

const noLimits = { minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };
const noDefaults = { defaultQuantity: null, defaultUnit: null };
const sold = (unit: UnitName, other: UnitName, ratio: number | null = null) => ({
  ...{ unit, ...noLimits, ...noDefaults },
  alternativeUnits: [{ unit: other, ratio, ...noLimits, calculationModel: null }],
});

const pairs = unitNames.flatMap((from) => unitNames.map((to) => ({ from, to })));
const related = pairs.filter(({ from, to }) => listedUnits[from][0] === listedUnits[to][0]);
const unrelated = pairs.filter(({ from, to }) => listedUnits[from][0] !== listedUnits[to][0]);

describe('units of one type', () => {
  test.each(related)('1 $from in $to goes by the listed factors', ({ from, to }) => {
    const expected = listedUnits[from][1] / listedUnits[to][1];
    expect(convertAmount(1, from, to, sold(from, to))).toBeCloseTo(expected, 12);
    expect(convertAmount(2.5, from, to, sold(to, from))).toBeCloseTo(2.5 * expected, 12);
    expect(unitType(from)).toBe(unitType(to));
  });

  test.each(related.filter(({ from, to }) => from !== to))(
    '1 $from of a product sold by the $to only is refused',
    ({ from, to }) => {
      const only = { ...sold(to, to), alternativeUnits: [] };
      expect(convertAmount(1, from, to, only)).toBeNull();
      expect(convertAmount(1, to, from, only)).toBeNull();
      expect(changeUnit({ amount: 1, unit: to }, from, only)).toEqual({ amount: 1, unit: to });
      const priced = product({ unit: to, alternativeUnits: [] });
      expect(priceLine(priced, { amount: 1, unit: from, parts: [] }, 'takeaway', 'EUR')).toBeNull();
    },
  );
});

describe('units of two types', () => {
  test.each(unrelated)('one $to is 0,25 $from by its ratio, and nothing without one', ({ from, to }) => {
    expect(convertAmount(2, to, from, sold(from, to, 0.25))).toBe(0.5);
    expect(convertAmount(0.5, from, to, sold(from, to, 0.25))).toBe(2);
    expect(convertAmount(2, to, from, sold(from, to))).toBeNull();
    expect(convertAmount(2, from, to, sold(from, to))).toBeNull();
  });
});
