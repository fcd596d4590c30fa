import { describe, expect, test } from '@jest/globals';
import {
  cartCount,
  cartLabel,
  migrateCart,
  migrationText,
  putItem,
  rememberProduct,
  removeItem,
} from './cart.js';
import type { QuantityLimits } from '../../pricing/quantity.js';

test.each([
  [[], 0, 'Keine Produkte im Warenkorb'],
  [[{ amount: 1, unit: 'piece' as const }], 1, '1 Produkt im Warenkorb'],
  [[{ amount: 500, unit: 'gram' as const }], 1, '1 Produkt im Warenkorb'],
  [
    [
      { amount: 3, unit: 'piece' as const },
      { amount: 2, unit: 'liter' as const },
    ],
    4,
    '4 Produkte im Warenkorb',
  ],
  [[{ amount: 1.5, unit: 'serving' as const }], 1.5, '1,5 Produkte im Warenkorb'],
  [[{ amount: 1200, unit: 'piece' as const }], 1200, '1.200 Produkte im Warenkorb'],
])('a cart with %j counts %d', (items, count, label) => {
  expect(cartCount(items)).toBe(count);
  expect(cartLabel(items)).toBe(label);
});

test('removes the item at an index', () => {
  expect(removeItem(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});

const line = (product: string, amount: number, ...parts: unknown[]) => ({
  product,
  amount,
  unit: 'piece' as const,
  parts,
});
const limits = (
  minimumQuantity: number | null,
  maximumQuantity: number | null,
  quantityStepSize: number | null,
): QuantityLimits => ({ minimumQuantity, maximumQuantity, quantityStepSize });
const upTo50 = limits(1, 50, 1);

describe('another product or configuration gets its own line', () => {
  test.each([
    ['another product', line('beer', 1)],
    ['other parts', line('soup', 1, 'Groß')],
    ['another unit', { ...line('soup', 1), unit: 'liter' as const }],
  ])('%s', (_, item) => {
    const soup = line('soup', 2);
    expect(putItem([soup], item, upTo50)).toEqual({ items: [soup, item], index: 1, isCut: false });
  });
});

test('an edited line is replaced in its place', () => {
  const [soup, beer] = [line('soup', 2), line('beer', 1)];
  expect(putItem([soup, beer], line('soup', 5), upTo50, 0)).toEqual({
    items: [line('soup', 5), beer],
    index: 0,
    isCut: false,
  });
});

test('an edited line that was removed meanwhile is added again', () => {
  expect(putItem([], line('soup', 1), upTo50, 3).items).toEqual([line('soup', 1)]);
});

describe('equal lines become one', () => {
  test.each([
    ['their amounts are added', 2, 3, upTo50, 5, false],
    ['exactly the maximum', 20, 30, upTo50, 50, false],
    ['more than the maximum', 50, 50, upTo50, 50, true],
    ['without a maximum', 400, 200, limits(null, null, null), 600, false],
    ['fractions without floating-point error', 0.1, 0.2, limits(0.1, null, 0.1), 0.3, false],
  ])('%s', (_, first, second, allowed, amount, isCut) => {
    const put = putItem([line('soup', first, 'Groß')], line('soup', second, 'Groß'), allowed);
    expect(put).toEqual({ items: [line('soup', amount, 'Groß')], index: 0, isCut });
  });

  test('unless their sum cannot be ordered', () => {
    const put = putItem([line('cake', 3)], line('cake', 3), limits(3, null, 5));
    expect(put.items).toEqual([line('cake', 3), line('cake', 3)]);
  });

  test('also when one is edited to equal another', () => {
    const items = [line('soup', 1), line('soup', 1, 'Groß'), line('beer', 1)];
    expect(putItem(items, line('soup', 2, 'Groß'), upTo50, 0)).toEqual({
      items: [line('soup', 3, 'Groß'), line('beer', 1)],
      index: 0,
      isCut: false,
    });
  });
});

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
