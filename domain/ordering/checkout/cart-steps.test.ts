import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOrderableQuantity } from '../../pricing/quantity.js';
import { type Product, product as productResource } from '../../records/definitions/product.js';
import { amountInCart, isLastStep, isPlain, plainItem, plainLineOf, stepDown, stepUp } from './cart-steps.js';
import type { CartItem } from './order-form.schema.js';

const productWith = (changes: Partial<Product> = {}): Product =>
  productResource.schemas.entity.parse({
    ...productResource.example,
    id: '00000000-0000-4000-8000-000000000010',
    ...{ minimumQuantity: 1, maximumQuantity: 5, quantityStepSize: 1 },
    ...changes,
  });
const soup = productWith();
const cheese = productWith({
  ...{ unit: 'kilogram', minimumQuantity: 0.25, maximumQuantity: 1, quantityStepSize: 0.25 },
  ...{ defaultQuantity: 0.5 },
});
const sizes = { name: 'Größe', description: null, type: 'select', optional: true, options: [] } as const;
const withSteps = productWith({ type: 'configurable', config: { parts: [{ ...sizes, options: [] }] } });
const line = (amount: number, unit: CartItem['unit'] = 'piece', product = soup.id): CartItem => ({
  ...{ product, amount, unit, parts: [] },
});

describe('a product', () => {
  test('without steps goes into the cart at once, by its default quantity', () => {
    expect(plainItem(soup)).toEqual(line(1));
    expect(plainItem(cheese)).toEqual(line(0.5, 'kilogram'));
    expect(plainItem(productWith({ alternativeUnits: [], defaultQuantity: 3 }))?.amount).toBe(3);
  });

  test.each([
    ['with steps, even if none has to be chosen', withSteps],
    ['of whose default quantity nothing can be ordered', productWith({ minimumQuantity: null })],
  ])('%s is asked about first', (_, product) => {
    expect([isPlain(product), plainItem(product)]).toEqual([false, null]);
  });

  test('is found in the cart by its default unit', () => {
    const other = line(1, 'piece', '00000000-0000-4000-8000-000000000011');
    expect(plainLineOf([other, line(2)], soup)).toBe(1);
    expect(plainLineOf([other, line(200, 'gram')], soup)).toBe(-1);
  });
});

describe('a step', () => {
  test.each([
    ['of soup', soup, 1, 2],
    ['of soup at its maximum', soup, 5, null],
    ['of cheese', cheese, 0.25, 0.5],
    ['of cheese at its maximum', cheese, 1, null],
    ['without a maximum', productWith({ maximumQuantity: null }), 99, 100],
    ['by two', productWith({ minimumQuantity: 2, quantityStepSize: 2, maximumQuantity: 4 }), 2, 4],
  ])('up %s', (_, product, amount, expected) => {
    expect(stepUp(product, { amount, unit: product.unit })).toEqual({
      amount: expected ?? amount,
      isMost: expected === null,
    });
  });

  test.each([
    ['of soup', soup, 2, 1],
    ['of the last soup', soup, 1, null],
    ['of cheese', cheese, 0.5, 0.25],
    ['of the last cheese', cheese, 0.25, null],
    ['without a minimum', productWith({ minimumQuantity: null }), 1, null],
  ])('down %s', (_, product, amount, expected) => {
    expect(stepDown(product, { amount, unit: product.unit }).amount).toBe(expected);
    expect(isLastStep(product, { amount, unit: product.unit })).toBe(expected === null);
  });

  test('always leads to an amount that can be ordered, and steps down lead out of the cart', () => {
    const quantity = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(quantity, quantity, fc.option(quantity), (minimum, step, more) => {
        const limits = {
          minimumQuantity: minimum / 4,
          quantityStepSize: step / 4,
          maximumQuantity: more === null ? null : (minimum + more) / 4,
        };
        const product = productWith({ unit: 'kilogram', ...limits });
        let amount: number | null = minimum / 4;
        for (let count = 0; count < 8; count++) {
          amount = stepUp(product, { amount, unit: 'kilogram' }).amount!;
          expect(isOrderableQuantity(amount, limits)).toBe(true);
        }
        for (let count = 0; count < 10 && amount !== null; count++) {
          amount = stepDown(product, { amount, unit: 'kilogram' }).amount;
          if (amount !== null) expect(isOrderableQuantity(amount, limits)).toBe(true);
        }
        expect(amount).toBeNull();
      }),
    );
  });
});

test.each([
  [[], ''],
  [[line(2)], '2'],
  [[line(2), line(1)], '3'],
  [[line(0.1, 'kilogram'), line(0.2, 'kilogram')], '0,3\u00a0kg'],
  [[line(2), line(0.25, 'kilogram')], '2, 0,25\u00a0kg'],
  [[line(2, 'piece', '00000000-0000-4000-8000-000000000011')], ''],
])('of the cart %j the card says %j', (items, expected) => {
  expect(amountInCart(items, soup)).toBe(expected);
});
