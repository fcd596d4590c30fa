import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { cartWith, itemOfSoup } from '../../testing/shop-fixture.js';
import { rememberSentCart } from '../shared/cart/sent-cart.js';
import { pageOfLeftPayment } from '../shared/order/leave-for-payment.js';

const { uid, hash } = pendingOrder;
const awaiting: PublicOrder = {
  ...pendingOrder,
  status: 'awaitingPayment',
  paymentMethod: 'mollie',
  paymentStatus: 'awaited',
  isPayable: true,
};
const answers = {
  [`GET /api/orders/public/${uid}/${hash}`]: () => awaiting,
  [`POST /api/orders/public/${uid}/${hash}/payments`]: () => ({ paymentRedirectUrl: '#zahlungsseite' }),
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(cleanup);

test('a payment that failed leads back to the page of its order, where it was begun there, and says so', async () => {
  const page = `/status/${uid}/${hash}`;
  const first = renderShop({ path: page, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Jetzt bezahlen' }));
  await waitFor(() => expect(pageOfLeftPayment()).toBe(page));
  first.unmount();
  const failed = { ...awaiting, paymentStatus: 'failed' };
  renderShop({
    path: '/store/wien/checkout/error',
    answers: { ...answers, [`GET /api/orders/public/${uid}/${hash}`]: () => failed },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Fast geschafft!' })).toBeDefined();
  const sentence =
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.';
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test('a guest who canceled the payment at the provider read that it had failed', async () => {
  const cart = cartWith(itemOfSoup());
  rememberSentCart({ uid, hash }, 'wien', cart.items);
  const step = { type: 'PaymentCanceled', at: awaiting.placedAt, text: 'Zahlung abgebrochen' };
  const canceled = { ...awaiting, paymentStatus: 'failed', timeline: [...awaiting.timeline, step] };
  const known = { ...answers, [`GET /api/orders/public/${uid}/${hash}`]: () => canceled };
  const page = renderShop({ path: '/store/wien/checkout/error', answers: known, cart });
  expect(await screen.findByText('Sie haben die Zahlung abgebrochen.')).toBeDefined();
  expect(screen.getByText(/^Es wurde nichts abgebucht\. Ihre Bestellung .* ist noch offen\./)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Zur offenen Bestellung' });
  expect(link.getAttribute('href')).toBe(`/status/${uid}/${hash}`);
  page.unmount();
  renderShop({ path: `/status/${uid}/${hash}`, answers: known });
  expect(await screen.findByText('Sie haben die Zahlung abgebrochen.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Noch nicht bezahlt' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Jetzt bezahlen' })).toBeDefined();
});
