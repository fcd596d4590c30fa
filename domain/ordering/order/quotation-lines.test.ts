import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { orderedItem } from '../testing/orders.js';
import { lineAt, pricePerOrderedUnit } from './quotation-lines.js';

describe('an offered line', () => {
  test.each([
    [3, 33.3333, 100],
    [3, 0.005, 0.02],
    [0.333, 19.9, 6.63],
    [7, 0, 0],
  ])('of %d at %d costs %d', (amount, unitGross, gross) => {
    expect(lineAt({ ...orderedItem, amount }, unitGross, 'EUR').gross).toBe(gross);
  });

  test('begins the next offer with its own price', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1_000);
    const prices = fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000);
    fc.assert(
      fc.property(amounts, prices, (amount, price) => {
        expect(pricePerOrderedUnit(lineAt({ ...orderedItem, amount }, price, 'EUR'))).toBe(price);
      }),
    );
  });
});

test('a line that was ordered in another unit begins its offer with the price of that unit', () => {
  const grams = {
    ...orderedItem,
    amount: 500,
    unit: 'gram' as const,
    unitGross: 19.9,
    gross: 9.95,
    explanation: [{ kind: 'amount' as const, label: '500 g = 0,5 kg × 19,90 €', value: 9.95 }],
  };
  expect(pricePerOrderedUnit(grams)).toBe(0.0199);
});
