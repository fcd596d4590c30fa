import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { confirmedOrder, pendingOrder } from '../../testing/order-fixture.js';
import { afterReading } from '../../testing/after-reading.js';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { renderShop } from '../../testing/render-shop.js';

const path = `/status/${pendingOrder.uid}/${pendingOrder.hash}`;
const orderPath = `GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`;

withFollowedOrders();

const statusHeading = () =>
  screen.getByRole('heading', { level: 2, name: /Bestätigung|bestätigt/ }).textContent;

const proposedOrder: PublicOrder = {
  ...pendingOrder,
  status: 'proposed',
  counterAppointment: '2030-11-20T19:00:00.000Z',
  answerBy: '2030-11-20T18:45:00.000Z',
  revision: '2',
};

test('a proposed time is accepted with one click', async () => {
  const agreed: PublicOrder = {
    ...confirmedOrder,
    appointment: proposedOrder.counterAppointment,
    revision: '4',
  };
  const accept = jest.fn((_request: { body: unknown }) => agreed);
  const answers = {
    [orderPath]: () => proposedOrder,
    [`POST ${orderPath.slice(4)}/confirm-counter-appointment`]: accept,
  };
  renderShop({ path, answers });
  expect(await screen.findByRole('heading', { name: /^Passt Ihnen .*20:00 Uhr\?$/ })).toBeDefined();
  expect(screen.getByText(/^Bitte antworten Sie bis .*19:45 Uhr\./)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ja, das passt' }));
  expect(accept.mock.calls[0]![0].body).toEqual({ counterAppointment: proposedOrder.counterAppointment });
  await waitFor(() => expect(statusHeading()).toBe('Bestellung bestätigt'));
  expect(screen.queryByText(/Passt Ihnen/)).toBeNull();
});

test('an answer to a time that was replaced meanwhile is refused, and the guest is asked about the new one', async () => {
  const message = 'Inzwischen wurde ein anderer Termin vorgeschlagen.';
  let shown = proposedOrder;
  const decline = jest.fn(() => {
    shown = { ...proposedOrder, counterAppointment: '2026-11-20T20:00:00.000Z', revision: '6' };
    return new Refusal(409, [{ message, field: null }]);
  });
  const answers = {
    [orderPath]: () => shown,
    [`POST ${orderPath.slice(4)}/reject-counter-appointment`]: decline,
  };
  renderShop({ path, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Nein, Bestellung stornieren' }));
  afterReading();
  await userEvent.click(screen.getByRole('button', { name: 'Wirklich stornieren' }));
  expect(await screen.findByRole('heading', { name: /^Passt Ihnen .*21:00 Uhr\?$/ })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.getByRole('button', { name: 'Nein, Bestellung stornieren' })).toBeDefined();
});

test.each([
  [{ paymentStatus: 'paid', paidAmount: 13.9 }, /Sie bekommen dann 13,90.€ zurück\.$/],
  [{ paymentStatus: 'authorized', paidAmount: 0 }, /Dann wird nichts abgebucht\.$/],
  [{ paymentStatus: 'none', paidAmount: 0 }, /danach storniert\.$/],
] as const)(
  'a proposed time says what becomes of the money without an agreement: %j',
  async (paid, words) => {
    renderShop({ path, answers: { [orderPath]: () => ({ ...proposedOrder, ...paid }) } });
    expect((await screen.findByText(/^Bitte antworten Sie bis/)).textContent).toMatch(words);
  },
);

test('the second tap of a double tap does not cancel the order', async () => {
  const decline = jest.fn(() => proposedOrder);
  const answers = {
    [orderPath]: () => proposedOrder,
    [`POST ${orderPath.slice(4)}/reject-counter-appointment`]: decline,
  };
  renderShop({ path, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Nein, Bestellung stornieren' }));
  expect(document.activeElement?.textContent).toBe('Doch nicht');
  await userEvent.click(screen.getByRole('button', { name: 'Wirklich stornieren' }));
  await userEvent.click(screen.getByRole('button', { name: 'Doch nicht' }));
  expect(decline).not.toHaveBeenCalled();
  afterReading();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Nein, Bestellung stornieren');
  expect(screen.getByRole('button', { name: 'Ja, das passt' })).toBeDefined();
});

test('a guest who is asked about another time has one main button, and pays after the answer', async () => {
  const partlyPaid = { ...proposedOrder, isPayable: true, paymentStatus: 'paid', paidAmount: 3.9 } as const;
  renderShop({ path, answers: { [orderPath]: () => partlyPaid } });
  const words = (await screen.findByText(/^Bitte antworten Sie bis/)).textContent;
  expect(words).toMatch(/zurück\. Wenn der Termin Ihnen passt, geht es gleich weiter zur Zahlung\.$/);
  expect(screen.queryByRole('button', { name: 'Jetzt bezahlen' })).toBeNull();
});

test('declining a proposed time asks once more before it cancels the order, and leads to the heading that says so', async () => {
  const decline = jest.fn(() => ({
    ...proposedOrder,
    status: 'canceled' as const,
    isCanceled: true,
    counterAppointment: null,
    answerBy: null,
    revision: '4',
  }));
  const answers = {
    [orderPath]: () => proposedOrder,
    [`POST ${orderPath.slice(4)}/reject-counter-appointment`]: decline,
  };
  renderShop({ path, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Nein, Bestellung stornieren' }));
  expect(decline).not.toHaveBeenCalled();
  afterReading();
  await userEvent.click(screen.getByRole('button', { name: 'Wirklich stornieren' }));
  const ended = await screen.findByRole('heading', { level: 1, name: 'Bestellung storniert' });
  await waitFor(() => expect(document.activeElement).toBe(ended));
});
