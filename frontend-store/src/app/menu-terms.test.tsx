import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { loadCarts } from '../shared/cart/cart-storage.js';
import { loadDetails, saveDetails } from '../shared/order-details/details-storage.js';
import { renderShop } from '../../testing/render-shop.js';
import { area, branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';

const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame'] as const; // prettier-ignore

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T12:02+01:00'), doNotFake: [...real] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const outer = { ...area, area: 'Umland', zipCodes: '1040, 1100', price: 2.9, minimumOrderValue: 20 };
const wien: Branch = {
  ...branch,
  ...{ preparationTakeaway: 20, deliveryAreas: [{ ...area, zipCodes: '1050' }, outer] },
  ...{ isDineInEnabled: true, isTableSelectionEnabled: true },
};
const linz: Branch = {
  ...wien,
  ...{ id: '00000000-0000-4000-8000-000000000002', identifier: 'linz', name: 'Linde Linz' },
  deliveryAreas: [{ ...area, area: 'Linz', zipCodes: '4020' }],
};
const tables = [
  { id: '00000000-0000-4000-8000-000000000031', identifier: '4', branch: { id: wien.id } },
] as (typeof catalogue)['tables'];
const show = (changes: Partial<Branch> = {}, cart = cartWith()) =>
  renderShop({
    path: '/store/wien',
    cart,
    answers: {
      'GET /api/init': () => ({ ...catalogue, branches: [{ ...wien, ...changes }, linz], tables }),
    },
  });
const line = (text: RegExp) => screen.findByRole('button', { name: text });
async function openTerms() {
  await userEvent.setup().click(await line(/Ändern$/));
  return within(await screen.findByRole('dialog', { name: 'Art, Ort und Zeit' }));
}

describe('the line that says how one orders', () => {
  test('names the earliest time for takeaway', async () => {
    show();
    expect(await line(/^Abholung · heute ab 12:25/)).toBeDefined();
  });

  test('does not repeat the time that the notice of a closed branch names', async () => {
    const openingHours = [
      { type: 'daily' as const, date: null, isClosed: false, from: '18:00', to: '22:00' },
    ];
    show({ openingHours, isPreorderEnabled: true });
    expect(await line(/^Abholung · Vorbestellung/)).toBeDefined();
    const head = screen.getByRole('heading', { level: 1 }).closest('section')!;
    expect(head.textContent!.match(/18:00/g)).toHaveLength(1);
  });

  test('opens a choice that the cart follows', async () => {
    show();
    const dialog = await openTerms();
    await userEvent.setup().click(dialog.getByRole('radio', { name: 'Lieferung' }));
    await userEvent.setup().click(dialog.getByRole('radio', { name: /^Umland/ }));
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Fertig' }));
    expect(await line(/^Lieferung nach Umland · ab 20,00.€ · 2,90.€/)).toBeDefined();
    expect(loadCarts().wien).toMatchObject({ mode: 'delivery', deliveryArea: 'Umland' });
  });

  test('names the table', async () => {
    show();
    const dialog = await openTerms();
    await userEvent.setup().click(dialog.getByRole('radio', { name: 'Vor Ort' }));
    await userEvent.setup().selectOptions(dialog.getByRole('combobox', { name: 'Tisch' }), '4');
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Fertig' }));
    expect(await line(/^Vor Ort · Tisch 4/)).toBeDefined();
  });
});

describe('a postal code', () => {
  const type = async (zipCode: string) => {
    show({}, { ...cartWith(), mode: 'delivery' });
    const dialog = await openTerms();
    await userEvent.setup().type(dialog.getByRole('textbox', { name: 'Postleitzahl' }), zipCode);
    return dialog;
  };

  test('chooses the area, and is that of the address in the checkout', async () => {
    const dialog = await type('1040');
    expect(dialog.getByText('Wir liefern nach 1040: Umland')).toBeDefined();
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Fertig' }));
    expect(await line(/^Lieferung nach 1040 · ab 20,00.€ · 2,90.€/)).toBeDefined();
    expect(loadCarts().wien?.deliveryArea).toBe('Umland');
    expect(loadDetails().zipCode).toBe('1040');
  });

  test('known from before chooses the area as soon as the guest wants a delivery', async () => {
    saveDetails({ ...filledDetails, zipCode: '1100' });
    show({}, { ...cartWith(), mode: 'takeaway', deliveryArea: area.area });
    const cart = within(await screen.findByRole('complementary', { name: 'Warenkorb' }));
    await userEvent.setup().click(cart.getByRole('radio', { name: 'Lieferung' }));
    const select = cart.getByRole('combobox', { name: 'Liefergebiet' });
    expect(select).toHaveProperty('value', 'Umland');
    await userEvent.setup().selectOptions(select, area.area);
    expect(select).toHaveProperty('value', area.area);
  });

  test('to which nobody here delivers names the branch that does', async () => {
    const dialog = await type('4020');
    expect(dialog.getByText('Nach 4020 liefern wir von hier leider nicht.')).toBeDefined();
    const link = dialog.getByRole('link', { name: 'Linde Linz liefert dorthin' });
    expect(link.getAttribute('href')).toBe('/store/linz');
    expect(loadCarts().wien?.deliveryArea ?? null).toBeNull();
  });
});

test('a bar shows what is missing to the minimum order value, then to free delivery', async () => {
  show({ deliveryAreas: [area] }, { ...cartWith(itemOfSoup(2)), mode: 'delivery' });
  expect((await screen.findAllByText(/^Noch 5,20.€ bis zum Mindestbestellwert$/)).length).toBeGreaterThan(0);
  const cart = within(screen.getByRole('complementary', { name: 'Warenkorb' }));
  for (let times = 0; times < 2; times++)
    await userEvent.setup().click(cart.getByRole('button', { name: 'Menge von Rindsuppe erhöhen' }));
  await waitFor(() => expect(cart.getByText(/^Noch 20,40.€ bis zur kostenlosen Lieferung$/)).toBeDefined());
  expect(cart.getByText(/^Kostenlose Lieferung ab 40,00.€\.$/)).toBeDefined();
});

describe('a cart that cannot be ordered says why at its button', () => {
  const button = (description: RegExp) =>
    within(screen.getByRole('complementary', { name: 'Warenkorb' })).findByRole('button', {
      name: 'Jetzt bestellen',
      description,
    });

  test('below the minimum order value', async () => {
    show({ deliveryAreas: [area] }, { ...cartWith(itemOfSoup(2)), mode: 'delivery' });
    await line(/^Lieferung/);
    expect(await button(/^Noch 5,20.€ bis zum Mindestbestellwert$/)).toHaveProperty('disabled', true);
  });

  test('where the branch takes no orders', async () => {
    show({ isCashEnabled: false }, cartWith(itemOfSoup()));
    await line(/^Abholung/);
    expect(await button(/\S/)).toHaveProperty('disabled', true);
  });
});

test('the info of a branch shows address, hours and what a delivery costs', async () => {
  show();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Info' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Info: Linde Wien' }));
  expect(dialog.getByRole('link', { name: branch.phone })).toBeDefined();
  expect(dialog.getByRole('table')).toBeDefined();
  expect(
    dialog.getByText(/^Lieferkosten 2,90.€, ab 40,00.€ kostenlos, Mindestbestellwert 20,00.€$/),
  ).toBeDefined();
});
