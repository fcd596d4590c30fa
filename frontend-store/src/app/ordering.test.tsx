import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingOrder } from '../../testing/order-fixture.js';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { renderShop } from '../../testing/render-shop.js';
import { loadCarts } from '../shared/cart/cart-storage.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const orderPath = `GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`;
const checkout = { path: '/store/wien/checkout', cart: cartWith(itemOfSoup()), details: filledDetails };

test('a product can be configured, added to the cart and taken to the checkout', async () => {
  renderShop({ path: '/store/wien' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Schnitzel' }));
  const dialog = within(screen.getByRole('dialog'));
  const save = dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ });
  await user.click(save);
  expect(dialog.getByText('Bitte wählen Sie: Größe')).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: /Groß/ }));
  await user.click(dialog.getByRole('button', { name: 'Menge erhöhen' }));
  expect(dialog.getByRole('status', { name: 'Preis' }).textContent).toBe('40,80\u00a0€');
  await user.click(save);
  expect(await screen.findByText('Produkt zum Warenkorb hinzugefügt.')).toBeDefined();
  const cart = within(screen.getByRole('complementary', { name: 'Warenkorb' }));
  expect(cart.getAllByText('40,80 €').length).toBeGreaterThan(0);
  await user.click(cart.getByRole('link', { name: 'Jetzt bestellen' }));
  expect(await screen.findByRole('heading', { name: 'Bestellvorgang' })).toBeDefined();
});

test('missing fields are listed above the form with links to the fields', async () => {
  renderShop({ ...checkout, details: { ...filledDetails, firstName: '', privacyPolicy: false } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  const list = within(alert);
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bitte geben Sie einen Vornamen an.',
    'Bitte stimmen Sie der Datenschutzerklärung zu.',
  ]);
  await user.click(list.getByRole('link', { name: 'Bitte geben Sie einen Vornamen an.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Vorname'));
});

test('missing fields of the delivery address are distinguished from the contact fields', async () => {
  renderShop({
    ...checkout,
    cart: { ...cartWith(itemOfSoup(10)), mode: 'delivery' },
    details: { ...filledDetails, firstName: '', isDeliveryAddressDifferent: true, deliveryLastName: 'Huber' },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  const list = within(await screen.findByRole('alert'));
  const texts = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts).toContain('Bitte geben Sie einen Vornamen an.');
  expect(texts).toContain('Lieferadresse: Bitte geben Sie einen Vornamen an.');
});

test('an order whose response was lost is sent again with the same key, also after a reload', async () => {
  const keys: (string | undefined)[] = [];
  let isLost = true;
  const answers = {
    'POST /api/orders': ({ headers }: { headers: Record<string, string> }) => {
      keys.push(headers['idempotency-key']);
      if (isLost) throw new TypeError('connection lost');
      return pendingOrder;
    },
    [orderPath]: () => pendingOrder,
  };
  const user = userEvent.setup();
  const first = renderShop({ ...checkout, answers });
  await user.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  const help = within(await screen.findByRole('alert'));
  expect(help.getByRole('heading', { name: 'Auf Ihre Bestellung kam noch keine Antwort' })).toBeDefined();
  expect(help.getByText('Der Server ist gerade nicht erreichbar.')).toBeDefined();
  expect(screen.queryByText('Ein unbekannter Fehler ist aufgetreten.')).toBeNull();
  expect(help.getByRole('button', { name: 'Noch einmal senden' })).toBeDefined();
  expect(screen.queryByText(/überprüfen Sie Ihre Bestellung/)).toBeNull();
  first.unmount();

  isLost = false;
  renderShop({ path: checkout.path, answers });
  expect(await screen.findByText(/sicher nicht doppelt angelegt/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeDefined();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(loadCarts().wien?.items).toEqual([]);
});

test('after a lost answer each further failure says what it is', async () => {
  const outcomes = [
    () => {
      throw new TypeError('connection lost');
    },
    () => new Refusal(502, []),
    () => new Refusal(500, []),
    () => new Refusal(500, [{ message: 'Es ist ein Fehler aufgetreten.', field: null }]),
  ];
  renderShop({ ...checkout, answers: { 'POST /api/orders': () => outcomes.shift()!() } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  const texts = [
    'Der Server ist gerade nicht erreichbar.',
    'Der Server ist gerade nicht erreichbar.',
    'Ein unbekannter Fehler ist aufgetreten.',
    'Es ist ein Fehler aufgetreten.',
  ];
  for (const [index, text] of texts.entries()) {
    if (index > 0) await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(outcomes).toHaveLength(texts.length - index - 1));
    const help = within(await screen.findByRole('alert'));
    expect(help.getByRole('heading', { name: /kam noch keine Antwort/ })).toBeDefined();
    expect(await help.findByText(text)).toBeDefined();
    expect(help.getAllByText(/Internetverbindung/)).toHaveLength(1);
  }
});

describe('an order refused as one request too many', () => {
  const tooMany = new Refusal(429, [{ message: 'Zu viele.', field: null }], {}, { 'retry-after': '40' });

  test('says only when to try again, and nothing of a lost answer, also after a reload', async () => {
    const { unmount } = renderShop({ ...checkout, answers: { 'POST /api/orders': () => tooMany } });
    await userEvent.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/^Das waren zu viele Anfragen\. .* in 40 Sekunden noch/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(document.body.textContent).not.toMatch(/keine Antwort|Internetverbindung|überprüfen Sie/);
    unmount();
    renderShop({ path: checkout.path });
    await screen.findByRole('button', { name: /^Bestellung abschicken/ });
    expect(screen.queryByText(/keine Antwort/)).toBeNull();
  });

  test('keeps its key where the answer to an earlier try was lost', async () => {
    const keys = new Set<string | undefined>();
    const outcomes = [
      () => {
        throw new TypeError('connection lost');
      },
      () => tooMany,
      () => pendingOrder,
    ];
    const answers = {
      'POST /api/orders': ({ headers }: { headers: Record<string, string> }) => {
        keys.add(headers['idempotency-key']);
        return outcomes.shift()!();
      },
      [orderPath]: () => pendingOrder,
    };
    renderShop({ ...checkout, answers });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));
    await screen.findByText(/zu viele Anfragen/);
    expect(screen.queryByText(/keine Antwort/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Bestellung abschicken/ }));
    expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeDefined();
    expect(keys.size).toBe(1);
  });
});

test('an order sent while the browser is offline names that as the reason until it is online again', async () => {
  const answers = {
    'POST /api/orders': () => {
      throw new TypeError('connection lost');
    },
  };
  renderShop({ ...checkout, answers });
  await screen.findByRole('button', { name: /^Bestellung abschicken/ });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(screen.getByRole('button', { name: /^Bestellung abschicken/ }));
  const note = (await screen.findByRole('heading', { name: /kam noch keine Antwort/ })).parentElement!;
  expect(within(note).getByText(/^Sie sind offline\. Bitte überprüfen/)).toBeDefined();
  expect(screen.queryByText('Ein unbekannter Fehler ist aufgetreten.')).toBeNull();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Sie sind offline/)).toBeNull();
  expect(screen.queryByText('Ein unbekannter Fehler ist aufgetreten.')).toBeNull();
});

describe('an order changed after its response was lost', () => {
  const { uid, hash } = pendingOrder;
  const sent: { key: string | undefined; comment: unknown }[] = [];
  /** The server of an order that arrived first, whose answer did not. */
  const answers = {
    'POST /api/orders': ({ headers, body }: { headers: Record<string, string>; body: unknown }) => {
      const { comment } = body as { comment: unknown };
      sent.push({ key: headers['idempotency-key'], comment });
      if (sent.length === 1) throw new TypeError('connection lost');
      if (sent.at(-1)!.key !== sent[0]!.key) return pendingOrder;
      return new Refusal(422, [{ message: 'Reused.', field: 'Idempotency-Key' }], { placed: { uid, hash } });
    },
    [orderPath]: () => pendingOrder,
  };

  beforeEach(async () => {
    sent.length = 0;
    renderShop({ ...checkout, answers });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
    await screen.findByRole('heading', { name: 'Auf Ihre Bestellung kam noch keine Antwort' });
    await user.type(screen.getByLabelText('Nachname'), 's');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await screen.findByRole('heading', { name: 'Ihre Bestellung von vorhin ist angekommen' });
    expect(sent).toHaveLength(2);
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(screen.queryByText('Reused.')).toBeNull();
  });

  test('leads to the order that arrived without creating a second one', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Zur Bestellung' }));
    expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeDefined();
    expect(loadCarts().wien?.items).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  test('is sent as a second order with a new key if the guest confirms', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Zweite Bestellung senden' }));
    expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeDefined();
    expect(sent).toHaveLength(3);
    expect(sent[2]!.key).not.toBe(sent[0]!.key);
  });
});

test('a rejection is shown at its field until the form changes', async () => {
  const message = 'Diese Filiale kann gerade nicht liefern.';
  const answers = { 'POST /api/orders': () => new Refusal(422, [{ message, field: 'lastName' }]) };
  renderShop({ ...checkout, answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  expect(await screen.findAllByText(message)).toHaveLength(2);
  await user.type(screen.getByLabelText('Nachname'), 's');
  expect(screen.queryByText(message)).toBeNull();
});

test('loading the shop can be retried after a failure', async () => {
  let isAway = true;
  const answers = {
    'GET /api/init': () => {
      if (isAway) throw new TypeError('away');
      return new Refusal(503, [{ message: 'Bitte versuchen Sie es gleich noch einmal.', field: null }]);
    },
  };
  renderShop({ path: '/', answers });
  expect(await screen.findByText('Daten konnten nicht geladen werden.')).toBeDefined();
  isAway = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Bitte versuchen Sie es gleich noch einmal.')).toBeDefined();
});

test('the QR code of a table selects the dine-in mode and the table', async () => {
  const table = { id: 'aaaaaaaa-aaaa-4aaa-8aaa-000000000007', identifier: '7', branch: { id: branch.id } };
  const branches = [{ ...branch, isDineInEnabled: true, isTableSelectionEnabled: true }];
  const answers = { 'GET /api/init': () => ({ ...catalogue, branches, tables: [table] }) };
  renderShop({ path: '/store/wien?table=7', cart: cartWith(itemOfSoup()), answers });
  expect(await screen.findByText('Sie bestellen an Tisch 7.')).toBeDefined();
  const cart = within(screen.getByRole('complementary', { name: 'Warenkorb' }));
  expect((cart.getByRole('radio', { name: 'Vor Ort' }) as HTMLInputElement).checked).toBe(true);
});
