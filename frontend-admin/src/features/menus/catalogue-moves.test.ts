import { describe, expect, test } from '@jest/globals';
import { addProduct, moveCategory, moveProduct, type Catalogue } from './catalogue-moves.js';

const menu: Catalogue = [
  { category: 'soups', products: ['gulasch', 'frittaten'] },
  { category: 'mains', products: ['schnitzel'] },
];
const productsOf = (catalogue: Catalogue) => catalogue.map(({ products }) => products.join(' '));

describe('a product', () => {
  test('is moved to a position in another category', () => {
    const moved = moveProduct(menu, 'gulasch', { column: 0, index: 0 }, { column: 1, index: 0 });
    expect(productsOf(moved)).toEqual(['frittaten', 'gulasch schnitzel']);
  });

  test('is moved within its category', () => {
    const moved = moveProduct(menu, 'gulasch', { column: 0, index: 0 }, { column: 0, index: 1 });
    expect(productsOf(moved)).toEqual(['frittaten gulasch', 'schnitzel']);
  });

  test('is removed from the menu when it is moved to no category', () => {
    const moved = moveProduct(menu, 'gulasch', { column: 0, index: 0 }, { column: null, index: 0 });
    expect(productsOf(moved)).toEqual(['frittaten', 'schnitzel']);
  });

  test('is not added twice to a category', () => {
    expect(productsOf(addProduct(menu, 0, 'gulasch'))).toEqual(['frittaten gulasch', 'schnitzel']);
  });
});

test('a moved category keeps its products', () => {
  expect(moveCategory(menu, 1, 0)).toEqual([menu[1], menu[0]]);
});
