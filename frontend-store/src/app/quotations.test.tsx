import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { offeredOrder, pendingOrder, requestedOrder } from '../../testing/order-fixture.js';
import { afterReading } from '../../testing/after-reading.js';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { renderShop } from '../../testing/render-shop.js';
import { branch, cartWith, catalogue, filledDetails, itemOfSoup, soup } from '../../testing/shop-fixture.js';

const path = `/status/${pendingOrder.uid}/${pendingOrder.hash}`;
const orderPath = `GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`;
const answerPath = (answer: 'accept' | 'decline') => `POST ${orderPath.slice(4)}/${answer}-quotation`;

const { push } = withFollowedOrders();

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const offerSection = async () => within(await screen.findByRole('region', { name: /Angebot/ }));

describe('the checkout of a request', () => {
  const show = (init: object) =>
    renderShop({
      path: '/store/wien/checkout',
      cart: cartWith(itemOfSoup()),
      details: filledDetails,
      answers: { 'GET /api/init': () => ({ ...catalogue, ...init }) },
    });

  test('asks for no payment and says that it binds nobody', async () => {
    show({ branches: [{ ...branch, isQuotationRequired: true }] });
    expect(await screen.findByRole('button', { name: 'Angebotsanfrage abschicken' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Unverbindliche Anfrage' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Zahlungsart' })).toBeNull();
    expect(screen.getByText('Gesamt, unverbindlich')).toBeDefined();
  });

  test('shows neither a hidden price nor a total with one in it', async () => {
    show({ products: [{ ...soup, isPriceHidden: true }] });
    expect(await screen.findByRole('button', { name: 'Angebotsanfrage abschicken' })).toBeDefined();
    expect(screen.getAllByText('auf Anfrage').length).toBeGreaterThan(1);
    expect(document.body.textContent).not.toMatch(/\d,\d\d\s€/);
  });
});

test('a request shows that an offer is being made, and no price that is hidden', async () => {
  renderShop({ path, answers: { [orderPath]: () => requestedOrder } });
  expect(await heading('Vielen Dank für Ihre Anfrage!')).toBeDefined();
  expect(await heading('Angebot angefragt')).toBeDefined();
  expect(screen.getByText(/Wir erstellen ein Angebot für Sie/)).toBeDefined();
  expect(screen.queryByText('Zahlungsart')).toBeNull();
  expect(document.body.textContent).not.toMatch(/\d,\d\d\s€/);
});

test('a request is withdrawn after a question', async () => {
  const timeline = [{ type: 'QuotationRequestWithdrawn', at: requestedOrder.placedAt, text: '' }];
  const withdraw = jest.fn((): PublicOrder => ({
    ...requestedOrder,
    status: 'canceled',
    isCanceled: true,
    timeline,
    revision: '2',
  }));
  const answers = {
    [orderPath]: () => requestedOrder,
    [`POST ${orderPath.slice(4)}/withdraw-request`]: withdraw,
  };
  renderShop({ path, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Anfrage zurückziehen' }));
  expect(document.activeElement?.textContent).toBe('Nein, Anfrage behalten');
  afterReading();
  await userEvent.click(screen.getByRole('button', { name: 'Nein, Anfrage behalten' }));
  expect(document.activeElement?.textContent).toBe('Anfrage zurückziehen');
  await userEvent.click(screen.getByRole('button', { name: 'Anfrage zurückziehen' }));
  expect(withdraw).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Ja, zurückziehen' }));
  expect(withdraw).not.toHaveBeenCalled();
  afterReading();
  await userEvent.click(screen.getByRole('button', { name: 'Ja, zurückziehen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anfrage zurückgezogen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Anfrage zurückziehen' })).toBeNull();
});

test('an offer appears by itself, is accepted as it is shown and becomes an order', async () => {
  const bodies: unknown[] = [];
  const accepted: PublicOrder = { ...offeredOrder, status: 'pending', revision: '3' };
  const answers = {
    [orderPath]: () => requestedOrder,
    [answerPath('accept')]: ({ body }: { body: unknown }) => (bodies.push(body), accepted),
  };
  renderShop({ path, answers });
  await heading('Angebot angefragt');
  push(offeredOrder);
  const offer = await offerSection();
  expect(offer.getByRole('heading').textContent).toBe('Unser Angebot: 4,90\u00a0€');
  expect(offer.getByText(/^Gern!/)).toBeDefined();
  expect(offer.getByText(/^Gültig bis .*22\.11\.2099/)).toBeDefined();
  await waitFor(() => expect(document.title).toMatch(/^Angebot erhalten!/));
  await userEvent.click(offer.getByRole('button', { name: 'Angebot annehmen' }));
  expect(bodies).toEqual([{ offer: 1, paymentMethod: 'cash' }]);
  expect(await heading('Warten auf Bestätigung')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Angebot annehmen' })).toBeNull();
});

test.each([
  ['cash', 'Sie bezahlen bei der Abholung (Barzahlung).'],
  ['mollie', 'Sie bezahlen online auf dieser Seite. Möchten Sie anders bezahlen, rufen Sie uns bitte an.'],
] as const)(
  'an offer with only one way of paying, and the accepted order, say so: %s',
  async (paymentMethod, words) => {
    const offered = { ...offeredOrder, paymentMethod };
    const only = { ...catalogue, branches: [{ ...branch, isCashEnabled: paymentMethod === 'cash' }] };
    renderShop({ path, answers: { 'GET /api/init': () => only, [orderPath]: () => offered } });
    const offer = await offerSection();
    expect(offer.getByText(`Bezahlt wird erst, wenn Sie das Angebot annehmen. ${words}`)).toBeDefined();
    push({ ...offered, status: 'pending', revision: '3' });
    expect(await screen.findByText(words)).toBeDefined();
    push({ ...offered, status: 'confirmed', isPaid: true, revision: '4' });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
);

test('a guest who accepts an offer chooses among the methods that the branch has', async () => {
  const bodies: unknown[] = [];
  renderShop({
    path,
    answers: {
      'GET /api/init': () => ({
        ...catalogue,
        config: { ...catalogue.config, enableCash: true, enableMollie: true, enablePluginMollie: true },
        branches: [{ ...branch, isCashEnabled: true, isMollieEnabled: true }],
      }),
      [orderPath]: () => offeredOrder,
      [answerPath('accept')]: ({ body }: { body: unknown }) => (
        bodies.push(body),
        { ...offeredOrder, status: 'pending', revision: '3' }
      ),
    },
  });
  const offer = await offerSection();
  expect(offer.getByText(/Wie möchten Sie bezahlen\?/)).toBeDefined();
  expect(offer.getByRole<HTMLInputElement>('radio', { name: /^Barzahlung/ }).checked).toBe(true);
  await userEvent.click(offer.getByRole('radio', { name: /^Online-Zahlung/ }));
  await userEvent.click(offer.getByRole('button', { name: 'Angebot annehmen' }));
  expect(bodies).toEqual([{ offer: 1, paymentMethod: 'mollie' }]);
});

test('declining an offer asks once more before it cancels', async () => {
  const decline = jest.fn((): PublicOrder => {
    return { ...offeredOrder, status: 'canceled', isCanceled: true, revision: '3' };
  });
  renderShop({ path, answers: { [orderPath]: () => offeredOrder, [answerPath('decline')]: decline } });
  await userEvent.click(await screen.findByRole('button', { name: 'Angebot ablehnen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wirklich ablehnen' }));
  expect(decline).not.toHaveBeenCalled();
  afterReading();
  await userEvent.click(screen.getByRole('button', { name: 'Wirklich ablehnen' }));
  const ended = await screen.findByRole('heading', { level: 1, name: 'Bestellung storniert' });
  await waitFor(() => expect(document.activeElement).toBe(ended));
});

test.each([
  ['QuotationRequestWithdrawn', requestedOrder],
  ['QuotationDeclined', offeredOrder],
  ['QuotationExpired', offeredOrder],
] as const)('a request that ended by %s shows nothing as if it was to be paid', async (type, before) => {
  const timeline = [...before.timeline, { type, at: before.placedAt, text: '' }];
  const ended: PublicOrder = { ...before, status: 'canceled', isCanceled: true, timeline, revision: '4' };
  renderShop({ path, answers: { [orderPath]: () => ended } });
  expect(await heading('Ihre Anfrage')).toBeDefined();
  expect(screen.getByText('Es ist nichts zu bezahlen.')).toBeDefined();
  for (const words of ['Zahlungsart', 'Barzahlung', 'Gesamt', 'Netto']) {
    expect(document.body.textContent).not.toContain(words);
  }
});

test('an order that was canceled after its offer was accepted is shown with what it would have cost', async () => {
  const accepted = { type: 'QuotationAccepted', at: offeredOrder.placedAt, text: 'Angebot angenommen' };
  const timeline = [...offeredOrder.timeline, accepted];
  const canceled: PublicOrder = { ...offeredOrder, status: 'canceled', isCanceled: true, timeline };
  renderShop({ path, answers: { [orderPath]: () => canceled } });
  expect(await heading('Ihre Bestellung')).toBeDefined();
  expect(screen.getByText('Gesamt')).toBeDefined();
  expect(screen.queryByText('Zahlungsart')).toBeNull();
});

test('an offer that was replaced meanwhile is not accepted, and the new one is shown', async () => {
  const message = 'Wir haben Ihnen inzwischen ein neues Angebot gemacht. Bitte sehen Sie es sich an.';
  let order = offeredOrder;
  const replaced: PublicOrder = {
    ...offeredOrder,
    quotation: { ...offeredOrder.quotation!, offer: 2 },
    pricing: { ...offeredOrder.pricing, totalGross: 4.5 },
    revision: '2',
  };
  const accept = jest.fn(() => {
    order = replaced;
    return new Refusal(409, [{ message, field: null }]);
  });
  renderShop({ path, answers: { [orderPath]: () => order, [answerPath('accept')]: accept } });
  await userEvent.click(await screen.findByRole('button', { name: 'Angebot annehmen' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(await heading('Unser neues Angebot: 4,50\u00a0€')).toBeDefined();
  // Sooner than anybody can have read it.
  await userEvent.click(screen.getByRole('button', { name: 'Angebot annehmen' }));
  expect(accept).toHaveBeenCalledTimes(1);
});
