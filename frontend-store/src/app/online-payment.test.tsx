import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlacedOrder, PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { type FakeRequest, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { pendingOrder } from '../../testing/order-fixture.js';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';
import { loadCarts } from '../shared/cart/cart-storage.js';
import { orderInPlaceOf, runningOrders } from '../shared/order/running-order.js';

const { uid, hash } = pendingOrder;
const status = `/status/${uid}/${hash}`;
const orderPath = `GET /api/orders/public/${uid}/${hash}`;
const payPath = `POST /api/orders/public/${uid}/${hash}/payments`;
const checkout = '/store/wien/checkout';
const failureText =
  'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.';

const awaiting: PublicOrder = {
  ...pendingOrder,
  status: 'awaitingPayment',
  paymentMethod: 'mollie',
  paymentStatus: 'awaited',
  isPayable: true,
  timeline: pendingOrder.timeline.slice(0, 1),
};
const paid: PublicOrder = {
  ...pendingOrder,
  paymentMethod: 'mollie',
  paymentStatus: 'paid',
  isPaid: true,
  paidAmount: 4.9,
  openAmount: 0,
  revision: '5',
};
/** Where the browser is led to: an address in this page, since nothing else can be opened here. */
const placed: PlacedOrder = { ...awaiting, paymentRedirectUrl: '#zahlungsseite' };
const filled = {
  cart: cartWith(itemOfSoup()),
  details: { ...filledDetails, paymentMethod: 'mollie' as const },
};
const shop = {
  ...catalogue,
  config: { ...catalogue.config, enableMollie: true, enablePluginMollie: true },
  branches: [{ ...branch, isMollieEnabled: true }],
};

const { push } = withFollowedOrders();

const show = (path: string, answers = {}, more = {}) =>
  renderShop({ path, answers: { 'GET /api/init': () => shop, ...answers }, ...more });

async function orderAndLeave(keys: (string | undefined)[] = []) {
  const place = ({ headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    return placed;
  };
  const page = show(checkout, { 'POST /api/orders': place }, filled);
  await userEvent.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
  await screen.findByText('Sie werden zur Zahlung weitergeleitet …');
  return page;
}

describe('an order that is to be paid online', () => {
  test('leads to the payment page once, with the order on the way back, and keeps the cart', async () => {
    const keys: (string | undefined)[] = [];
    await orderAndLeave(keys);
    expect([location.pathname, location.hash]).toEqual([status, '#zahlungsseite']);
    await userEvent.click(screen.getByRole('button', { name: 'Verarbeiten...' }));
    expect(keys).toHaveLength(1);
    expect(loadCarts().wien?.items).toHaveLength(1);
    expect(runningOrders(new Date(awaiting.placedAt))).toMatchObject([{ uid, hash }]);
  });

  test('keeps the cart until it is paid, and empties it then', async () => {
    (await orderAndLeave()).unmount();
    show(status, { [orderPath]: () => awaiting });
    expect(await screen.findByRole('heading', { name: 'Noch nicht bezahlt' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Fast geschafft!' })).toBeDefined();
    expect(loadCarts().wien?.items).toHaveLength(1);
    push(paid);
    expect(await screen.findByText('Online-Zahlung · Bezahlt')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Jetzt bezahlen' })).toBeNull();
    await waitFor(() => expect(loadCarts().wien?.items).toEqual([]));
  });

  test('whose price staff have changed says what was paid, what is open, and what comes back', async () => {
    const costs = (totalGross: number, more: Partial<PublicOrder> = {}): PublicOrder => ({
      ...paid,
      pricing: { ...paid.pricing, totalGross },
      paidAmount: 23,
      ...more,
    });
    show(status, { [orderPath]: () => costs(56, { isPaid: false, isPayable: true, revision: '20' }) });
    expect(await screen.findByRole('heading', { name: 'Noch nicht alles bezahlt' })).toBeDefined();
    const plain = () => document.body.textContent!.replaceAll('\u00a0', ' ');
    expect(plain()).toContain('kostet 56,00 €. Davon haben Sie schon 23,00 € bezahlt.');
    push(costs(11.2, { revision: '21' }));
    await waitFor(() => expect(plain()).toContain('Sie bekommen 11,80 € zurück'));
    expect(screen.queryByRole('button', { name: 'Jetzt bezahlen' })).toBeNull();
    push(costs(11.2, { revision: '22', refundingAmount: 11.8 }));
    await waitFor(() => expect(plain()).not.toContain('Sie bekommen'));
  });

  test('that was paid twice names the surplus that went back apart from what was given back of it', async () => {
    const twice: PublicOrder = {
      ...{ ...paid, status: 'confirmed', paidAmount: 28, refundedAmount: 38, surplusRefundedAmount: 33 },
      pricing: { ...paid.pricing, totalGross: 33 },
    };
    show(status, { [orderPath]: () => twice });
    const state = await screen.findByText(/^Online-Zahlung · Bezahlt/);
    const words = [...state.querySelectorAll('span')].map(({ textContent }) => textContent);
    expect(words.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Preis der Bestellung: 33,00 €',
      'Dafür bezahlt: 33,00 €',
      'Davon zurückgezahlt: 5,00 €',
      'Doppelt gezahlt und zurückgegangen: 33,00 €',
      'Sie haben damit bezahlt: 28,00 €',
    ]);
    push({
      ...{ ...twice, paymentStatus: 'refunding', paidAmount: 66, refundedAmount: 0, refundingAmount: 33 },
      ...{ surplusRefundedAmount: 0, surplusRefundingAmount: 33, revision: '8' },
    });
    await waitFor(() => expect(state.textContent).toContain('Doppelt gezahlt, geht zurück: 33,00'));
    expect(state.textContent).toContain('Dafür bezahlt: 33,00');
    expect(state.textContent).not.toMatch(/Rückzahlung|Davon/);
  });

  test('does not empty a cart that was filled with something else meanwhile', async () => {
    (await orderAndLeave()).unmount();
    show(status, { [orderPath]: () => paid }, { cart: cartWith(itemOfSoup(3)) });
    await screen.findByText('Online-Zahlung · Bezahlt');
    expect(loadCarts().wien?.items).toHaveLength(1);
  });

  test('can be sent again from the checkout after the payment failed, and names the order it replaces', async () => {
    const keys: (string | undefined)[] = [];
    const bodies: unknown[] = [];
    (await orderAndLeave(keys)).unmount();
    const page = show(`${checkout}/error`);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain(failureText);
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe(filledDetails.firstName);
    expect(screen.getByRole('link', { name: 'Zur offenen Bestellung' }).getAttribute('href')).toBe(status);
    page.unmount();
    const again = show(checkout, {
      'POST /api/orders': ({ headers, body }: FakeRequest) => {
        keys.push(headers['idempotency-key']);
        bodies.push(body);
        return placed;
      },
      [orderPath]: () => awaiting,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
    expect(await screen.findByText('Diese Bestellung haben Sie schon abgeschickt')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Zur Zahlung' }).getAttribute('href')).toBe(status);
    expect(keys).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Neu bestellen' }));
    await screen.findByText('Sie werden zur Zahlung weitergeleitet …');
    expect(new Set(keys).size).toBe(2);
    expect(bodies).toMatchObject([{ replaces: { uid, hash } }]);
    again.unmount();
  });

  test('is named as replaced by a cart that was changed since, which is asked about too', async () => {
    (await orderAndLeave()).unmount();
    const bodies: unknown[] = [];
    const more = { ...filled, cart: cartWith(itemOfSoup(3)) };
    show(
      checkout,
      {
        'POST /api/orders': ({ body }: FakeRequest) => (bodies.push(body), placed),
        [orderPath]: () => awaiting,
      },
      more,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
    expect(await screen.findByText('Eine Bestellung ist noch unbezahlt')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Neu bestellen' }));
    await screen.findByText('Sie werden zur Zahlung weitergeleitet …');
    expect(bodies).toMatchObject([{ replaces: { uid, hash } }]);
  });

  test('that was paid meanwhile is not replaced: the refusal is shown, and then asked about as paid', async () => {
    (await orderAndLeave()).unmount();
    const bodies: unknown[] = [];
    const message = 'Ihre Bestellung ist inzwischen bei uns eingegangen.';
    let known = awaiting;
    show(checkout, {
      'POST /api/orders': ({ body }: FakeRequest) => {
        bodies.push(body);
        known = { ...paid, isPayable: false };
        return bodies.length === 1 ? new Refusal(409, [{ message, field: null }]) : placed;
      },
      [orderPath]: () => known,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Bestellung abschicken/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Neu bestellen' }));
    expect(await screen.findByText(message)).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem noch einmal bestellen' }));
    await waitFor(() => expect(bodies).toMatchObject([{ replaces: { uid } }, { replaces: null }]));
  });

  test('says on its page that another order was sent in its place', async () => {
    const sentAgain = {
      type: 'OrderSentAgain',
      at: awaiting.placedAt,
      text: 'Durch eine neue Bestellung ersetzt',
    };
    const failed = { ...awaiting, status: 'failed', isFailed: true, isPayable: false } as const;
    show(status, { [orderPath]: () => ({ ...failed, timeline: [...awaiting.timeline, sentAgain] }) });
    expect(await screen.findByText(/Es gilt nur die neue Bestellung/)).toBeDefined();
    const title = 'Diese Bestellung wurde durch eine neue ersetzt';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(document.body.textContent).not.toContain('fehlgeschlagen');
    expect(screen.queryByRole('link', { name: 'Zur neuen Bestellung' })).toBeNull();
  });

  test('that was replaced leads to the new one in the browser that has followed both', async () => {
    const at = new Date().toISOString();
    const newer = { ...pendingOrder, uid: 'NEUEBESTEL', hash: 'neu', placedAt: at, replaces: uid };
    const newPath = '/status/NEUEBESTEL/neu';
    const followed = show(newPath, { 'GET /api/orders/public/NEUEBESTEL/neu': () => newer });
    await screen.findByText('42');
    await waitFor(() => expect(orderInPlaceOf(uid)).toMatchObject({ uid: newer.uid }));
    followed.unmount();
    const sentAgain = { type: 'OrderSentAgain', at, text: 'Durch eine neue Bestellung ersetzt' };
    const replaced = { status: 'failed', isFailed: true, timeline: [sentAgain] } as const;
    show(status, {
      [orderPath]: () => ({ ...awaiting, ...replaced, isPayable: false }),
      'GET /api/orders/public/NEUEBESTEL/neu': () => newer,
    });
    const link = await screen.findByRole('link', { name: 'Zur neuen Bestellung' });
    expect(link.getAttribute('href')).toBe(newPath);
  });

  test('that failed leads back to the cart that is still filled', async () => {
    (await orderAndLeave()).unmount();
    const failed: PublicOrder = { ...awaiting, status: 'failed', isFailed: true, isPayable: false };
    show(status, { [orderPath]: () => failed });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestellung fehlgeschlagen' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'Zurück zum Warenkorb' });
    expect(link.getAttribute('href')).toBe(checkout);
    expect(screen.queryByRole('button', { name: 'Noch einmal bestellen' })).toBeNull();
  });
});

describe('the button that pays an order', () => {
  test('leads to the payment page', async () => {
    show(status, {
      [orderPath]: () => ({ ...awaiting, paymentStatus: 'failed' }),
      [payPath]: () => ({ paymentRedirectUrl: '#noch-einmal' }),
    });
    expect(await screen.findByRole('heading', { name: 'Die Zahlung hat nicht geklappt' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt bezahlen' }));
    expect(await screen.findByText('Sie werden zur Zahlung weitergeleitet …')).toBeDefined();
    expect(location.hash).toBe('#noch-einmal');
  });

  test('says why there is no payment page, and can be pressed again', async () => {
    const message = 'Der Zahlungsanbieter antwortet gerade nicht.';
    show(status, {
      [orderPath]: () => awaiting,
      [payPath]: () => new Refusal(503, [{ message, field: null }]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Jetzt bezahlen' }));
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('button', { name: 'Jetzt bezahlen' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });
});

test.each<[Partial<PublicOrder>, string]>([
  [{ paymentStatus: 'refunding', isPaid: true }, 'Ihre Zahlung wird zurücküberwiesen.'],
  [{ paymentStatus: 'refunded', isRefunded: true }, 'Ihre Zahlung wurde zurücküberwiesen.'],
  [{ paymentStatus: 'authorized' }, 'es wird nichts abgebucht.'],
  [{ paymentStatus: 'failed' }, 'Es wird nichts verrechnet.'],
])('a canceled order with %j says what becomes of the money', async (changes, text) => {
  const canceled = { ...awaiting, status: 'canceled', isCanceled: true, isPayable: false, ...changes };
  show(status, { [orderPath]: () => canceled });
  expect(await screen.findByText((content) => content.includes(text))).toBeDefined();
});
