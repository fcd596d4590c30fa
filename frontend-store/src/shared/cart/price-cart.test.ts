import { describe, expect, test } from '@jest/globals';
import { branch, cartWith, catalogue, itemOfSoup } from '../../../testing/shop-fixture.js';
import { shopOf } from '../catalogue/use-shop.js';
import { priceCart } from './price-cart.js';

const shop = shopOf(catalogue);

describe('a delivery', () => {
  const delivered = (amount: number) =>
    priceCart({ ...cartWith(itemOfSoup(amount)), mode: 'delivery' }, branch, shop);

  test('takes the first area, with its fee and its minimum', () => {
    const { area, totals, missing } = delivered(2);
    expect(area?.area).toBe('Innenstadt');
    expect(totals).toMatchObject({ gross: 9.8, deliveryGross: 3, totalGross: 12.8 });
    expect(missing).toEqual({ minimum: 15, difference: 5.2 });
  });

  test('is free from the area’s order value on', () => {
    expect(delivered(9)).toMatchObject({ missing: null, totals: { deliveryGross: 0, totalGross: 44.1 } });
  });
});

test('a line whose product is gone is not priced, and the others keep their place', () => {
  const gone = { ...itemOfSoup(), product: 'gone' };
  const { lines } = priceCart(cartWith(gone, itemOfSoup()), branch, shop);
  expect(lines.map((line) => line.index)).toEqual([1]);
});
