import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadCarts } from '../shared/cart/cart-storage.js';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, itemOfSoup, soup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const cart = () => within(screen.getByRole('complementary', { name: 'Warenkorb' }));
const amounts = () =>
  cart()
    .queryAllByText(/^\d+×$/)
    .map(({ textContent }) => textContent);

async function saveDialog(name: RegExp): Promise<void> {
  await userEvent.setup().click(screen.getByRole('button', { name }));
}
async function addSoup(): Promise<void> {
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Rindsuppe' }));
  await saveDialog(/Zum Warenkorb hinzufügen/);
}

test('the same product added twice is one line', async () => {
  renderShop({ path: '/store/wien' });
  await addSoup();
  await addSoup();
  expect(amounts()).toEqual(['2×']);
});

test('adding more than the maximum quantity shows a notice and changes nothing', async () => {
  renderShop({ path: '/store/wien', cart: cartWith(itemOfSoup(20)) });
  await addSoup();
  expect(amounts()).toEqual(['20×']);
  expect(screen.getByText(/^Von „Rindsuppe“ können Sie höchstens 20.Stück bestellen/)).toBeDefined();
});

test('saving a changed line shows a confirmation', async () => {
  renderShop({ path: '/store/wien', cart: cartWith(itemOfSoup()) });
  await screen.findByRole('heading', { name: 'Linde Wien' });
  await userEvent.setup().click(cart().getByRole('button', { name: 'Bearbeiten: Rindsuppe' }));
  await saveDialog(/Änderung speichern/);
  expect(screen.getByText('Änderung gespeichert.')).toBeDefined();
});

test('products removed from the menu are listed until the notice is closed', async () => {
  const products = catalogue.products.filter(({ id }) => id !== soup.id);
  renderShop({
    path: '/store/wien',
    cart: cartWith(itemOfSoup()),
    answers: { 'GET /api/init': () => ({ ...catalogue, products }) },
  });
  const text = 'Nicht mehr verfügbar und daher aus dem Warenkorb entfernt: Rindsuppe.';
  expect(await screen.findByText(text)).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(screen.queryByText(text)).toBeNull();
});

test('a temporary notice disappears on another page', async () => {
  renderShop({ path: '/store/wien' });
  await addSoup();
  expect(screen.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeDefined();
  await userEvent.setup().click(cart().getByRole('link', { name: 'Jetzt bestellen' }));
  expect(await screen.findByRole('heading', { name: 'Bestellvorgang' })).toBeDefined();
  expect(screen.queryByText('Produkt zum Warenkorb hinzugefügt.')).toBeNull();
});

test('the back link leads from the checkout to the menu, and from there to all branches', async () => {
  const linz = { ...branch, id: '00000000-0000-4000-8000-000000000002', identifier: 'linz' };
  renderShop({
    path: '/store/wien/checkout',
    cart: cartWith(itemOfSoup()),
    answers: { 'GET /api/init': () => ({ ...catalogue, branches: [branch, linz] }) },
  });
  const back = await screen.findByRole('link', { name: /^Zurück zur Speisekarte/ });
  expect(back.getAttribute('href')).toBe('/store/wien');
  await userEvent.setup().click(back);
  const out = await screen.findByRole('link', { name: /^Zurück zu allen Standorten/ });
  expect(out.getAttribute('href')).toBe('/');
});

test('the back link of the only branch leads to the start page', async () => {
  renderShop({ path: '/store/wien' });
  const out = await screen.findByRole('link', { name: 'Zur Startseite, Sie sind bei: Linde Wien' });
  expect(out.getAttribute('href')).toBe('/');
});

test('an unknown table number is reported', async () => {
  const branches = [{ ...branch, isDineInEnabled: true, isTableSelectionEnabled: true }];
  renderShop({
    path: '/store/wien?table=99',
    answers: { 'GET /api/init': () => ({ ...catalogue, branches }) },
  });
  expect(await screen.findByText(/^Den Tisch 99 gibt es hier nicht/)).toBeDefined();
});

test('an unknown table number leaves no table of an earlier code chosen', async () => {
  const branches = [{ ...branch, isDineInEnabled: true, isTableSelectionEnabled: true }];
  renderShop({
    path: '/store/wien?table=99',
    cart: { ...cartWith(itemOfSoup()), mode: 'dineIn', table: '3' },
    answers: { 'GET /api/init': () => ({ ...catalogue, branches }) },
  });
  await screen.findByText(/^Den Tisch 99 gibt es hier nicht/);
  expect(loadCarts().wien).toMatchObject({ mode: 'dineIn', table: null });
});
