import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import { renderShop } from '../../testing/render-shop.js';
import { cartWith, schnitzel } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog'));
const open = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Schnitzel' }));
const wish = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Wunsch' });

const waysOut: Record<string, () => Promise<void>> = {
  'a click outside the dialog': async () => userEvent.setup().click(screen.getByRole('dialog')),
  Escape: async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  'the button': async () => userEvent.setup().click(dialog().getByRole('button', { name: 'Schließen' })),
  'the back button': () =>
    act(async () => {
      const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.back();
      await popped;
    }),
};

test.each(Object.entries(waysOut))('leaving by %s keeps the draft', async (_name, leave) => {
  renderShop({ path: '/store/wien' });
  await open();
  const user = userEvent.setup();
  await user.click(dialog().getByRole('radio', { name: /Groß/ }));
  await user.type(wish(), 'ohne Salz');
  await user.click(dialog().getByRole('button', { name: 'Menge erhöhen' }));
  await leave();
  expect(screen.queryByRole('dialog')).toBeNull();

  await open();
  expect(wish().value).toBe('ohne Salz');
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: /Groß/ }).checked).toBe(true);
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Menge in Stück' }).value).toBe('2');
  expect(dialog().getByText('Ihre Auswahl von vorhin ist noch da.')).toBeDefined();
});

test('a product added to the cart starts without the previous configuration', async () => {
  renderShop({ path: '/store/wien' });
  await open();
  const user = userEvent.setup();
  await user.click(dialog().getByRole('radio', { name: /Groß/ }));
  await user.click(dialog().getByRole('button', { name: 'Schließen' }));
  await open();
  await user.click(dialog().getByRole('button', { name: /Zum Warenkorb hinzufügen/ }));
  await open();
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: /Groß/ }).checked).toBe(false);
});

test('an unsaved change of a line is kept for that line only', async () => {
  const item = { product: schnitzel.id, amount: 1, unit: 'piece' as const, parts: ['Normal', null] };
  renderShop({ path: '/store/wien', cart: cartWith({ ...item, remembered: rememberProduct(schnitzel) }) });
  await screen.findByRole('heading', { name: 'Linde Wien' });
  const edit = () => userEvent.setup().click(screen.getByRole('button', { name: 'Bearbeiten: Schnitzel' }));
  await edit();
  const user = userEvent.setup();
  await user.type(wish(), 'ohne Salz');
  await user.click(screen.getByRole('dialog'));
  await open();
  expect(wish().value).toBe('');
  await user.click(screen.getByRole('dialog'));
  await edit();
  expect(wish().value).toBe('ohne Salz');
  await user.click(dialog().getByRole('button', { name: 'Verwerfen' }));
  expect(wish().value).toBe('');
});
