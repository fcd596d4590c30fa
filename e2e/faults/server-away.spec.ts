import { expect, test, type Page } from '@playwright/test';
import { FlakyProxy } from '../../embedded/testing/flaky-proxy.js';
import { administrator } from '../support/administrator.js';
import { cardOf } from '../support/board.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ viewport: { width: 1280, height: 800 } });

let proxy: FlakyProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await FlakyProxy.to(baseURL!);
});
test.afterEach(() => proxy.close());

async function openBoard(page: Page): Promise<void> {
  await page.goto(`${proxy.url}/backend/login`);
  await page.getByLabel(/Benutzername|E-Mail/).fill(administrator.username);
  await page.getByRole('textbox', { name: /Passwort/ }).fill(administrator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${proxy.url}/backend/orders/board`);
}

const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a page that cannot be loaded while the server is away leaves the board in place, and comes when it is back', async ({
  page,
  request,
}) => {
  const { ticketNumber } = await placeOrder(request, await takeawayForm(request, 'Abwesend'));
  // As if the outage began before anything was loaded ahead.
  await page.route('**/assets/kitchen-page*', (route) => route.abort());
  await openBoard(page);
  const card = cardOf(page, ticketNumber, 'Abwesend');
  await card.waitFor();
  await proxy.goAway();

  await go(page, 'Küche');
  const missing = page.getByRole('heading', { name: 'Diese Seite kann gerade nicht geladen werden.' });
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(card, 'the orders are still there').toBeVisible();

  await go(page, 'Küche');
  await expect(missing).toBeVisible();
  await page.unroute('**/assets/kitchen-page*');
  await proxy.comeBack();
  await expect(page.getByRole('heading', { name: 'Küche', exact: true })).toBeAttached({ timeout: 20_000 });
  const ground = page.locator('.kitchen');
  await expect(ground, 'with its styles').toHaveCSS('display', 'flex');
});

test('the pages of a shift open although the server went away after the board was loaded', async ({
  page,
  request,
}) => {
  const { ticketNumber } = await placeOrder(request, await takeawayForm(request, 'Vorausgeladen'));
  const last = page.waitForResponse(/assets\/user-menu-list/);
  await openBoard(page);
  await last;
  await proxy.goAway();

  await go(page, 'Küche');
  await expect(page.getByText('Küche konnte nicht geladen werden.')).toBeVisible();
  await go(page, 'Bestellungen');
  await expect(page.getByRole('heading', { name: 'Bestellungen', level: 1 })).toBeVisible();
  await go(page, 'Bestellung aufnehmen');
  await expect(page.getByRole('heading', { name: 'Bestellung aufnehmen' })).toBeVisible();
  await go(page, 'Live-Board');
  await cardOf(page, ticketNumber, 'Vorausgeladen')
    .getByRole('link', { name: /öffnen$/ })
    .click();
  await expect(page.getByRole('heading', { name: `Bestellung ${ticketNumber}` })).toBeVisible();
  await expect(page.getByText('Wiener Schnitzel').first(), 'as the board knows it').toBeVisible();
});

test('a back office opened while only the pages are served asks for its user again until the server answers', async ({
  page,
}) => {
  await openBoard(page);
  await page.getByRole('button', { name: /^Benutzermenü/ }).waitFor();
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.reload();
  await expect(page.getByText('Aktiver Benutzer konnte nicht geladen werden.')).toBeVisible();
  await page.unroute('**/api/users/me');
  await expect(page.getByRole('button', { name: /^Benutzermenü/ })).toBeVisible({ timeout: 20_000 });
});
