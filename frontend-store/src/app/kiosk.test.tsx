import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlacedOrder, PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { type FakeRequest, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';
import { runningOrders } from '../shared/order/running-order.js';
import { keepToken } from '../shared/self-service/kiosk-token.js';

const TOKEN = `11111111-1111-4111-8111-111111111111.${'k'.repeat(32)}`;
const kiosk = { id: TOKEN.slice(0, 36), name: 'Kiosk am Eingang' };
const orderPath = `/api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`;
const askKiosk = `GET /api/kiosk/${branch.id}`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // What guests leave on a device depends on the address of the page.
  window.history.replaceState(null, '', '/self-service/wien');
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});
const { push } = withFollowedOrders();

const refused = (status: number, message: string) => () => new Refusal(status, [{ message, field: null }]);

/** An open kiosk, beyond its screensaver. `requests` are those that carry its token. */
async function openKiosk({ placed, path = '/self-service/wien', answers = {} }: Partial<Opened>) {
  keepToken(TOKEN);
  window.history.replaceState(null, '', path);
  const tokens: Record<string, string | undefined> = {};
  const noted =
    (name: string, answer: unknown) =>
    ({ headers }: FakeRequest) => {
      tokens[name] = headers['authorization'];
      return answer;
    };
  renderShop({
    path,
    cart: cartWith(itemOfSoup()),
    details: { ...filledDetails, paymentMethod: placed?.paymentMethod ?? 'cash' },
    answers: {
      [askKiosk]: noted('kiosk', kiosk),
      'POST /api/orders': noted('order', placed),
      [`GET ${orderPath}`]: () => placed,
      [`POST ${orderPath}/ticket`]: noted('ticket', null),
      ...answers,
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Tippen um zu bestellen/ }));
  return { user, tokens };
}

interface Opened {
  placed: PlacedOrder;
  path: string;
  answers: Record<string, (request: FakeRequest) => unknown>;
}

test('a kiosk without token asks for it, names what the server has against it, and starts with the right one', async () => {
  let answer: () => unknown = refused(401, 'Dieser Schlüssel gilt nicht.');
  renderShop({ path: '/self-service/wien', answers: { [askKiosk]: () => answer() } });
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Schlüssel des Kiosks');
  await user.type(field, 'abc');
  await user.click(screen.getByRole('button', { name: 'Kiosk starten' }));
  expect(screen.getByRole('alert').textContent).toContain('den ganzen Schlüssel');
  await user.clear(field);
  await user.type(field, `https://linde.example/self-service/wien#${TOKEN}`);
  await user.click(screen.getByRole('button', { name: 'Kiosk starten' }));
  expect(await screen.findByText('Dieser Schlüssel gilt nicht.')).toBeDefined();
  answer = () => kiosk;
  await user.type(screen.getByLabelText('Schlüssel des Kiosks'), TOKEN.replace(/k$/, 'l'));
  await user.click(screen.getByRole('button', { name: 'Kiosk starten' }));
  expect(await screen.findByRole('button', { name: /Tippen um zu bestellen/ })).toBeDefined();
});

test('the address with the key, opened in the tab that asks for the key, starts the kiosk', async () => {
  renderShop({ path: '/self-service/wien', answers: { [askKiosk]: () => kiosk } });
  await screen.findByLabelText('Schlüssel des Kiosks');
  window.location.hash = TOKEN;
  expect(await screen.findByRole('button', { name: /Tippen um zu bestellen/ })).toBeDefined();
});

test('the menu of a kiosk has no header, no footer, no delivery and no cookie banner', async () => {
  await openKiosk({});
  await screen.findByRole('heading', { name: branch.name });
  expect(screen.queryByRole('radio', { name: 'Lieferung' })).toBeNull();
  expect(screen.queryByText('Akzeptieren')).toBeNull();
  for (const link of screen.queryAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^(\/self-service\/wien|#)/);
  }
});

test('a kiosk asks whether the guest eats there or takes it along', async () => {
  const branches = [{ ...branch, isDineInEnabled: true }];
  await openKiosk({ answers: { 'GET /api/init': () => ({ ...catalogue, branches }) } });
  const group = within(await screen.findByRole('group', { name: 'Hier essen oder mitnehmen?' }));
  expect(group.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
    'Zum Mitnehmen',
    'Hier essen',
  ]);
  expect(document.body.textContent).not.toContain('Lieferung');
});

test('an order at the counter shows its number, asks for the ticket by the token, and leaves nothing for the next guest', async () => {
  const { user, tokens } = await openKiosk({ placed: pendingOrder, path: '/self-service/wien/checkout' });
  await user.click(await screen.findByRole('button', { name: /abschicken/ }));
  expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeDefined();
  expect(screen.getByText('42')).toBeDefined();
  expect(screen.getByText('Bitte bezahlen Sie an der Kasse.')).toBeDefined();
  expect(await screen.findByText(/Ihre Nummer wird gedruckt/)).toBeDefined();
  expect(screen.getByTitle('QR-Code zu Ihrer Bestellung')).toBeDefined();
  expect(tokens).toEqual({
    kiosk: `Bearer ${TOKEN}`,
    order: `Bearer ${TOKEN}`,
    ticket: `Bearer ${TOKEN}`,
  });
  await user.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(await screen.findByRole('button', { name: /Tippen um zu bestellen/ })).toBeDefined();
  expect(runningOrders(new Date())).toEqual([]);
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  for (const text of [filledDetails.firstName, pendingOrder.uid, itemOfSoup().product]) {
    expect(kept).not.toContain(text);
  }
});

test('an order that is paid online shows a code for the phone, asks who goes without paying, and says when it was paid', async () => {
  const awaiting: PublicOrder = {
    ...pendingOrder,
    ...{ status: 'awaitingPayment', paymentMethod: 'mollie', paymentStatus: 'awaited', isPayable: true },
  };
  const shop = {
    ...catalogue,
    config: { ...catalogue.config, enableMollie: true, enablePluginMollie: true },
    branches: [{ ...branch, isMollieEnabled: true }],
  };
  const { user, tokens } = await openKiosk({
    placed: { ...awaiting, paymentRedirectUrl: 'https://pay.example/1' },
    path: '/self-service/wien/checkout',
    answers: { 'GET /api/init': () => shop },
  });
  await user.click(await screen.findByRole('button', { name: /abschicken/ }));
  expect(await screen.findByTitle('QR-Code zur Zahlungsseite')).toBeDefined();
  expect(screen.queryByTitle('QR-Code zu Ihrer Bestellung')).toBeNull();
  expect(tokens['ticket']).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Ohne Zahlung gehen' }));
  await user.click(screen.getByRole('button', { name: 'Zurück zur Zahlung' }));
  expect(screen.getByTitle('QR-Code zur Zahlungsseite')).toBeDefined();
  push({
    ...awaiting,
    status: 'pending',
    paymentStatus: 'paid',
    isPayable: false,
    openAmount: 0,
    revision: '5',
  });
  expect(await screen.findByText('Ihre Bestellung ist bezahlt.')).toBeDefined();
  expect(screen.queryByTitle('QR-Code zur Zahlungsseite')).toBeNull();
  await waitFor(() => expect(tokens['ticket']).toBe(`Bearer ${TOKEN}`));
});

test('the way from the start empties the cart at once', async () => {
  const { user } = await openKiosk({});
  await user.click(
    await screen.findByRole('button', { name: /Warenkorb/ }).catch(() => screen.getByText(/1 Produkt/)),
  );
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Jetzt bestellen' })).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Von vorne beginnen' }));
  expect(await screen.findByRole('button', { name: /Tippen um zu bestellen/ })).toBeDefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(itemOfSoup().product);
});
