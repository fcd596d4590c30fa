import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
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
