import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const path = '/store/wien/checkout';
const isFormShown = () => screen.queryByRole('group', { name: 'Zahlungsart' }) !== null;

test('an empty cart leads to the menu and shows no form', async () => {
  renderShop({ path, details: filledDetails });
  expect(await screen.findByRole('link', { name: 'Zur Speisekarte' })).toBeDefined();
  expect(screen.getByText(/Keine Produkte im Warenkorb!/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /abschicken/ })).toBeNull();
  expect(isFormShown()).toBe(false);
});

test('below the minimum order value the missing amount replaces the form until the mode changes', async () => {
  renderShop({ path, cart: { ...cartWith(itemOfSoup()), mode: 'delivery' }, details: filledDetails });
  expect(await screen.findByText(/Mindestbestellwert in Höhe von 15,00/)).toBeDefined();
  expect(screen.getByText(/Waren im Wert von mindestens 10,10/)).toBeDefined();
  expect(isFormShown()).toBe(false);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Abholung' }));
  expect(isFormShown()).toBe(true);
  expect(screen.getByText(/^Abholbereit ca\. /)).toBeDefined();
});

test('lines can be removed while the cart cannot be ordered', async () => {
  renderShop({ path, cart: { ...cartWith(itemOfSoup()), mode: 'delivery' } });
  const slip = within(await screen.findByRole('group', { name: 'Produkte' }));
  expect(slip.getByRole('button', { name: 'Entfernen: Rindsuppe' })).toBeDefined();
});

test('a mode withdrawn while somebody orders is named at the top, and the choice is left to the guest', async () => {
  let current = catalogue;
  renderShop({
    path,
    cart: cartWith(itemOfSoup()),
    details: filledDetails,
    answers: { 'GET /api/init': () => current },
  });
  await screen.findByRole('button', { name: /^Bestellung abschicken/ });
  current = { ...catalogue, branches: [{ ...branch, isTakeawayEnabled: false }] };
  window.dispatchEvent(new Event('focus'));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Abholung ist gerade nicht möglich.');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  const delivery = screen.getByRole('radio', { name: 'Lieferung' });
  expect(delivery).toHaveProperty('checked', false);
  expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
  await userEvent.setup().click(delivery);
  expect(delivery).toHaveProperty('checked', true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/Mindestbestellwert in Höhe von 15,00/)).toBeDefined();
});
