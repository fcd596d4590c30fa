import { expect, test } from '@jest/globals';
import { migrateCart, rememberProduct } from './cart-migration.js';

const soup = { id: 'soup', name: 'Suppe', description: 'mit Frittaten', price: 4.5 };

test.each([
  ['as it was', soup, true],
  ['dearer', { ...soup, price: 4.9 }, false],
  ['renamed', { ...soup, name: 'Rindsuppe' }, false],
  ['described otherwise', { ...soup, description: 'mit Knödel' }, false],
  ['gone', { ...soup, id: 'other' }, false],
])('an item stays in the cart while its product is offered as it was: %s', (_, offered, stays) => {
  const items = [{ remembered: rememberProduct({ ...soup, extra: 1 } as typeof soup), amount: 2 }];
  expect(migrateCart(items, [offered])).toEqual(stays ? [{ remembered: soup, amount: 2 }] : []);
});
