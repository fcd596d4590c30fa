import { describe, expect, test } from '@jest/globals';
import { product } from './product.js';
import { productProblems } from './product-problems.js';

const problemsOf = (changes: object) =>
  productProblems(product.schemas.fields.parse({ ...product.example, ...changes }));
const tooMuch = {
  message: 'Die übliche Menge darf nicht größer sein als die Höchstmenge.',
  field: 'defaultQuantity',
};
const tooLittle = {
  message: 'Die übliche Menge darf nicht kleiner sein als die Mindestmenge.',
  field: 'defaultQuantity',
};
const limits = { minimumQuantity: 2, maximumQuantity: 50 };
const inKilogram = {
  ...limits,
  defaultUnit: 'kilogram',
  alternativeUnits: [{ unit: 'kilogram', ratio: 1, minimumQuantity: null, maximumQuantity: 5 }],
};

describe('the usual quantity of a product', () => {
  test.each([
    ['without limits', { defaultQuantity: 999 }, []],
    ['within the limits', { ...limits, defaultQuantity: 50 }, []],
    ['above the largest', { ...limits, defaultQuantity: 999 }, [tooMuch]],
    ['below the smallest', { ...limits, defaultQuantity: 1 }, [tooLittle]],
    ['in another unit, within its limits', { ...inKilogram, defaultQuantity: 1 }, []],
    ['in another unit, above its largest', { ...inKilogram, defaultQuantity: 6 }, [tooMuch]],
    ['left out', limits, []],
  ])('%s', (_, changes, problems) => expect(problemsOf(changes)).toEqual(problems));

  test('is reported together with other problems', () => {
    expect(problemsOf({ minimumQuantity: 60, maximumQuantity: 50, defaultQuantity: 70 })).toHaveLength(2);
  });
});
