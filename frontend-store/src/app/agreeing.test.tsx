import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { type Answers, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup, soup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

interface Given {
  answers?: Answers;
  mode?: 'delivery' | 'takeaway';
}

const at = (price: number, changes: Partial<Product> = {}): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) =>
    product.id === soup.id ? { ...product, price, ...changes } : product,
  ),
});
const withBranch = (changes: Partial<Branch>): Catalogue => ({
  ...catalogue,
  branches: [{ ...branch, ...changes }],
});

/** Open around the clock on all other days. */
const closedToday = (): Branch['openingHours'] => {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(new Date());
  return [...branch.openingHours, { type: 'once', date, isClosed: true, from: null, to: null }];
};

/** The checkout of two soups at 4,90 €, before a server whose catalogue can be changed. */
async function checkout({ answers = {}, mode = 'takeaway' }: Given = {}) {
  let current: Catalogue = catalogue;
  const sent: { expectedTotal: number; key: string | undefined }[] = [];
  renderShop({
    path: '/store/wien/checkout',
    cart: { ...cartWith(itemOfSoup(2)), mode },
    details: filledDetails,
    answers: {
      'GET /api/init': () => current,
      [`GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`]: () => pendingOrder,
      ...answers,
      'POST /api/orders': (request) => {
        const { expectedTotal } = request.body as { expectedTotal: number };
        sent.push({ expectedTotal, key: request.headers['idempotency-key'] });
        return answers['POST /api/orders']?.(request) ?? pendingOrder;
      },
    },
  });
  await screen.findByRole('heading', { name: 'Bestellvorgang' });
  const user = userEvent.setup();
  return {
    user,
    sent,
    change: (to: Catalogue) => void (current = to),
    lookAgain: () => window.dispatchEvent(new Event('focus')),
  };
}

const press = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /abschicken/ }));
const pressUntil = async (user: UserEvent, isSo: () => void) =>
  waitFor(async () => {
    const button = screen.queryByRole('button', { name: /abschicken/ });
    if (button) await user.click(button);
    isSo();
  });
const spoken = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const slip = () => screen.getByRole('group', { name: 'Produkte' });

test('a price changed during checkout is shown, and the order is sent only after another click', async () => {
  const { user, sent, change } = await checkout();
  change(at(9.9));
  await press(user);
  const notice = await screen.findByRole('alert');
  expect(spoken(notice)).toContain('Der Preis hat sich geändert: 19,80 € statt 9,80 €.');
  expect(spoken(slip())).toContain('Preis geändert: 19,80 € statt 9,80 €.');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(sent).toEqual([]);

  await pressUntil(user, () => expect(sent).toHaveLength(1));
  expect(sent[0]?.expectedTotal).toBe(19.8);
  expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeDefined();
});

test('a click immediately after a price change does not confirm the new price', async () => {
  const { user, sent, change, lookAgain } = await checkout();
  change(at(9.9));
  lookAgain();
  await screen.findByRole('alert');
  await press(user);
  expect(sent).toEqual([]);
});

test('a changed price is shown as soon as the page regains focus', async () => {
  const { change, lookAgain } = await checkout();
  change(at(9.9));
  lookAgain();
  expect(spoken(await screen.findByRole('alert'))).toContain('19,80 € statt 9,80 €');
  expect(screen.getAllByText('19,80 €').length).toBeGreaterThan(0);
  change(catalogue);
  lookAgain();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('the total of the server check wins over an outdated catalogue', async () => {
  const check = { problems: [], pricing: { totalGross: 19.8 } };
  const { user, sent } = await checkout({ answers: { 'POST /api/orders/check': () => check } });
  await press(user);
  expect(spoken(await screen.findByRole('alert'))).toContain('19,80 € statt 9,80 €');
  expect(sent).toEqual([]);
  await pressUntil(user, () => expect(sent).toHaveLength(1));
  expect(sent[0]?.expectedTotal).toBe(19.8);
});

test('the lines show the prices of the check even if the catalogue was loaded before the change', async () => {
  const { user, change } = await checkout({
    answers: {
      'POST /api/orders/check': async () => {
        await new Promise((resolve) => setTimeout(resolve));
        change(at(9.9));
        return { problems: [], pricing: { totalGross: 19.8 } };
      },
    },
  });
  await press(user);
  expect(spoken(await screen.findByRole('alert'))).toContain('19,80 € statt 9,80 €');
  expect(spoken(slip())).toContain('19,80 €');
});

test('the page shows a branch change that happened while the check was running', async () => {
  const problems = [{ message: 'Die Filiale ist derzeit geschlossen.', field: 'branch' }];
  const { user, change } = await checkout({
    answers: {
      'POST /api/orders/check': async () => {
        await new Promise((resolve) => setTimeout(resolve));
        change(withBranch({ name: 'Neuer Name' }));
        return { problems, pricing: null };
      },
    },
  });
  await press(user);
  expect((await screen.findAllByText(/Neuer Name/)).length).toBeGreaterThan(0);
});

test('an order rejected for its total needs confirmation and is sent with the new total', async () => {
  let isRefused = true;
  const totals = { expected: 9.8, current: 19.8 };
  const refusal = new Refusal(409, [{ message: 'Der Preis …', field: 'expectedTotal' }], { totals });
  const { user, sent } = await checkout({
    answers: { 'POST /api/orders': () => (isRefused ? refusal : pendingOrder) },
  });
  await press(user);
  expect(spoken(await screen.findByRole('alert'))).toContain('19,80 € statt 9,80 €');
  isRefused = false;
  await pressUntil(user, () => expect(sent).toHaveLength(2));
  expect(sent.map(({ expectedTotal }) => expectedTotal)).toEqual([9.8, 19.8]);
});

test('problems found by the check are listed and the order is not sent', async () => {
  const problems = [{ message: 'Rindsuppe ist derzeit leider nicht verfügbar.', field: 'items.0.product' }];
  const { user, sent } = await checkout({
    answers: { 'POST /api/orders/check': () => ({ problems, pricing: null }) },
  });
  await press(user);
  expect(within(await screen.findByRole('alert')).getByRole('link', { name: /Rindsuppe/ })).toBeDefined();
  expect(sent).toEqual([]);
});

test('a failed check does not block the order', async () => {
  const lost = () => {
    throw new TypeError('connection lost');
  };
  const { user, sent } = await checkout({ answers: { 'POST /api/orders/check': lost } });
  await press(user);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a product that became unavailable is marked at its line before submitting', async () => {
  const { change, lookAgain } = await checkout();
  change(at(4.9, { isEnabled: false }));
  lookAgain();
  expect(await within(slip()).findByText(/Rindsuppe ist derzeit leider nicht verfügbar/)).toBeDefined();
});

test('a deleted product keeps its name in the cart and can be removed', async () => {
  const { user, change, lookAgain } = await checkout();
  change({ ...catalogue, products: catalogue.products.filter(({ id }) => id !== soup.id) });
  lookAgain();
  expect(await within(slip()).findByText('„Rindsuppe“ gibt es nicht mehr.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Entfernen: Rindsuppe' }));
  expect(await screen.findByText(/Keine Produkte im Warenkorb/)).toBeDefined();
});

test('a mode that is no longer offered is reported with its replacement', async () => {
  const { change, lookAgain } = await checkout({ mode: 'delivery' });
  change(withBranch({ isDeliveryEnabled: false }));
  lookAgain();
  expect(spoken(await screen.findByRole('alert'))).toContain(
    'Art der Lieferung: jetzt Abholung statt Lieferung.',
  );
});

test('an order that moved to the next opening is sent only after another click', async () => {
  const { user, sent, change } = await checkout();
  change(withBranch({ openingHours: closedToday(), isPreorderEnabled: true }));
  await press(user);
  expect(spoken(await screen.findByRole('alert'))).toMatch(
    /Zeitpunkt: jetzt so bald wie möglich ab .+ Uhr statt so schnell wie möglich\./,
  );
  expect(sent).toEqual([]);
  await pressUntil(user, () => expect(sent).toHaveLength(1));
});

test('after a rejected order the page reloads the branch', async () => {
  const refusal = new Refusal(422, [{ message: 'Geschlossen.', field: 'appointmentDate' }]);
  const { user, change } = await checkout({ answers: { 'POST /api/orders': () => refusal } });
  await screen.findByRole('button', { name: /^Bestellung abschicken/ });
  await press(user);
  change(withBranch({ openingHours: [], isPreorderEnabled: true }));
  await press(user);
  expect(await screen.findByText('Geschlossen')).toBeDefined();
});

test('a line can be edited in the checkout', async () => {
  const { user } = await checkout();
  await user.click(screen.getByRole('button', { name: 'Bearbeiten: Rindsuppe' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Menge erhöhen' }));
  await user.click(dialog.getByRole('button', { name: /Änderung speichern/ }));
  expect(spoken(slip())).toContain('14,70 €');
  expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
});
