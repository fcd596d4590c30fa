import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { normalizeSpaces } from '@bestellwerk/domain/text/testing/normalize-spaces';
import { renderShop } from '../../testing/render-shop.js';
import { area, branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const path = '/store/wien/checkout';

test('a national phone number becomes an international one when the field is left', async () => {
  renderShop({ path, cart: cartWith(itemOfSoup()), details: filledDetails });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Telefon/ }), '0660 1234567');
  await user.tab();
  expect(screen.getByRole('textbox', { name: /Telefon/ })).toHaveProperty('value', '+436601234567');
  expect(screen.queryByText(/gültige Nummer/)).toBeNull();
});

test('Enter in the field makes a national phone number international, and sends nothing', async () => {
  renderShop({ path, cart: cartWith(itemOfSoup()), details: { ...filledDetails, phone: '' } });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Telefon/ }), '0660 1234567{Enter}');
  expect(screen.getByRole('textbox', { name: /Telefon/ })).toHaveProperty('value', '+436601234567');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the postal code selects the delivery area and its fee', async () => {
  const deliveryAreas = [
    { ...area, area: 'Nord', zipCodes: '1190, 1200', price: 3 },
    { ...area, area: 'Süd', zipCodes: '1100-1120', price: 4.9 },
  ];
  renderShop({
    path,
    cart: { ...cartWith(itemOfSoup(6)), mode: 'delivery' },
    details: filledDetails,
    answers: {
      'GET /api/init': () => ({
        ...catalogue,
        branches: [{ ...branch, isDeliveryAddressRequired: true, deliveryAreas }],
      }),
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'PLZ' }), '1110');
  expect(screen.getByRole('combobox', { name: 'Liefergebiet' })).toHaveProperty('value', 'Süd');
  expect(screen.getByText(/Liefergebiet: Süd, Lieferung 4,90/)).toBeDefined();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Liefergebiet' }), 'Nord');
  await user.click(screen.getByRole('button', { name: /^Bestellung abschicken/ }));
  const list = within(await screen.findByRole('alert'));
  expect(list.getByText('1110 gehört nicht zum Liefergebiet „Nord“. Bitte wählen Sie „Süd“.')).toBeDefined();
});

describe('a postal code of an area whose minimum order value is not reached', () => {
  const deliveryAreas = [
    { ...area, area: 'Margareten', zipCodes: '1050', minimumOrderValue: 10 },
    { ...area, area: 'Favoriten', zipCodes: '1100', minimumOrderValue: 30 },
  ];
  const branches = [{ ...branch, isDeliveryAddressRequired: true, deliveryAreas }];
  const show = (soups: number, details = filledDetails) =>
    renderShop({
      path,
      cart: { ...cartWith(itemOfSoup(soups)), mode: 'delivery', deliveryArea: 'Margareten' },
      details,
      answers: { 'GET /api/init': () => ({ ...catalogue, branches }) },
    });
  const chosenArea = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Liefergebiet' }).value;

  test('is selected, keeps the form with all that was typed and the focus, and says at its field what it needs', async () => {
    show(4);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /Straße/ }), 'Lindengasse 3');
    const field = screen.getByRole('textbox', { name: 'PLZ' });
    await user.type(field, '1100');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', '1100');
    expect(screen.getByRole('textbox', { name: /Straße/ })).toHaveProperty('value', 'Lindengasse 3');
    expect(chosenArea()).toBe('Favoriten');
    const words =
      '1100 gehört zum Liefergebiet „Favoriten“, Mindestbestellwert 30,00 €. Fügen Sie Waren im Wert von mindestens 10,40 € hinzu.';
    const described = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(normalizeSpaces(described!.textContent!)).toBe(words);
    expect(screen.getAllByRole('status').map(({ textContent }) => normalizeSpaces(textContent!))).toContain(
      words,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Bestellung abschicken/ })).toBeNull();
    expect(screen.getByText(/^Sie haben den Mindestbestellwert in Höhe von 30,00.€/)).toBeDefined();
    await user.type(field, '{Backspace}');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText(/gehört zum Liefergebiet/)).toBeNull();
    await user.clear(field);
    await user.type(field, '1050');
    expect(chosenArea()).toBe('Margareten');
    expect(screen.getByRole('button', { name: /^Bestellung abschicken/ })).toBeDefined();
    expect(screen.queryByText(/Mindestbestellwert/)).toBeNull();
  });

  test('known before is selected, and more is to be chosen first', async () => {
    show(4, { ...filledDetails, zipCode: '1100' });
    expect(await screen.findByRole('link', { name: 'Weitere Waren auswählen' })).toBeDefined();
    expect(chosenArea()).toBe('Favoriten');
  });

  test('still selects that area where the cart is worth enough', async () => {
    show(7);
    await userEvent.setup().type(await screen.findByRole('textbox', { name: 'PLZ' }), '1100');
    expect(chosenArea()).toBe('Favoriten');
    expect(screen.queryByText(/gehört/)).toBeNull();
  });
});
