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

test('damaged carts are ignored and missing fields get defaults', () => {
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
])('a damaged line (%s) is ignored and the others are kept', (_, damaged) => {
  const kept = { ...itemOfSoup(2), parts: ['Groß', ['Käse'], null, upload, [upload, upload], []] };
  sessionStorage.setItem('wien-cart', JSON.stringify({ items: [damaged, kept] }));
  expect(loadCarts().wien?.items).toEqual([kept]);
});

test('damaged terms are replaced by defaults', () => {
  const terms = { mode: 'flight', deliveryArea: 7, table: {}, appointmentDate: 'tomorrow', comment: null };
  sessionStorage.setItem('wien-cart', JSON.stringify({ items: [], ...terms }));
  expect(loadCarts()).toEqual({ wien: cartWith() });
});

test('a cart of another version is ignored', () => {
  sessionStorage.setItem('wien-cart', JSON.stringify({ version: 0, value: cartWith() }));
  expect(loadCarts()).toEqual({});
});
