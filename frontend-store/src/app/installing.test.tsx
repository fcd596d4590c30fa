import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DISMISSAL_COOKIE, isDismissed } from '@bestellwerk/domain/website/app-install';
import { Late } from '@bestellwerk/ui/testing/fake-server';
import { FakeRegistration, fakeServiceWorker } from '../../testing/fake-service-worker.js';
import { confirmedOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { catalogue } from '../../testing/shop-fixture.js';
import { type InstallEvent, keepInstallEvent, takeInstallEvent } from '../shared/install/install-event.js';

let workers: ReturnType<typeof fakeServiceWorker>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = `${DISMISSAL_COOKIE}=; Max-Age=0; Path=/`;
  workers = fakeServiceWorker();
});
afterEach(() => {
  cleanup();
  workers.remove();
});

const shopWith = (settings: object) => ({ ...catalogue, config: { ...catalogue.config, ...settings } });
const shopAsApp = { 'GET /api/init': () => shopWith({ enablePluginPWA: true }) };
const question = () => screen.findByRole('region', { name: 'App installieren' });
const click = async (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
const acceptCookies = async () =>
  click('Akzeptieren', await screen.findByRole('region', { name: 'Cookies' }));

/** The browser could ask by itself whether the shop is to be installed. */
function browserAsks(outcome: 'accepted' | 'dismissed') {
  keepInstallEvent();
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event as unknown as InstallEvent);
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

describe('a guest who accepts cookies', () => {
  test('is asked whether to install the shop, and not again for a month after „Nicht jetzt“', async () => {
    renderShop({ path: '/', answers: shopAsApp, consent: null });
    await acceptCookies();
    const asked = await question();
    expect(asked.textContent).toContain(catalogue.config.shopName);
    await click('Nicht jetzt', asked);
    await isGone('App installieren');
    expect(isDismissed(document.cookie)).toBe(true);
    expect(workers.register).not.toHaveBeenCalled();
  });

  test('installs by the question of the browser, and is offered nothing any more', async () => {
    const prompt = browserAsks('accepted');
    renderShop({ path: '/', answers: shopAsApp, consent: null });
    await acceptCookies();
    await click('Installieren', await question());
    await waitFor(() => expect(workers.register).toHaveBeenCalledTimes(1));
    expect(prompt).toHaveBeenCalledTimes(1);
    await isGone('App installieren');
    expect(screen.queryByRole('button', { name: 'App installieren' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(takeInstallEvent()).toBeNull();
  });

  test('who says no to the question of the browser is not asked again', async () => {
    browserAsks('dismissed');
    renderShop({ path: '/', answers: shopAsApp, consent: null });
    await acceptCookies();
    await click('Installieren', await question());
    await waitFor(() => expect(isDismissed(document.cookie)).toBe(true));
  });
});

describe('a guest who declined cookies', () => {
  test('is not asked, and finds it in the foot, with instructions where the browser does not ask', async () => {
    renderShop({ path: '/', answers: shopAsApp });
    await click('App installieren', await screen.findByRole('navigation', { name: 'Rechtliches' }));
    const instructions = await screen.findByRole('dialog', { name: 'App installieren' });
    expect(within(instructions).getAllByRole('listitem')).toHaveLength(3);
    expect(workers.register).toHaveBeenCalledTimes(1);
    await click('Fertig', instructions);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is offered it on the page of an order', async () => {
    renderShop({
      path: `/status/${confirmedOrder.uid}/${confirmedOrder.hash}`,
      answers: {
        ...shopAsApp,
        [`GET /api/orders/public/${confirmedOrder.uid}/${confirmedOrder.hash}`]: () => confirmedOrder,
      },
    });
    const promotion = await screen.findByRole('region', { name: 'App' });
    expect(within(promotion).getByRole('button', { name: 'App installieren' })).toBeDefined();
  });
});

describe('in a browser that has the worker', () => {
  let kept: FakeRegistration;
  beforeEach(() => {
    kept = new FakeRegistration();
    workers = fakeServiceWorker(kept);
  });

  test('it is removed where the shop is no app any more', async () => {
    renderShop({ path: '/', answers: { 'GET /api/init': () => shopWith({ enablePluginPWA: false }) } });
    await waitFor(() => expect(kept.unregister).toHaveBeenCalledTimes(1));
  });

  test('a new version is offered, and comes at once only if the guest wants it', async () => {
    const waiting = kept.foundUpdate();
    const first = renderShop({ path: '/', answers: shopAsApp });
    const offered = await screen.findByRole('region', { name: 'Neue Version' });
    expect(offered.textContent).toContain('Eine neue Version ist da.');
    await click('Später', offered);
    await isGone('Neue Version');
    expect(waiting.postMessage).not.toHaveBeenCalled();
    first.unmount();
    renderShop({ path: '/', answers: shopAsApp });
    await click('Jetzt aktualisieren', await screen.findByRole('region', { name: 'Neue Version' }));
    await waitFor(() => expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }));
  });

  test('no new version is offered on the page of an order', async () => {
    kept.foundUpdate();
    renderShop({
      path: `/status/${confirmedOrder.uid}/${confirmedOrder.hash}`,
      answers: {
        ...shopAsApp,
        [`GET /api/orders/public/${confirmedOrder.uid}/${confirmedOrder.hash}`]: () => confirmedOrder,
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Neue Version' })).toBeNull();
  });
});

test('a menu that the browser has kept is said to be possibly outdated', async () => {
  renderShop({ path: '/', answers: { 'GET /api/init': () => new Late(catalogue) } });
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('Die gezeigte Karte kann veraltet sein.');
});
