import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';
import { ownBranch, type OwnBranch } from '../support/own-branch.js';
import { post } from '../support/own-site.js';
import { PrinterNearby } from '../support/printer-nearby.js';

const sizes = [
  { width: 1080, height: 1920 },
  { width: 820, height: 1180 },
];

let printer: PrinterNearby;
test.beforeAll(async () => {
  printer = await PrinterNearby.start();
});
test.afterAll(() => printer?.stop());

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** A branch with a kiosk and a printer, and the address by which the kiosk is opened. */
async function kiosk(
  request: APIRequestContext,
): Promise<{ branch: OwnBranch; address: string; id: string }> {
  await signIn(request);
  const branch = await ownBranch(request, { isTakeawayPhoneRequired: false, isTakeawayEmailRequired: false });
  const device = (fields: object) =>
    post<{ id: string }>(request, '/api/devices', {
      ...{ identifier: `geraet-${randomUUID()}`, branch: { id: branch.id }, ...fields },
    });
  const receipts = { kind: 'receiptPrinter', roles: ['receipt'], driver: 'escpos-tcp' };
  await device({ name: 'Kassa', host: '127.0.0.1', port: printer.port, ...receipts });
  const { id } = await device({ name: 'Kiosk', kind: 'kiosk' });
  await request.get(`/api/devices/${id}`);
  const { url } = await post<{ url: string }>(request, `/api/devices/${id}/api-key`, {});
  return { branch, id, address: url };
}

const start = (page: Page) => page.getByRole('button', { name: /Tippen um zu bestellen/ });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, cookies: document.cookie }));

/** Through the dialog of a product, with the first option of each step. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ });
  for (const group of await dialog.getByRole('radiogroup').or(dialog.getByRole('group')).all()) {
    const radio = group.getByRole('radio').first();
    if ((await radio.count()) > 0) await radio.check({ force: true });
  }
  await save.tap();
  await expect(dialog).toHaveCount(0);
}

/** Buttons and fields that are too small for a finger. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not(.inline), select, a[href]')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => element.getBoundingClientRect().height < 55.5)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

for (const size of sizes) {
  test(`a guest orders at a kiosk of ${size.width} × ${size.height} by touch alone, and leaves nothing behind`, async ({
    page,
    request,
  }) => {
    const { branch, address, id } = await kiosk(request);
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(start(page)).toBeVisible();
    expect(page.url()).not.toContain(id);
    await expectNothingSerious(page);
    await start(page).tap();

    await expect(page.getByRole('heading', { name: branch.name })).toBeVisible();
    await expectNothingSerious(page);
    expect(await smallTargets(page)).toEqual([]);
    await expect(page.getByText('Akzeptieren')).toHaveCount(0);
    const outside = await page.locator('a:not([href^="/self-service"], [href^="#"])').count();
    expect(outside).toBe(0);
    await add(page, branch.product.name);
    await page.getByRole('button', { name: /1 Produkt/ }).tap();
    await page.getByRole('link', { name: 'Jetzt bestellen' }).tap();

    await expect(page.getByRole('heading', { name: 'Bestellvorgang' })).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveCount(0);
    await expectNothingSerious(page);
    for (const box of await page.getByRole('checkbox', { name: /Ich stimme/ }).all()) await box.tap();
    await page.getByRole('button', { name: /abschicken/ }).tap();

    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
    await expect(page.getByText('Bitte bezahlen Sie an der Kasse.')).toBeVisible();
    await expect(page.getByText(/Ihre Nummer wird gedruckt/)).toBeVisible();
    await expect(page.getByText(/schließt sich in/)).toBeVisible();
    await expectNothingSerious(page);
    await expect.poll(() => printer.printed.join()).toContain('Ihre Nummer');
    await page.getByRole('button', { name: 'Fertig' }).tap();
    await expect(start(page)).toBeVisible();
    expect(await stored(page)).not.toContain(branch.product.id);
    expect(await stored(page)).not.toMatch(/former-orders|running-order/);
  });
}

test('a guest who goes away is asked, and the next one finds an empty cart', async ({ page, request }) => {
  const { branch, address } = await kiosk(request);
  await page.clock.install();
  await page.goto(address);
  await start(page).tap();
  await add(page, branch.product.name);
  await expect.poll(() => stored(page)).toContain(branch.product.id);
  await page.clock.runFor('01:01');
  const question = page.getByRole('dialog', { name: 'Sind Sie noch da?' });
  await expect(question).toBeVisible();
  await expectNothingSerious(page);
  await question.getByRole('button', { name: 'Weiter bestellen' }).tap();
  await expect(question).toHaveCount(0);
  await page.clock.runFor('01:25');
  await expect(start(page)).toBeVisible();
  expect(await stored(page)).not.toContain(branch.product.id);
});

test('a kiosk that was put out of use takes no orders and asks for another key', async ({
  page,
  request,
}) => {
  const { address, id } = await kiosk(request);
  const { revision } = (await (await request.get(`/api/devices/${id}`)).json()).data;
  await request.put(`/api/devices/${id}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin', 'If-Match': `"${revision}"` },
    data: { isActive: false },
  });
  await request.get(`/api/devices/${id}`);
  await page.goto(address);
  await expect(page.getByText('Dieser Kiosk ist nicht in Betrieb.')).toBeVisible();
  await expect(page.getByLabel('Schlüssel des Kiosks')).toBeVisible();
  await expectNothingSerious(page);
});
