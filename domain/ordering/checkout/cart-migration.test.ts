import { describe, expect, test } from '@jest/globals';
import { migrateCart, migrationText, rememberProduct } from './cart-migration.js';

const soup = { id: 'soup', name: 'Suppe', description: 'mit Frittaten', price: 4.5 };
const strudel = { id: 'strudel', name: 'Strudel', description: '', price: 5.2 };
const inCart = (product: typeof soup, amount = 1) => ({ remembered: rememberProduct(product), amount });

test('remembers only the fields that have to match', () => {
  const product = { ...soup, tax: 10, isEnabled: true };
  expect(rememberProduct(product)).toEqual(soup);
});

describe('an item stays while its product is offered as it was', () => {
  test.each<[string, Partial<typeof soup>, boolean]>([
    ['as it was', {}, true],
    ['dearer', { price: 4.9 }, false],
    ['cheaper', { price: 4.4 }, false],
    ['renamed', { name: 'Rindsuppe' }, false],
    ['written in another case', { name: 'SUPPE' }, false],
    ['with another description', { description: 'mit Knödel' }, false],
    ['without a description', { description: '' }, false],
    ['another product of the same name', { id: 'other' }, false],
  ])('%s', (_, differences, stays) => {
    const items = [inCart(soup, 2)];
    expect(migrateCart(items, [{ ...soup, ...differences }]).kept).toEqual(stays ? items : []);
  });

  test('even if its other fields changed', () => {
    const offered = { ...soup, tax: 20, images: ['new'] };
    expect(migrateCart([inCart(soup)], [offered])).toEqual({ kept: [inCart(soup)], gone: [], changed: [] });
  });
});

test.each([
  ['all are offered', [soup, strudel], [1, 2, 3]],
  ['one was removed', [strudel], [2]],
  ['one is dearer', [soup, { ...strudel, price: 6 }], [1, 3]],
  ['nothing is offered', [], []],
])('kept items stay in order with their amounts: %s', (_, offered, amounts) => {
  const items = [inCart(soup, 1), inCart(strudel, 2), inCart(soup, 3)];
  expect(migrateCart(items, offered).kept.map(({ amount }) => amount)).toEqual(amounts);
});

test('removed items are named once each, by reason', () => {
  const items = [inCart(soup, 1), inCart(soup, 2), inCart(strudel)];
  const migrated = migrateCart(items, [{ ...strudel, price: 6 }]);
  expect(migrated).toEqual({ kept: [], gone: ['Suppe'], changed: ['Strudel'] });
  expect(migrationText(migrated)).toBe(
    'Nicht mehr verfügbar und daher aus dem Warenkorb entfernt: Suppe. ' +
      'Inzwischen geändert und daher aus dem Warenkorb entfernt: Strudel. Bitte wählen Sie neu.',
  );
  expect(migrationText(migrateCart([inCart(soup)], [soup]))).toBeNull();
});
