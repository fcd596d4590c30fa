import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { sendOrder } from '../support/checkout.js';
import { changeSettings } from '../support/settings.js';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

const setApp = (request: APIRequestContext, enablePluginPWA: boolean) =>
  changeSettings(request, { enablePluginPWA });

test.beforeEach(async ({ request }) => {
  await signIn(request);
  await setApp(request, true);
});
test.afterEach(({ request }) => setApp(request, false));

const inFoot = (page: Page) =>
  page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('button', { name: 'App installieren' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'App installieren' });

/** Resolves once the worker of the shop answers for the page. */
async function install(page: Page): Promise<void> {
  await inFoot(page).click();
  await dialog(page).getByRole('button', { name: 'Fertig' }).click();
  const hasControl = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
  await expect.poll(hasControl).toBe(true);
}

/** Everything that the browser keeps of the shop: by address, the text of what is no picture. */
const keptBy = (page: Page) =>
  page.evaluate<Record<string, string>>(`(async () => {
    const kept = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|html/.test(response.headers.get('content-type') ?? '');
        kept[new URL(request.url).pathname] = isText ? await response.text() : '';
      }
    }
    return kept;
  })()`);

test('the menu of an installed shop can be read offline, and is live again with the network', async ({
  page,
  context,
}) => {
  await page.goto('/store/wien');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  await inFoot(page).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
  await expectNothingSeriousAt(page, phone, desk);
  await dialog(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(inFoot(page)).toHaveCount(0);
  const kept = async () => Object.keys(await keptBy(page));
  await expect.poll(kept).toEqual(expect.arrayContaining(['/', '/api/init']));
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);

  await context.setOffline(true);
  await page.goto('/store/wien');
  await expect(page.getByRole('button', { name: 'Gurkensalat', exact: true })).toBeVisible();
  const warning = page.getByRole('alert').filter({ hasText: 'Sie sind offline' });
  await expect(warning).toContainText('Die gezeigte Karte kann veraltet sein.');
  await expectNothingSeriousAt(page, phone, desk);

  await context.setOffline(false);
  await expect(warning).toHaveCount(0);
  await expect(page.getByText('Die gezeigte Karte kann veraltet sein.')).toHaveCount(0);
});

test('nothing of an order is kept, and its page is not opened without the server', async ({
  page,
  context,
}) => {
  await page.goto('/store/wien');
  await install(page);
  await page.reload();
  await page.getByRole('button', { name: 'Gurkensalat', exact: true }).click();
  await page.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await page.goto('/store/wien/checkout');
  await sendOrder(page, 'Geheim');
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' }),
  ).toBeVisible();
  const [, uid, hash] = /status\/([^/]+)\/([^/]+)/.exec(page.url())!;
  await page.goto('/store/wien');
  await expect.poll(async () => Object.keys(await keptBy(page))).toContain('/api/init');
  const kept = await keptBy(page);
  const paths = Object.keys(kept);
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual(['/api/init']);
  expect(paths.filter((path) => !/^\/(assets|image|fonts)\//.test(path)).sort()).toEqual(['/', '/api/init']);
  for (const secret of [uid!, hash!, 'Geheim']) expect(JSON.stringify(kept)).not.toContain(secret);

  await context.setOffline(true);
  await expect(page.goto(`/status/${uid}/${hash}`)).rejects.toThrow();
});

test('a shop that is no app any more takes its worker back, with everything that it kept', async ({
  page,
  request,
}) => {
  await page.goto('/store/wien');
  await install(page);
  await setApp(request, false);
  await page.reload();
  const registrations = () =>
    page.evaluate<number>('navigator.serviceWorker.getRegistrations().then(({ length }) => length)');
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => page.evaluate<number>('caches.keys().then(({ length }) => length)')).toBe(0);
  await expect(inFoot(page)).toHaveCount(0);
});

test('a menu is kept as everybody gets it, also in the browser of an administrator', async ({
  page,
  request,
}) => {
  await signIn(page.request);
  await page.goto('/store/wien');
  await install(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gurkensalat', exact: true })).toBeVisible();
  const { data } = await (await request.get('/api/init', { headers: { cookie: '' } })).json();
  await expect
    .poll(async () => JSON.parse((await keptBy(page))['/api/init'] ?? '{}').data?.branches)
    .toEqual(data.branches);
});

test('a new version is offered, and is loaded once the guest wants it', async ({ page }) => {
  await page.goto('/store/wien');
  const hasControl = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
  const register = (script: string) =>
    page.evaluate(`navigator.serviceWorker.register('${script}', { scope: '/' }).then(() => undefined)`);
  // To the browser the same script by another address is another version.
  await register('/sw.js?before');
  await expect.poll(hasControl).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gurkensalat', exact: true })).toBeVisible();
  await register('/sw.js');
  const offered = page.getByRole('region', { name: 'Neue Version' });
  await expect(offered).toContainText('Eine neue Version ist da.');
  await expectNothingSeriousAt(page, phone, desk);
  await page.evaluate('(window.isBefore = true)');
  await offered.getByRole('button', { name: 'Jetzt aktualisieren' }).click();
  await expect.poll(() => page.evaluate('window.isBefore === undefined').catch(() => false)).toBe(true);
  await expect(page.getByRole('button', { name: 'Gurkensalat', exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.serviceWorker.controller.scriptURL')).toMatch(/\/sw\.js$/);
  await expect(offered).toHaveCount(0);
});
