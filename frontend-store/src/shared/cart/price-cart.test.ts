import { describe, expect, test } from '@jest/globals';
import { branch, cartWith, catalogue, itemOfSoup } from '../../../testing/shop-fixture.js';
import { shopOf } from '../catalogue/use-shop.js';
import { priceCart } from './price-cart.js';

const shop = shopOf(catalogue);

describe('a delivery', () => {
  const delivered = (amount: number) =>
    priceCart({ ...cartWith(itemOfSoup(amount)), mode: 'delivery' }, branch, shop);

  test('uses the first area with its fee and minimum', () => {
    const { area, totals, missing } = delivered(2);
    expect(area?.area).toBe('Innenstadt');
    expect(totals).toMatchObject({ gross: 9.8, deliveryGross: 3, totalGross: 12.8 });
    expect(missing).toEqual({ minimum: 15, difference: 5.2 });
  });

  test('is free from the order value set for the area', () => {
    expect(delivered(9)).toMatchObject({ missing: null, totals: { deliveryGross: 0, totalGross: 44.1 } });
  });
});

test('a line with a deleted product is not priced and the others keep their index', () => {
  const deletedItem = { ...itemOfSoup(), product: 'gone' };
  const { lines } = priceCart(cartWith(deletedItem, itemOfSoup()), branch, shop);
  expect(lines.map((line) => line.index)).toEqual([1]);
});
