import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';
import { rememberDetails, rememberedDetails } from '../shared/order-details/remembered-details.js';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const checkout = { path: '/store/wien/checkout', cart: cartWith(itemOfSoup()) };
const anna = { ...filledDetails, phone: '+436601234567', street: 'Ring 1', zipCode: '1010', city: 'Wien' };
const choice = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Angaben auf diesem Gerät merken' });

test('nothing is remembered unless the guest wants it, and it is forgotten as soon as they do not', async () => {
  renderShop({ ...checkout, details: anna });
  const user = userEvent.setup();
  expect((await choice()).checked).toBe(false);
  expect(localStorage.getItem('remembered-details')).toBeNull();
  await user.click(await choice());
  expect(rememberedDetails()).toMatchObject({ firstName: 'Anna', street: 'Ring 1' });
  await user.type(screen.getByLabelText('Vorname'), '-Maria');
  await waitFor(() => expect(rememberedDetails()?.firstName).toBe('Anna-Maria'));
  await user.click(await choice());
  expect(localStorage.getItem('remembered-details')).toBeNull();
});

test('a returning guest stands in one line, which unfolds to the fields', async () => {
  rememberDetails(anna);
  renderShop(checkout);
  expect(await screen.findByText('Anna Huber · +436601234567')).toBeDefined();
  expect(screen.queryByLabelText('Vorname')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Datenschutzerklärung/ }).checked).toBe(
    false,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  const firstName = screen.getByLabelText<HTMLInputElement>('Vorname');
  expect(firstName.value).toBe('Anna');
  expect(document.activeElement).toBe(firstName);
});

test('the line of a delivery names where to', async () => {
  rememberDetails(anna);
  renderShop({
    ...{ path: checkout.path, cart: { ...cartWith(itemOfSoup(10)), mode: 'delivery' } },
    answers: {
      'GET /api/init': () => ({ ...catalogue, branches: [{ ...branch, isDeliveryAddressRequired: true }] }),
    },
  });
  expect(await screen.findByText('Anna Huber · +436601234567 · Ring 1, 1010 Wien')).toBeDefined();
});

test('where something is missing for this order, the fields are shown at once', async () => {
  rememberDetails({ ...anna, phone: '' });
  renderShop({ ...checkout, cart: { ...checkout.cart, mode: 'delivery', items: [itemOfSoup(10)] } });
  expect((await screen.findByLabelText<HTMLInputElement>('Vorname')).value).toBe('Anna');
  expect(screen.queryByRole('button', { name: 'Ändern' })).toBeNull();
});

test('remembered details can be deleted, from the fields as well', async () => {
  rememberDetails(anna);
  renderShop(checkout);
  await userEvent.click(await screen.findByRole('button', { name: 'Gemerkte Angaben löschen' }));
  expect(localStorage.getItem('remembered-details')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe(''));
  expect(screen.queryByRole('button', { name: 'Gemerkte Angaben löschen' })).toBeNull();
  expect((await choice()).checked).toBe(false);
});

test('company and comment are behind one line each, and what was written stays shown', async () => {
  renderShop({ ...checkout, details: anna });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Für eine Firma' }));
  expect(screen.getByLabelText(/Firmenname/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Anmerkung hinzufügen' }));
  const comment = screen.getByLabelText(/Kommentar/);
  expect(document.activeElement).toBe(comment);
  await user.type(comment, 'Danke');
  await user.clear(comment);
  expect(screen.getByLabelText(/Kommentar/)).toBe(comment);
});

test('the words of a consent lead to its text and leave the box as it is', async () => {
  renderShop({ ...checkout, details: { ...anna, legalInstructions: false } });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Ich stimme den Allgemeinen Geschäftsbedingungen zu.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Allgemeinen Geschäftsbedingungen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Allgemeine Geschäftsbedingungen' }));
  expect(dialog.getByRole('heading', { name: 'AGB' })).toBeDefined();
  expect(box.checked).toBe(false);
});
