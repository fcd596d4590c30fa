import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@bestellwerk/domain/analytics/consent';
import { signIn } from '../support/administrator.js';
import { fillInCheckout } from '../support/checkout.js';
import { noConsent } from '../support/consent.js';
import { changeSettings } from '../support/settings.js';

test.use({ storageState: noConsent });
// The real hosts cannot be reached from here: these scripts do what they do as far as the shop is concerned.
const PIXEL = `
  const send = (...call) => { new Image().src = 'https://www.facebook.com/tr?' + new URLSearchParams({
    call: JSON.stringify(call), page: location.href }); };
  fbq.callMethod = send;
  fbq.queue.splice(0).forEach((call) => send(...call));
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name].bind(history);
    history[name] = (...all) => { change(...all); send('history', location.href); };
  }
  document.addEventListener('click', ({ target }) => send('click', target.closest('a')?.href ?? ''), true);`;
const MANAGER = `new Image().src = 'https://www.google-analytics.com/g?' + encodeURIComponent(JSON.stringify(dataLayer));`;

interface Reported {
  readonly call: readonly [string, ...unknown[]];
  readonly page: string;
}

/** Answers in place of Meta and Google, and keeps what is asked of them. */
async function standIn(page: Page) {
  const [reported, urls, refused]: [Reported[], string[], string[]] = [[], [], []];
  await page.route(/^https:\/\//, async (route) => {
    const url = new URL(route.request().url());
    urls.push(url.href);
    if (url.hostname === 'www.facebook.com') {
      reported.push({
        call: JSON.parse(url.searchParams.get('call')!) as Reported['call'],
        page: url.searchParams.get('page')!,
      });
    }
    const body = { 'connect.facebook.net': PIXEL, 'www.googletagmanager.com': MANAGER }[url.hostname];
    await route.fulfill(body ? { contentType: 'text/javascript', body } : { status: 204 });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const tracked = (name: string) => reported.filter(({ call }) => call[0] === 'track' && call[1] === name);
  return { reported, urls, refused, tracked };
}

const setIds = (request: APIRequestContext, pixelId: string, tagManagerId: string) =>
  changeSettings(request, { pixelId, tagManagerId });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const hasScripts = (page: Page) => page.evaluate<boolean>(`'fbq' in window || 'dataLayer' in window`);

/** With something in the cart, without loading another page. */
async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Almdudler', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /hinzufügen/ })
    .click();
  await page
    .getByRole('complementary', { name: 'Warenkorb' })
    .getByRole('link', { name: 'Jetzt bestellen' })
    .click();
}

test.beforeEach(async ({ request }) => {
  await signIn(request);
  await setIds(request, '123456789012345', 'GTM-AB12CD3');
});
test.afterEach(({ request }) => setIds(request, '', ''));

test('scripts of others come only after consent, hear of an order once, and never of what opens it', async ({
  page,
}) => {
  const { reported, urls, refused, tracked } = await standIn(page);
  await page.goto('/store/wien');
  await expect(banner(page)).toContainText('Meta und Google');
  expect(urls).toEqual([]);

  const again = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await again;
  await expect.poll(() => tracked('PageView').length).toBe(1);
  await expect.poll(() => urls.some((url) => url.includes('google-analytics'))).toBe(true);
  expect(refused).toEqual([]);

  await openCheckout(page);
  expect(tracked('AddToCart')).toHaveLength(1);
  await expect.poll(() => tracked('InitiateCheckout').length).toBe(1);
  await fillInCheckout(page, 'Pixel');
  await page.getByRole('button', { name: /^(Bestellung|Vorbestellung) abschicken/ }).click();
  await page.waitForURL(/\/status\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Vielen Dank/ })).toBeVisible();
  const [purchase, ...others] = tracked('Purchase');
  expect(others).toEqual([]);
  expect(purchase!.call[2]).toMatchObject({ content_type: 'product', currency: 'EUR', num_items: 1 });

  // The page of the order was loaded by itself.
  expect(await hasScripts(page)).toBe(false);
  const [, uid, hash] = /status\/([^/]+)\/([^/]+)/.exec(page.url())!;
  for (const secret of [uid!, hash!, '/status/']) expect(urls.join('\n')).not.toContain(secret);

  // Going back to it is not reported either.
  await page.goto('/store/wien');
  await expect.poll(() => tracked('PageView').length).toBeGreaterThan(2);
  await page.getByRole('link', { name: /Ihre Bestellung|läuft/ }).click();
  await page.waitForURL(/\/status\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Vielen Dank/ })).toBeVisible();
  expect(await hasScripts(page)).toBe(false);
  for (const secret of [uid!, hash!]) expect(JSON.stringify(reported)).not.toContain(secret);
});

test('a guest who declines, or takes the consent back, is left alone by all others', async ({
  page,
  context,
}) => {
  const { urls } = await standIn(page);
  await page.goto('/store/wien');
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeVisible();
  expect(urls).toEqual([]);

  await page.getByRole('button', { name: 'Cookies' }).click();
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  await context.addCookies([{ name: '_fbp', value: 'fb.1', domain: '127.0.0.1', path: '/' }]);
  await page.getByRole('button', { name: 'Cookies' }).click();
  const again = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await again;
  expect(await hasScripts(page)).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_fbp');
  const before = urls.length;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeVisible();
  expect(urls.length).toBe(before);
});

test('a guest who agreed comes to the payment page by the page of the order, and back to that', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'accepted', domain: '127.0.0.1', path: '/' }]);
  const { urls, tracked } = await standIn(page);
  await page.goto('/store/wien');
  await expect.poll(() => tracked('PageView').length).toBe(1);
  await openCheckout(page);
  await fillInCheckout(page, 'Pixel');
  await page.getByRole('radio', { name: 'Online-Zahlung' }).check();
  await page.getByRole('button', { name: /^(Bestellung|Vorbestellung) abschicken/ }).click();
  await page.waitForURL(/\/checkout\/tr_/);
  expect(tracked('Purchase')).toHaveLength(1);
  await page.goBack();
  await page.waitForURL(/\/status\//);
  await expect(page.getByRole('heading', { name: 'Warten auf Zahlungseingang' })).toBeVisible();
  expect(await hasScripts(page)).toBe(false);
  expect(urls.join('\n')).not.toContain('/status/');
});
