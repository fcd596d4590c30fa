import { beforeEach, expect, test } from '@jest/globals';
import { cartWith, itemOfSoup } from '../../../testing/shop-fixture.js';
import { loadCarts, saveCarts } from './cart-storage.js';

beforeEach(() => sessionStorage.clear());

test('each branch has its own entry, named after its identifier', () => {
  const carts = { wien: cartWith(itemOfSoup(2)), linz: cartWith() };
  saveCarts({}, carts);
  expect(sessionStorage.getItem('wien-cart')).not.toBeNull();
  expect(loadCarts()).toEqual(carts);
});

test('only what changed is written', () => {
  const wien = cartWith();
  saveCarts({ wien }, { wien, linz: cartWith() });
  expect(sessionStorage.getItem('wien-cart')).toBeNull();
});

test('damaged entries are left out, missing fields filled in', () => {
  sessionStorage.setItem('wien-cart', '{');
  sessionStorage.setItem('linz-cart', '{"items":[]}');
  expect(loadCarts()).toEqual({ linz: cartWith() });
});
