import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { confirmedOrder, offeredOrder } from '../../testing/order-fixture.js';
import { afterReading } from '../../testing/after-reading.js';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { renderShop } from '../../testing/render-shop.js';

const status = `/status/${offeredOrder.uid}/${offeredOrder.hash}`;
const orderPath = `GET /api/orders/public/${offeredOrder.uid}/${offeredOrder.hash}`;
const pathOf = (step: string) => `POST ${orderPath.slice(4)}/${step}`;
const payPath = pathOf('payments');

const { push } = withFollowedOrders();

const show = (answers: Parameters<typeof renderShop>[0]['answers']) => renderShop({ path: status, answers });

const online = { paymentMethod: 'mollie', isPayable: true } as const;
const accepted: PublicOrder = {
  ...{ ...offeredOrder, ...online, status: 'pending', revision: '3' },
  timeline: [
    ...offeredOrder.timeline,
    { type: 'QuotationAccepted', at: '2026-11-20T17:50:00.000Z', text: 'Angebot angenommen' },
    { type: 'OrderSubmitted', at: '2026-11-20T17:50:00.000Z', text: 'Warten auf Bestätigung' },
  ],
};
const proposed: PublicOrder = {
  ...{ ...accepted, status: 'proposed', revision: '4' },
  ...{ counterAppointment: '2030-11-20T19:00:00.000Z', answerBy: '2030-11-20T18:45:00.000Z' },
};
const agreed: PublicOrder = {
  ...{ ...accepted, status: 'confirmed', isConfirmed: true, revision: '6' },
  timeline: [...accepted.timeline, confirmedOrder.timeline.at(-1)!],
};
const acceptOffer = pathOf('accept-quotation');
const acceptTime = pathOf('confirm-counter-appointment');
const openPage = () => ({ paymentRedirectUrl: '#zahlungsseite' });
const stepNamed = (label: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(label));

test.each([
  ['an offer', { ...offeredOrder, ...online, isPayable: false }, 'Angebot annehmen', accepted],
  ['another time', proposed, 'Ja, das passt', agreed],
] as const)(
  'the guest is led to the payment page of an unpaid order by accepting %s',
  async (_, asked, button, after) => {
    const answers = { [acceptOffer]: () => after, [acceptTime]: () => after, [payPath]: openPage };
    show({ [orderPath]: () => asked, ...answers });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('Sie werden zur Zahlung weitergeleitet …')).toBeDefined();
    expect([location.pathname, location.hash]).toEqual([status, '#zahlungsseite']);
  },
);

test('a guest who declines another time is not led to payment', async () => {
  const pay = jest.fn(openPage);
  const canceled = { ...proposed, status: 'canceled', isCanceled: true, isPayable: false, revision: '6' };
  const decline = pathOf('reject-counter-appointment');
  show({ [orderPath]: () => proposed, [decline]: () => canceled, [payPath]: pay });
  await userEvent.click(await screen.findByRole('button', { name: 'Nein, Bestellung stornieren' }));
  afterReading();
  await userEvent.click(screen.getByRole('button', { name: 'Wirklich stornieren' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bestellung storniert' })).toBeDefined();
  expect(pay).not.toHaveBeenCalled();
});

test('an accepted order whose payment page cannot be had says why, and is paid by its button later', async () => {
  const message = 'Der Zahlungsanbieter antwortet gerade nicht.';
  show({
    ...{ [orderPath]: () => proposed, [acceptTime]: () => agreed },
    [payPath]: () => new Refusal(503, [{ message, field: null }]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, das passt' }));
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  expect(screen.getByRole('button', { name: 'Jetzt bezahlen' })).toBeDefined();
});

test('an accepted order says until it is paid that the payment is waited for, and then that it is paid', async () => {
  show({ [orderPath]: () => accepted });
  const waiting = 'Warten auf Zahlungseingang';
  expect(await screen.findByRole('heading', { level: 2, name: waiting })).toBeDefined();
  expect(stepNamed(waiting)?.dataset['state']).toBe('current');
  push(agreed);
  await waitFor(() => expect(stepNamed('Bestellung bestätigt')?.dataset['state']).toBe('done'));
  expect(screen.getByRole('heading', { level: 2, name: waiting })).toBeDefined();
  expect(stepNamed(waiting)?.dataset['state']).toBe('ahead');
  expect(screen.getByText(/^Ihre Bestellung ist bestätigt\./)).toBeDefined();

  const captured = { type: 'PaymentCaptured', at: '2026-11-20T18:00:00.000Z', text: 'Bezahlt' };
  const paidFor = { isPaid: true, isPayable: false, paidAmount: 4.9, paymentStatus: 'paid' } as const;
  push({ ...agreed, ...paidFor, timeline: [...agreed.timeline, captured], revision: '9' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Bestellung bestätigt' })).toBeDefined();
  expect(stepNamed('Bezahlt')?.dataset['state']).toBe('done');
  expect(screen.getByText('Online-Zahlung · Bezahlt')).toBeDefined();
});
