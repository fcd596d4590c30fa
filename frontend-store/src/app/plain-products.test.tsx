import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import { loadCarts } from '../shared/cart/cart-storage.js';
import { renderShop } from '../../testing/render-shop.js';
import { cartWith, catalogue, itemOfSoup, schnitzel, soup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const article = (name: string) => within(screen.getByRole('button', { name }).closest('article')!);
const cart = () => within(screen.getByRole('complementary', { name: 'Warenkorb' }));
const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.setup().click(where.getByRole('button', { name }));
const amounts = () => loadCarts().wien?.items.map(({ amount }) => amount);
const ofSchnitzel = (amount: number) => ({
  ...{ product: schnitzel.id, amount, unit: 'piece' as const, parts: ['Groß', null] },
  remembered: rememberProduct(schnitzel),
});

async function show(...items: Parameters<typeof cartWith>) {
  renderShop({ path: '/store/wien', cart: cartWith(...items) });
  await screen.findByRole('heading', { name: 'Klassiker' });
}

describe('the plus of a plain product', () => {
  test('adds it at once, and becomes a stepper that follows the cart', async () => {
    await show();
    const plus = screen.getByRole('button', { name: 'Rindsuppe hinzufügen' });
    await userEvent.setup().click(plus);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeDefined();
    expect(document.activeElement).toBe(plus);
    await press('Rindsuppe hinzufügen');
    expect(amounts()).toEqual([2]);
    expect(article('Rindsuppe').getByText('2')).toBeDefined();

    await press('Menge von Rindsuppe erhöhen', cart());
    expect(article('Rindsuppe').getByText('3')).toBeDefined();
    for (let times = 0; times < 2; times++)
      await press('Menge von Rindsuppe verringern', article('Rindsuppe'));
    await press('Rindsuppe entfernen');
    expect(amounts()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rindsuppe hinzufügen' }));
  });

  test('says what the maximum is, and adds no more', async () => {
    await show(itemOfSoup(20));
    const plus = screen.getByRole('button', { name: 'Rindsuppe hinzufügen' });
    expect(plus.getAttribute('aria-disabled')).toBe('true');
    await userEvent.setup().click(plus);
    expect(amounts()).toEqual([20]);
    expect(screen.getByText(/^Von „Rindsuppe“ können Sie höchstens 20.Stück bestellen/)).toBeDefined();
  });

  test('is not there for a product with steps, whose card says how many are in the cart', async () => {
    await show(ofSchnitzel(2));
    expect(article('Schnitzel').getAllByRole('button')).toHaveLength(1);
    expect(article('Schnitzel').getByText('2 im Warenkorb')).toBeDefined();
  });

  test('is not there where nothing can be ordered', async () => {
    const products = [schnitzel, { ...soup, isEnabled: false }];
    renderShop({ path: '/store/wien', answers: { 'GET /api/init': () => ({ ...catalogue, products }) } });
    expect(await screen.findByText('Derzeit nicht verfügbar')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Rindsuppe hinzufügen' })).toBeNull();
  });
});

describe('a line that was taken out', () => {
  test('can be put back to its place, and the focus leads there', async () => {
    await show(itemOfSoup(), ofSchnitzel(2));
    await press('Entfernen: Rindsuppe', cart());
    expect(amounts()).toEqual([2]);
    const undo = cart().getByRole('button', { name: /^Rückgängig/ });
    expect(document.activeElement).toBe(undo);
    await userEvent.setup().click(undo);
    expect(amounts()).toEqual([1, 2]);
    expect(cart().queryByRole('button', { name: /^Rückgängig/ })).toBeNull();
  });

  test('is gone for good once the cart was changed otherwise', async () => {
    await show(itemOfSoup(), ofSchnitzel(2));
    await press('Entfernen: Rindsuppe', cart());
    await press('Menge von Schnitzel erhöhen', cart());
    expect(cart().queryByRole('button', { name: /^Rückgängig/ })).toBeNull();
    expect(amounts()).toEqual([3]);
  });

  test('can be put back in an empty cart as well, and by its bin in a line of several', async () => {
    await show(ofSchnitzel(3));
    await press('Entfernen: Schnitzel', cart());
    expect(cart().getByText('Keine Produkte im Warenkorb')).toBeDefined();
    await userEvent.setup().click(cart().getByRole('button', { name: /^Rückgängig/ }));
    expect(amounts()).toEqual([3]);
  });
});

describe('a link to a product', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Schnitzel' });

  test.each([schnitzel.uid, schnitzel.id])('by %s opens its dialog', async (named) => {
    renderShop({ path: `/store/wien?product=${named}` });
    expect(await dialog()).toBeDefined();
    await press('Schließen');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('beside that of a table does both', async () => {
    renderShop({ path: `/store/wien?table=9&product=${schnitzel.uid}` });
    expect(await dialog()).toBeDefined();
  });

  test.each([
    ['nowhere', 'Dieses Produkt gibt es hier leider nicht mehr.'],
    [soup.uid, '„Rindsuppe“ ist hier derzeit leider nicht verfügbar.'],
  ])('that leads to %s says so', async (named, text) => {
    const products = [schnitzel, { ...soup, isEnabled: false }];
    renderShop({
      path: `/store/wien?product=${named}`,
      answers: { 'GET /api/init': () => ({ ...catalogue, products }) },
    });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
