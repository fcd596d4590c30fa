import { describe, expect, test } from '@jest/globals';
import { addProduct, moveCategory, moveProduct, type Catalogue } from './catalogue-moves.js';

const menu: Catalogue = [
  { category: 'soups', products: ['gulasch', 'frittaten'] },
  { category: 'mains', products: ['schnitzel'] },
];
const productsOf = (catalogue: Catalogue) => catalogue.map(({ products }) => products.join(' '));

describe('a product', () => {
  test('is moved between categories to a place', () => {
    const moved = moveProduct(menu, 'gulasch', { column: 0, index: 0 }, { column: 1, index: 0 });
    expect(productsOf(moved)).toEqual(['frittaten', 'gulasch schnitzel']);
  });

  test('is moved inside its category', () => {
    const moved = moveProduct(menu, 'gulasch', { column: 0, index: 0 }, { column: 0, index: 1 });
    expect(productsOf(moved)).toEqual(['frittaten gulasch', 'schnitzel']);
  });

  test('leaves the menu where it is moved to no category', () => {
    const moved = moveProduct(menu, 'gulasch', { column: 0, index: 0 }, { column: null, index: 0 });
    expect(productsOf(moved)).toEqual(['frittaten', 'schnitzel']);
  });

  test('never stands twice in a category', () => {
    expect(productsOf(addProduct(menu, 0, 'gulasch'))).toEqual(['frittaten gulasch', 'schnitzel']);
  });
});

test('a category takes its products along', () => {
  expect(moveCategory(menu, 1, 0)).toEqual([menu[1], menu[0]]);
});
