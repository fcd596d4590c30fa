import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { branch, cartWith, catalogue, itemOfSoup, soup } from '../../../testing/shop-fixture.js';
import { priceCart } from '../../shared/cart/price-cart.js';
import { shopOf } from '../../shared/catalogue/use-shop.js';
import { OrderNotes } from './order-notes.js';

afterEach(cleanup);

function notesOf(changes: Partial<Product>, isQuotationRequired = false): string | null {
  const shop = shopOf({ ...catalogue, products: [{ ...soup, ...changes }] });
  const priced = priceCart(cartWith(itemOfSoup()), branch, shop);
  return render(<OrderNotes branch={{ isQuotationRequired }} priced={priced} />).container.textContent;
}

test('exact prices show no note', () => {
  expect(notesOf({})).toBe('');
});

test.each([
  ['a base price', { pricing: 'minimum' }, /^Preise mit „ab“ sind Grundpreise\./],
  ['a price that is weighed', { pricing: 'approximate' }, /^Der genaue Preis steht fest, sobald/],
  [
    'a hidden price',
    { isPriceHidden: true },
    /^Sie senden eine unverbindliche Anfrage\..+Preise auf Anfrage nennen wir Ihnen in unserem Angebot\.$/,
  ],
] as const)('%s shows an explanation', (_, changes, note) => {
  expect(notesOf(changes)).toMatch(note);
});

test('a quotation request is described as non-binding', () => {
  expect(notesOf({}, true)).toMatch(/^Sie senden eine unverbindliche Anfrage\./);
});
