import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { loadDetails } from '../shared/order-details/details-storage.js';
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

test('what a guest gives on top is a line of the sum, in the button, and is asked for again with the next order', async () => {
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
  const button = () => screen.getByRole('button', { name: /^Bestellung abschicken/ });
  await user.click(await screen.findByRole('button', { name: 'Organisation wählen' }));
  const question = () => screen.queryByRole('group', { name: 'Möchten Sie selbst etwas dazugeben?' });
  const dialog = within(screen.getByRole('dialog'));
  expect(question()).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /Gruft Wien/ }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  const choice = within(question()!);
  const given = () => screen.queryByText('Ihre Spende')?.nextElementSibling?.textContent;
  await user.click(choice.getByRole('radio', { name: /^2,00/ }));
  expect(given()).toMatch(/^2,00\s€$/);
  await user.click(choice.getByRole('radio', { name: 'Anderer Betrag' }));
  expect(given()).toBeUndefined();
  const amount = choice.getByRole('textbox', { name: /Ihr Betrag/ });
  await user.type(amount, 'viel');
  await user.click(button());
  expect((await screen.findAllByText(/zwischen 0,10 und 500/)).length).toBe(2);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await user.clear(amount);
  await user.type(amount, '3,20');
  expect(given()).toMatch(/^3,20\s€$/);
  const total = Number(/\d+,\d\d/.exec(button().textContent)![0].replace(',', '.'));
  await user.click(button());
  await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' });
  expect(sent.mock.calls[0]![0]).toMatchObject({
    ...{ donatee: donatees[0]!.id, donationAmount: 3.2, expectedTotal: total },
  });
  await waitFor(() => expect(loadDetails().donationAmount).toBeNull());
});

test('nobody is asked to give on top of a request whose price is not known yet', async () => {
  const branches = shop.branches.map((branch) => ({ ...branch, isQuotationRequired: true }));
  const details = { ...filledDetails, donatee: donatees[0]!.id, donationAmount: 5 };
  renderShop({ path, cart, details, answers: { 'GET /api/init': () => ({ ...shop, branches }) } });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Organisation ändern' }));
  expect(screen.queryByText('Möchten Sie selbst etwas dazugeben?')).toBeNull();
  expect(screen.queryByText('Ihre Spende')).toBeNull();
});
