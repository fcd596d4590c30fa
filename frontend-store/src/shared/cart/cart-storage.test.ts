import { beforeEach, expect, test } from '@jest/globals';
import { cartWith, itemOfSoup } from '../../../testing/shop-fixture.js';
import { loadCarts, saveCarts } from './cart-storage.js';

const upload = { id: 'u-1', version: 1, extension: 'png', publicHash: 'abc', mimeType: 'image/png' };

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
  sessionStorage.setItem('graz-cart', '[]');
  sessionStorage.setItem('linz-cart', '{"items":[]}');
  expect(loadCarts()).toEqual({ linz: cartWith() });
});

test.each([
  ['null', null],
  ['another kind', 'soup'],
  ['a line without its product', { ...itemOfSoup(), product: undefined }],
  ['an amount that is no number', { ...itemOfSoup(), amount: '2' }],
  ['a unit that nobody knows', { ...itemOfSoup(), unit: 'barrel' }],
  ['no parts', { ...itemOfSoup(), parts: null }],
  ['a part of another kind', { ...itemOfSoup(), parts: [7] }],
  ['an upload without its hash', { ...itemOfSoup(), parts: [{ ...upload, publicHash: undefined }] }],
  ['an upload among options', { ...itemOfSoup(), parts: [['Käse', upload]] }],
  ['another object', { ...itemOfSoup(), parts: [{ id: 'upload' }] }],
  ['nothing remembered of the product', { ...itemOfSoup(), remembered: {} }],
])('a damaged line (%s) is left out, the others stay', (_, damaged) => {
  const kept = { ...itemOfSoup(2), parts: ['Groß', ['Käse'], null, upload, [upload, upload], []] };
  sessionStorage.setItem('wien-cart', JSON.stringify({ items: [damaged, kept] }));
  expect(loadCarts().wien?.items).toEqual([kept]);
});

test('damaged terms are as if they had not been chosen', () => {
  const terms = { mode: 'flight', deliveryArea: 7, table: {}, appointmentDate: 'tomorrow', comment: null };
  sessionStorage.setItem('wien-cart', JSON.stringify({ items: [], ...terms }));
  expect(loadCarts()).toEqual({ wien: cartWith() });
});

test('a cart of another version is left out', () => {
  sessionStorage.setItem('wien-cart', JSON.stringify({ version: 0, value: cartWith() }));
  expect(loadCarts()).toEqual({});
});
