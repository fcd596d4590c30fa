import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const donatees = [
  { name: 'Gruft Wien', description: 'Warme Mahlzeiten' },
  { name: 'Tierheim', description: 'Für Hunde und Katzen' },
].map((words, index) => ({
  ...{ id: `1111111${index}-0000-4000-8000-000000000000`, identifier: `d-${index}`, ...words },
  ...{ image: null, isEnabled: true },
}));
const shop = { ...catalogue, donatees, config: { ...catalogue.config, enablePluginDonations: true } };
const path = '/store/wien/checkout';
const cart = cartWith(itemOfSoup());

test('an organisation is found by its description, saved, and sent with the order', async () => {
  const sent = jest.fn((_form: OrderForm) => pendingOrder);
  renderShop({
    ...{ path, cart, details: filledDetails },
    answers: {
      'GET /api/init': () => shop,
      'POST /api/orders': ({ body }) => sent(body as OrderForm),
      [`GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`]: () => pendingOrder,
    },
  });
  const user = userEvent.setup();
  await screen.findByText(/0,07\s€ gespendet/);
  await user.click(screen.getByRole('button', { name: 'Organisation wählen' }));
  const dialog = within(screen.getByRole('dialog'));
  const names = () => dialog.getAllByRole('radio').length;
  expect(names()).toBe(3);
  const search = dialog.getByRole('searchbox', { name: 'Organisation suchen' });
  await user.type(search, 'gibt es nicht');
  expect(dialog.getByText('Keine passende Organisation gefunden.')).toBeDefined();
  await user.clear(search);
  await user.type(search, 'katzen');
  expect(names()).toBe(2);
  await user.click(dialog.getByRole('radio', { name: /Tierheim/ }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(screen.getByText('Für: Tierheim')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Bestellung abschicken/ }));
  await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' });
  expect(sent.mock.calls[0]![0]).toMatchObject({ donatee: donatees[1]!.id });
});

test('an organisation that is gone is said at its section, where another one or none can be chosen', async () => {
  const details = { ...filledDetails, donatee: '22222222-0000-4000-8000-000000000000' };
  renderShop({ path, cart, details, answers: { 'GET /api/init': () => ({ ...shop, donatees: [] }) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  expect((await screen.findAllByText(/Für diese Organisation wird nicht mehr gespendet/)).length).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Organisation wählen' }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(screen.queryByRole('heading', { name: 'Spende' })).toBeNull();
});

test('nothing is said of donations where there are none', async () => {
  renderShop({ path, cart, details: filledDetails });
  await screen.findByRole('button', { name: /^Bestellung abschicken/ });
  expect(screen.queryByText(/gespendet/)).toBeNull();
});
