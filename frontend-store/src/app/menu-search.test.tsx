import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { renderShop } from '../../testing/render-shop.js';
import { catalogue, soup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The menu with a second category, and so many products in all. */
function withProducts(count: number): Catalogue {
  const dumplings = Array.from({ length: count - 2 }, (_, index) => ({
    ...soup,
    id: id(1000 + index),
    uid: `knoedel-${index}`,
    name: `Knödel ${index + 1}`,
    description: 'Aus Topfen.',
  }));
  const [menu] = catalogue.menus;
  const [classics] = catalogue.categories;
  return {
    ...catalogue,
    products: [...catalogue.products, ...dumplings],
    categories: [classics!, { ...classics!, id: id(61), name: 'Knödel' }],
    menus: [
      {
        ...menu!,
        catalog: [...menu!.catalog, { category: id(61), products: dumplings.map((product) => product.id) }],
      },
    ],
  };
}
const show = (count: number) =>
  renderShop({ path: '/store/wien', answers: { 'GET /api/init': () => withProducts(count) } });
const field = { name: 'Speisekarte durchsuchen' };
const categories = () =>
  within(screen.getByRole('navigation', { name: 'Kategorien' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a menu of fewer than 40 products has no search', async () => {
  show(39);
  await screen.findByRole('heading', { name: 'Klassiker' });
  expect(screen.queryByRole('searchbox', field)).toBeNull();
});

test('a long menu is searched, and categories without a hit are hidden in the bar as well', async () => {
  show(40);
  const search = await screen.findByRole('searchbox', field);
  const user = userEvent.setup();
  expect(categories()).toEqual(['Klassiker', 'Knödel']);
  await user.type(search, 'pizza');
  expect(screen.getByText('Leider wurden keine Ergebnisse gefunden.')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Kategorien' })).toBeNull();
  await user.clear(search);
  await user.type(search, 'knoedel 1');
  expect(screen.getByText('13 von 40 Produkten werden angezeigt.')).toBeDefined();
  expect(categories()).toEqual(['Knödel']);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Klassiker' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Knödel 19' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Knödel 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Suche löschen' }));
  expect(document.activeElement).toBe(search);
  expect(await screen.findByRole('heading', { name: 'Klassiker' })).toBeDefined();
});

test('a product is found in spite of a typing error', async () => {
  show(40);
  await userEvent.type(await screen.findByRole('searchbox', field), 'Rindsupe');
  expect(await screen.findByText('1 von 40 Produkten werden angezeigt.')).toBeDefined();
  expect(categories()).toEqual(['Klassiker']);
});

test('the category bar leads to the search', async () => {
  show(40);
  await userEvent.click(await screen.findByRole('button', { name: 'Zur Suche' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', field));
});
