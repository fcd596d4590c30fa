/// <reference lib="dom" />
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
import { desk, expectNothingSerious, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { newBranchKey, openDisplay, stopPolling } from '../support/displays.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { ownSite, post } from '../support/own-site.js';

/** Displays have no session, and guests neither: staff ask apart. */
const test = base.extend<{ staff: APIRequestContext }>({
  staff: async ({ playwright, baseURL }, use) => {
    const staff = await playwright.request.newContext({ baseURL });
    await signIn(staff);
    await use(staff);
    await staff.dispose();
  },
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const column = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
const preparing = (page: Page) => column(page, 'In Vorbereitung');
const ready = (page: Page) => column(page, 'Abholbereit');

test('a ticket moves on the display at the front desk by the socket alone, and leaves when it is picked up', async ({
  page,
  request,
  staff,
}) => {
  const form = await takeawayForm(request, 'Bildschirmprobe');
  const branch = String(form.branch);
  const { id, ticketNumber } = await placeOrder(request, form);
  const step = (name: string) => post(staff, `/api/orders/${id}/status/${name}`, {});
  await stopPolling(page);
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.headers()['referer'] ?? ''));
  const key = await newBranchKey(staff, branch);
  await openDisplay(page, 'abholung', branch, key);
  const ticket = (where: typeof ready) => where(page).getByText(String(ticketNumber), { exact: true });
  await expect(ticket(preparing)).toHaveCount(0);

  await step('confirm');
  await expect(ticket(preparing)).toBeVisible();
  await step('in-delivery');
  await expect(ticket(ready)).toBeVisible();
  await expect(ticket(preparing)).toHaveCount(0);
  await expect(page.getByText('Bildschirmprobe')).toHaveCount(0);
  await expectNothingSeriousAt(page, phone, tablet, desk);
  await page.getByRole('button', { name: 'Dunkle Farben' }).click();
  await expectNothingSeriousAt(page, phone, tablet, desk);
  await step('completed');
  await expect(ticket(ready)).toHaveCount(0);
  expect(requests.some((referer) => referer.includes(key))).toBe(false);
});

test('a display survives a reload and a lost connection, and asks for a new key once its own is revoked', async ({
  context,
  page,
  request,
  staff,
}) => {
  test.setTimeout(120_000);
  const branch = String((await takeawayForm(request)).branch);
  const field = page.getByRole('textbox');
  await page.goto('/abholung');
  await expect(page.getByRole('heading', { name: 'Abholung' })).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  await field.fill('irgendetwas');
  await page.getByRole('button', { name: 'Anzeige starten' }).click();
  await expect(page.getByText('Bitte fügen Sie die ganze Adresse ein')).toBeVisible();
  await expectNothingSerious(page);

  const address = new URL('/abholung', page.url());
  address.hash = `${branch}/${await newBranchKey(staff, branch)}`;
  await field.fill(address.href);
  await page.getByRole('button', { name: 'Anzeige starten' }).click();
  await expect(preparing(page)).toBeVisible();
  await page.reload();
  await expect(preparing(page)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(/^Keine Verbindung\. Stand von/)).toBeVisible({ timeout: 45_000 });
  await expectNothingSerious(page);
  await context.setOffline(false);
  await expect(page.getByText(/^Keine Verbindung\. Stand von/)).toHaveCount(0, { timeout: 30_000 });

  await staff.delete(`/api/branches/${branch}/api-key`, { headers: ownSite });
  await expect(page.getByText(/^Der Schlüssel dieser Anzeige gilt nicht mehr/)).toBeVisible({
    timeout: 30_000,
  });
  await expectNothingSeriousAt(page, phone, desk);
  await field.fill(await newBranchKey(staff, branch));
  await page.getByRole('button', { name: 'Anzeige starten' }).click();
  await expect(preparing(page)).toBeVisible();
});

test('the orders behind the counter appear with their items by the socket alone', async ({
  page,
  request,
  staff,
}) => {
  const form = await takeawayForm(request);
  const branch = String(form.branch);
  await stopPolling(page);
  await openDisplay(page, 'theke', branch, await newBranchKey(staff, branch));
  // Numbers begin again at four in the morning: one of the day before may be there still.
  await page.locator('.counter-card').evaluateAll((cards) => {
    for (const card of cards) (card as HTMLElement).dataset['before'] = '';
  });
  const { id, ticketNumber } = await placeOrder(request, form);
  const card = page.locator('.counter-card:not([data-before])', {
    has: page.getByText(String(ticketNumber), { exact: true }),
  });
  await expect(card).toContainText('Neu');
  await expect(card).toContainText('Wiener Schnitzel');
  await expect(card).toContainText('Erdäpfelsalat, Preiselbeeren');
  await post(staff, `/api/orders/${id}/status/confirm`, {});
  await expect(card).toContainText('Bestätigt');
  await expectNothingSeriousAt(page, phone, tablet, desk);
  await page.getByRole('button', { name: 'Dunkle Farben' }).click();
  await expectNothingSerious(page);
  await post(staff, `/api/orders/${id}/status/cancel`, { reason: 'Probe' });
  await expect(card).toHaveCount(0);
});

test('two screens of a kitchen share what is made: lines, sums, and a finished order that can be taken back', async ({
  page,
  request,
  staff,
}) => {
  test.setTimeout(120_000);
  const form = await takeawayForm(request);
  const branch = String(form.branch);
  const { id, ticketNumber } = await placeOrder(request, form);
  await post(staff, `/api/orders/${id}/status/confirm`, {});
  await openBackOffice(page, 'kitchen');
  const second = await (await page.context().browser()!.newContext({ reducedMotion: 'reduce' })).newPage();
  await stopPolling(second);
  await openDisplay(second, 'kueche', branch, await newBranchKey(staff, branch));
  const cardOn = (screen: Page) =>
    screen.locator('.kitchen-card', {
      has: screen.getByRole('heading', { name: String(ticketNumber), exact: true }),
    });
  const line = (screen: Page) => cardOn(screen).getByRole('button', { name: /Wiener Schnitzel/ });
  await expect(line(second)).toContainText('Erdäpfelsalat, Preiselbeeren');
  await expectNothingSeriousAt(second, phone, tablet, desk);

  await line(page).click();
  await expect(line(second)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(line(second)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(line(page)).toHaveAttribute('aria-pressed', 'false');
  await expectNothingSeriousAt(page, phone, tablet, desk);

  const finish = { name: `Bestellung ${ticketNumber}: fertig` };
  await cardOn(second).getByRole('button', finish).click();
  await cardOn(second).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(cardOn(second).getByRole('button', finish)).toBeVisible();
  await second.getByRole('button', { name: 'Dunkle Farben' }).click();
  await expectNothingSeriousAt(second, phone, desk);
  await cardOn(second).getByRole('button', finish).click();
  await expect(cardOn(page)).toHaveCount(0);
  await expect(cardOn(second)).toHaveCount(0);
  const { data } = await (await staff.get(`/api/orders/${id}`)).json();
  expect(data).toMatchObject({ status: 'ready', prepared: [true] });
  await second.context().close();
});

test('an order that is finished in the kitchen is ready even if the screen is closed at once', async ({
  browser,
  request,
  staff,
}) => {
  const form = await takeawayForm(request);
  const branch = String(form.branch);
  const { id, ticketNumber } = await placeOrder(request, form);
  await post(staff, `/api/orders/${id}/status/confirm`, {});
  const screen = await browser.newPage();
  await openDisplay(screen, 'kueche', branch, await newBranchKey(staff, branch));
  await screen.getByRole('button', { name: `Bestellung ${ticketNumber}: fertig` }).click();
  await screen.goto('about:blank');
  await expect
    .poll(async () => (await (await staff.get(`/api/orders/${id}`)).json()).data.status)
    .toBe('ready');
  await screen.close();
});
