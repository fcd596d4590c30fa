import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyStorages } from '@bestellwerk/ui/testing/storages';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, itemOfSoup } from '../../testing/shop-fixture.js';

beforeEach(() => {
  emptyStorages();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  emptyStorages();
});

const cart = () => within(screen.getByRole('complementary', { name: 'Warenkorb' }));
async function addSoup(): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Rindsuppe' }));
  await user.click(screen.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }));
}

test('with blocked site data the cart is kept in memory', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  renderShop({ path: '/store/wien' });
  await addSoup();
  expect(cart().getByText('Rindsuppe')).toBeDefined();
});

test('with full storage a product is added once and the dialog closes', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota', 'QuotaExceededError');
  });
  renderShop({ path: '/store/wien' });
  await addSoup();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cart().getByText('1×')).toBeDefined();
});

test.each([
  ['an entry that is null', { items: [null] }],
  ['a line without its parts', { items: [{ ...itemOfSoup(), parts: undefined }] }],
])('a stored cart with %s does not break the checkout', async (_, stored) => {
  sessionStorage.setItem('wien-cart', JSON.stringify(stored));
  sessionStorage.setItem('order-details', JSON.stringify({ firstName: null }));
  renderShop({ path: '/store/wien/checkout' });
  expect(await screen.findByRole('heading', { name: 'Bestellvorgang' })).toBeDefined();
});

test('a page that fails shows an error below the header, and other pages work', async () => {
  const damaged = { ...branch, images: null as never };
  renderShop({
    path: '/store/wien',
    cart: cartWith(itemOfSoup()),
    answers: { 'GET /api/init': () => ({ ...catalogue, branches: [damaged] }) },
  });
  expect(await screen.findByText('Ein unbekannter Fehler ist aufgetreten.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Datenschutz' }));
  expect(await screen.findByRole('heading', { name: 'Datenschutz' })).toBeDefined();
});
