import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { desk, expectNothingSerious, phone, tablet } from '../support/axe.js';
import { takenOver } from '../support/taken-over.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY_MS = 86_400_000;
const inTwoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(
  Date.now() + 2 * DAY_MS,
);
const hours = {
  open: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }],
  closed: [{ type: 'once', date: inTwoDays, isClosed: false, from: '10:00', to: '22:00' }],
} as const;

/** The first branch, whatever the time of day is. */
async function openMenu(page: Page, state: keyof typeof hours, query = ''): Promise<void> {
  await page.route('**/api/init', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { branches: Branch[] } };
    for (const branch of json.data.branches) {
      Object.assign(branch, { openingHours: hours[state], isDeliveryHoursEnabled: false });
      branch.deliveryAreas = branch.deliveryAreas.map((area) => ({ ...area, minimumOrderValue: 20 }));
    }
    await route.fulfill({ response, json });
  });
  await page.goto(`/store/wien${query}`);
  await takenOver(page);
  await firstCard(page).waitFor();
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();
const topOf = async (element: Locator) => Math.round((await element.boundingBox())!.y);

test('the first product is on the first screen, below one bar of at most 56 px', async ({ page }) => {
  const highest: Record<keyof typeof hours, [size: typeof phone, y: number][]> = {
    open: [
      [phone, 480],
      [tablet, 520],
      [desk, 520],
    ],
    closed: [
      [phone, 560],
      [tablet, 600],
      [desk, 600],
    ],
  };
  for (const state of ['open', 'closed'] as const) {
    await openMenu(page, state);
    for (const [size, y] of highest[state]) {
      await test.step(`${state}, at ${size.width} x ${size.height}`, async () => {
        await page.setViewportSize(size);
        await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
        await expect.poll(() => topOf(firstCard(page))).toBeLessThanOrEqual(y);
      });
    }
    await page.setViewportSize(phone);
    const bar = page.getByRole('complementary', { name: 'Öffnungsstatus' });
    await expect(bar.getByText(state === 'open' ? /geöffnet/i : 'Geschlossen')).toBeVisible();
    expect((await topOf(page.getByRole('main'))) / 56).toBeLessThanOrEqual(1);
    await page.unroute('**/api/init');
  }
});

for (const viewport of [phone, desk]) {
  const tag = viewport === phone ? [] : '@nightly';
  test(
    `at ${viewport.width} px a plain product is added, stepped, taken out and put back without a dialog`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openMenu(page, 'open');
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'Gurkensalat' }) });
      const plus = card.getByRole('button', { name: 'Gurkensalat hinzufügen' });
      await plus.click();
      await expect(card.getByText('1', { exact: true })).toBeVisible();
      await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(plus).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card.getByText('2', { exact: true })).toBeVisible();
      await expectNothingSerious(page);

      const isPhone = viewport === phone;
      if (isPhone) await page.getByRole('button', { name: /2 Produkte im Warenkorb/ }).click();
      const cart = isPhone
        ? page.getByRole('dialog', { name: 'Warenkorb' })
        : page.getByRole('complementary', { name: 'Warenkorb' });
      await cart.getByRole('button', { name: 'Menge von Gurkensalat verringern' }).click();
      const bin = cart.getByRole('button', { name: 'Entfernen: Gurkensalat' });
      expect((await bin.boundingBox())!.height).toBeGreaterThanOrEqual(24);
      await bin.click();
      const undo = cart.getByRole('button', { name: /^Rückgängig/ });
      await expect(undo).toBeFocused();
      await expectNothingSerious(page);
      await undo.click();
      await expect(cart.getByText('1×')).toBeVisible();
      await expect(cart.getByText('Gesamt')).toBeInViewport({ ratio: 1 });
      await expect(cart.getByRole('link', { name: 'Jetzt bestellen' })).toBeInViewport({ ratio: 1 });
      await expectNothingSerious(page);
    },
  );
}

test('the line below the name chooses how one orders, and a link opens a product that the way back closes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openMenu(page, 'open');
  await page.getByRole('button', { name: /^Abholung · heute ab \d\d:\d\d|^Abholung · morgen ab/ }).click();
  const terms = page.getByRole('dialog', { name: 'Art, Ort und Zeit' });
  await terms.getByText('Lieferung', { exact: true }).first().click();
  await expect(terms.getByRole('textbox', { name: 'Postleitzahl' })).toBeVisible();
  await expectNothingSerious(page);
  await terms.getByRole('textbox', { name: 'Postleitzahl' }).fill('1040');
  await expect(terms.getByText(/^Wir liefern nach 1040/)).toBeVisible();
  await page.goBack();
  await expect(terms).toHaveCount(0);
  const line = page.getByRole('button', { name: /^Lieferung nach 1040 · ab 20,00/ });
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Gurkensalat hinzufügen' }).click();
  await expect(page.getByText(/^Noch .* bis zum Mindestbestellwert$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Info' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible();
  await expectNothingSerious(page);
  await page.goBack();

  const { data } = await (await page.request.get('/api/init')).json();
  const dish = data.products.find(({ name }: { name: string }) => name === 'Gurkensalat');
  await page.goto(`/store/wien?product=${dish.uid}`);
  await expect(page.getByRole('dialog', { name: 'Gurkensalat' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/store/wien');
});
