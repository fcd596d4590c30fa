import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnalyticsEntry } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { consentIn } from '@bestellwerk/domain/analytics/consent';
import { pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { cartWith, catalogue, filledDetails, itemOfSoup } from '../../testing/shop-fixture.js';

let sent: AnalyticsEntry[];
let withdrawn: number;
const answers = {
  'POST /api/analytics-log': ({ body }: { body: unknown }) => (sent.push(...(body as AnalyticsEntry[])), {}),
  'DELETE /api/analytics-log': () => ({ deleted: ++withdrawn }),
};

beforeEach(() => {
  sent = [];
  withdrawn = 0;
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const banner = () => screen.findByRole('region', { name: 'Cookies' });
const choose = async (name: string) => userEvent.click(within(await banner()).getByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull());
const actions = () => sent.map(({ action }) => action);

describe('the cookie banner', () => {
  test('is there until it is answered, and leads to the privacy page', async () => {
    renderShop({ path: '/', answers, consent: null });
    const link = within(await banner()).getByRole('link', { name: 'Mehr erfahren' });
    expect(link.getAttribute('href')).toBe('/site/privacy');
  });

  test('leads to the configured address where the shop has no privacy page', async () => {
    const config = {
      ...catalogue.config,
      ...{ privacyPolicyText: '', privacyPolicy: 'https://linde.example/datenschutz' },
    };
    renderShop({
      path: '/',
      answers: { ...answers, 'GET /api/init': () => ({ ...catalogue, config }) },
      consent: null,
    });
    const link = within(await banner()).getByRole('link', { name: /^Mehr erfahren/ });
    expect(link.getAttribute('href')).toBe('https://linde.example/datenschutz');
  });

  test('names the services that would be loaded', async () => {
    const config = { ...catalogue.config, pixelId: '123456789012345', tagManagerId: 'GTM-AB12CD3' };
    renderShop({
      path: '/',
      answers: { ...answers, 'GET /api/init': () => ({ ...catalogue, config }) },
      consent: null,
    });
    expect((await banner()).textContent).toContain('Meta und Google');
  });

  test('keeps the answer, and comes back from the foot with the focus, which returns there', async () => {
    renderShop({ path: '/', answers, consent: null });
    await choose('Ablehnen');
    await isGone();
    expect(consentIn(document.cookie)).toBe('declined');
    const again = screen.getByRole('button', { name: 'Cookies' });
    await userEvent.click(again);
    expect(document.activeElement).toBe(await banner());
    await choose('Akzeptieren');
    await isGone();
    expect(document.activeElement).toBe(again);
    expect(consentIn(document.cookie)).toBe('accepted');
  });

  test('is not shown on a terminal, nor to a guest who has answered', async () => {
    const first = renderShop({ path: '/self-service/wien', answers, consent: null });
    await screen.findByRole('heading', { name: 'Kiosk einrichten: Linde Wien' });
    expect(screen.queryByRole('button', { name: 'Cookies' })).toBeNull();
    first.unmount();
    renderShop({ path: '/', answers, consent: 'accepted' });
    await waitFor(() => expect(actions()).toContain('page_view'));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  });
});

describe('what a guest does', () => {
  test('is sent once the guest agrees, from the first page on', async () => {
    renderShop({ path: '/store/wien', answers, consent: null });
    await banner();
    expect(sent).toEqual([]);
    await choose('Akzeptieren');
    await waitFor(() => expect(actions()).toEqual(expect.arrayContaining(['device-init', 'page_view'])));
    expect(sent.find(({ action }) => action === 'page_view')!.data).toMatchObject({
      ...{ path: '/store/wien', context: 'web', branch: catalogue.branches[0]!.id },
    });
    expect(withdrawn).toBe(0);
  });

  test('is deleted today where the guest takes the consent back, and nothing more is sent', async () => {
    renderShop({ path: '/', answers, consent: 'accepted' });
    await waitFor(() => expect(actions()).toContain('page_view'));
    await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
    await choose('Ablehnen');
    await waitFor(() => expect(withdrawn).toBe(1));
    const before = sent.length;
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.length).toBe(before);
  });

  test('holds an order once, without what opens it, and the page of the order by no secret', async () => {
    renderShop({
      path: '/store/wien/checkout',
      cart: cartWith(itemOfSoup()),
      details: filledDetails,
      consent: 'accepted',
      answers: {
        ...answers,
        'POST /api/orders/check': () => ({ problems: [], pricing: pendingOrder.pricing }),
        'POST /api/orders': () => pendingOrder,
        [`GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`]: () => pendingOrder,
      },
    });
    await waitFor(() => expect(actions()).toContain('initiate_checkout'));
    await userEvent.click(screen.getByRole('button', { name: /^Bestellung abschicken/ }));
    await screen.findByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' });
    await waitFor(() => expect(sent.map(({ data }) => data.path)).toContain('/status/*'));
    expect(actions().filter((action) => action === 'purchase')).toHaveLength(1);
    const text = JSON.stringify(sent);
    for (const secret of [pendingOrder.uid, pendingOrder.hash]) expect(text).not.toContain(secret);
  });
});
