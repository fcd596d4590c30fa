import { test } from '@playwright/test';
import { signInOnPage } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the shop has no serious accessibility problem', async ({ page, request }) => {
      const { uid, hash } = await placeOrder(request, await takeawayForm(request));
      await page.goto('/');
      await page
        .getByRole('link', { name: /Linde am Naschmarkt/ })
        .first()
        .waitFor();
      await expectNothingSerious(page);

      await page.goto('/store/wien');
      await page.getByRole('button', { name: 'Wiener Schnitzel vom Kalb' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /Erdäpfelsalat/ }).check();
      await expectNothingSerious(page);
      await dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expectNothingSerious(page);

      await page.goto('/store/wien/checkout');
      await page.getByRole('button', { name: /abschicken$/ }).click();
      await page.getByRole('alert').first().waitFor();
      await expectNothingSerious(page);

      await page.goto(`/status/${uid}/${hash}`);
      await page.getByText('Warten auf Bestätigung').first().waitFor();
      await expectNothingSerious(page);

      await page.goto('/site/privacy');
      await page.getByRole('heading', { name: 'Datenschutz', exact: true }).first().waitFor();
      await expectNothingSerious(page);
    });

    test('the back office has no serious accessibility problem', async ({ page, request }) => {
      const { id, ticketNumber } = await placeOrder(request, await takeawayForm(request));
      await page.goto('/backend/login');
      await page.getByRole('button', { name: 'Anmelden' }).waitFor();
      await expectNothingSerious(page);
      await signInOnPage(page);

      await page.goto('/backend/orders/board');
      await page
        .getByRole('article', { name: `Bestellung ${ticketNumber}` })
        .first()
        .waitFor();
      await expectNothingSerious(page);

      await page.goto(`/backend/orders/${id}`);
      await page.getByText('Bestellung an die Filiale übermittelt.').waitFor();
      await expectNothingSerious(page);

      for (const path of ['/backend/orders', '/backend/dashboard']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectNothingSerious(page);
      }
    });

    test('working time and screens have no serious accessibility problem', async ({ page }) => {
      test.slow();
      await signInOnPage(page);
      for (const path of ['/my-time', '/team', '/working-activities', '/screens']) {
        await page.goto(`/backend${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await expectNothingSerious(page);
      }
      await page.getByRole('button', { name: 'Bildschirm koppeln' }).first().click();
      await page.getByRole('dialog').getByLabel('Code').waitFor();
      await expectNothingSerious(page);
      await page.goto('/backend/working-activities');
      await page.getByRole('button', { name: 'Eintragen' }).click();
      await page.getByRole('dialog').getByLabel('Begründung').waitFor();
      await expectNothingSerious(page);
    });
  });
}
