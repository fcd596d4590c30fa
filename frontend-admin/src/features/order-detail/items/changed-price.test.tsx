import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, anItem } from '../../../testing/an-item.js';
import { anOrder } from '../../../testing/an-order.js';
import { manager, show } from '../../../testing/show.js';
import { repeat } from '../../../shared/api/follow-query.js';
import { ItemsBlock } from './items-block.js';

afterEach(cleanup);

const order = anOrder({ items: [anItem()] });
const soup = { ...aProduct({ name: 'Suppe', type: 'others', config: { parts: [] }, price: 5 }), id: 'soup' };
const menu = {
  id: 'm-1',
  availableFrom: '2026-01-01T00:00:00.000Z',
  branches: ['b-1'],
  catalog: [{ category: 'c-1', products: ['soup', aProduct().id] }],
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const texts = (role: 'status' | 'alert') => screen.queryAllByRole(role).map((one) => plain(one.textContent));

/** Opens a dialog at the place; `raise` adds a euro to the price of each product, as somebody else would. */
function open(place: string) {
  let dearer = 0;
  const { writes, store } = show(
    <ItemsBlock order={order} />,
    {
      'GET /api/products': () =>
        [aProduct(), soup].map((product) => ({ ...product, price: product.price + dearer })),
      'GET /api/menus': () => [menu],
      'POST /api/orders/o-1/items': () => order,
      'PUT /api/orders/o-1/items/0': () => order,
    },
    manager,
    `/?item=${place}`,
  );
  const raise = () => {
    dearer += 1;
    store.dispatch(repeat('records', { path: 'products' }));
  };
  return { writes, raise };
}

test('a new line whose product became dearer is added only after its new price was shown', async () => {
  const { writes, raise } = open('new');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Produkt' }), 'supp{Enter}');
  raise();
  const change = 'Der Preis hat sich geändert: 6,00 € statt 5,00 €.';
  await waitFor(() => expect(texts('status')).toContain(change));
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  await add();
  expect(texts('alert')).toEqual([
    `${change} Bitte sagen Sie es dem Gast und speichern Sie dann noch einmal.`,
  ]);
  expect(texts('status')).not.toContain(change);
  expect(writes()).toEqual([]);
  await add();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toMatchObject({ product: 'soup', expectedGross: 6 });
});

test('other choices for a line that became dearer are saved only after their new price was shown', async () => {
  const { writes, raise } = open('0');
  await userEvent.click(await screen.findByRole('radio', { name: /Reis/ }));
  raise();
  await waitFor(() =>
    expect(texts('status')).toContain('Der Preis hat sich geändert: 11,00 € statt 10,00 €.'),
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await save();
  expect(writes()).toEqual([]);
  await save();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toMatchObject({ parts: ['Reis', null, null], expectedGross: 11 });
});

test('another amount keeps the price that was agreed, whatever the product costs now', async () => {
  const { writes, raise } = open('0');
  await userEvent.click(await screen.findByRole('button', { name: 'Menge erhöhen' }));
  raise();
  await waitFor(() => expect(screen.queryAllByText(/11,00/).length).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.body).toMatchObject({ amount: 2, expectedGross: 20 });
});
