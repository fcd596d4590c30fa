import { expect, type Page, test } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
import { desk, expectNothingSerious, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { openLoaded } from '../support/back-office.js';
import { cardOf } from '../support/board.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test('the shop has no serious accessibility problem', async ({ page, request }) => {
  const { uid, hash } = await placeOrder(request, await takeawayForm(request));
  await page.goto('/');
  await page
    .getByRole('link', { name: /Linde am Naschmarkt/ })
    .first()
    .waitFor();
  await expectNothingSeriousAt(page, phone, desk);

  await page.goto('/store/wien');
  await page.getByRole('button', { name: 'Wiener Schnitzel vom Kalb' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Erdäpfelsalat/ }).check();
  await expectNothingSeriousAt(page, phone, desk);
  await dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expectNothingSeriousAt(page, phone, desk);

  await page.goto('/store/wien/checkout');
  await page.getByRole('button', { name: /abschicken/ }).click();
  await page.getByRole('alert').first().waitFor();
  await expectNothingSeriousAt(page, phone, desk);

  await page.goto(`/status/${uid}/${hash}`);
  await page.getByText('Warten auf Bestätigung').first().waitFor();
  await expectNothingSeriousAt(page, phone, desk);

  await page.goto('/site/privacy');
  await page.getByRole('heading', { name: 'Datenschutz', exact: true }).first().waitFor();
  await expectNothingSeriousAt(page, phone, desk);
});

test('the back office has no serious accessibility problem', async ({ page, request }) => {
  const { id, ticketNumber } = await placeOrder(request, await takeawayForm(request));
  await page.goto('/backend/login');
  await page.getByRole('button', { name: 'Anmelden' }).waitFor();
  await expectNothingSeriousAt(page, phone, desk);
  await openBackOffice(page, 'orders/board');
  await page
    .getByRole('article', { name: `Bestellung ${ticketNumber}` })
    .first()
    .waitFor();
  await expectNothingSeriousAt(page, phone, desk);
  await page.setViewportSize(phone);
  const linesOfManyNewOrders = page.getByRole('link', { name: /neue Bestellung/ }).evaluate((bell) => {
    const number = bell.querySelector('span')!;
    number.textContent = '135';
    const isInside = number.getBoundingClientRect().height <= bell.getBoundingClientRect().height;
    return isInside ? number.getClientRects().length : 0;
  });
  expect(await linesOfManyNewOrders, 'the number of new orders stands in one line').toBe(1);

  await page.emulateMedia({ colorScheme: 'dark' });
  await cardOf(page, ticketNumber, 'Probe')
    .getByRole('button', { name: /^Weitere Aktionen für/ })
    .click();
  await page.getByRole('menuitem', { name: /^Ablehnen/ }).waitFor();
  await expectNothingSerious(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto(`/backend/orders/${id}`);
  await page.getByText('Bestellung an die Filiale übermittelt.').waitFor();
  await expectNothingSeriousAt(page, phone, desk);

  for (const path of ['orders', 'dashboard']) {
    await openLoaded(page, `/backend/${path}`);
    await expectNothingSeriousAt(page, phone, desk);
  }
  await openLoaded(page, '/backend/orders');
  await page.getByRole('button', { name: 'Zeitraum' }).click();
  await page.getByRole('dialog', { name: 'Zeitraum' }).waitFor();
  await expectNothingSerious(page);
});

test('working time and screens have no serious accessibility problem', async ({ page }) => {
  test.slow();
  await signIn(page.request);
  for (const path of ['my-time', 'team', 'working-activities', 'screens']) {
    await openLoaded(page, `/backend/${path}`);
    await expectNothingSeriousAt(page, phone, desk);
  }
  await page.getByRole('button', { name: 'Bildschirm koppeln' }).first().click();
  await page.getByRole('dialog').getByLabel('Code').waitFor();
  await expectNothingSeriousAt(page, phone, desk);
  await page.goto('/backend/working-activities');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByRole('dialog').getByLabel('Begründung').waitFor();
  await expectNothingSeriousAt(page, phone, desk);
});

for (const path of ['dashboard', 'statistics/orders', 'statistics/times', 'statistics/working-time']) {
  test(`${path} has no serious accessibility problem`, async ({ page }) => {
    await openBackOffice(page, path);
    await expect(page.getByText(/^Stand \d{2}:\d{2}/)).toBeVisible();
    await expect(page.getByRole('status', { name: /geladen/ })).toHaveCount(0);
    await expectNothingSeriousAt(page, phone, desk);
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('signing in has no serious accessibility problem', async ({ page }) => {
    for (const path of ['/login', '/login/forgotten', '/login/link', '/login/link#x']) {
      await openLoaded(page, `/backend${path}`);
      await expectNothingSeriousInBothColours(page);
    }
  });

  test('account, mails, journal and palette have no serious accessibility problem', async ({ page }) => {
    test.slow();
    await signIn(page.request);
    for (const path of ['/account', '/mails', '/logs']) {
      await openLoaded(page, `/backend${path}`);
      await expectNothingSeriousInBothColours(page);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await expectNothingSeriousInBothColours(page);
  });

  test('a branch and its history have no serious accessibility problem', async ({ page }) => {
    await openBackOffice(page, 'branches');
    await page.getByRole('link', { name: 'Linde am Naschmarkt' }).click();
    await page.getByRole('heading', { name: 'Grunddaten' }).waitFor();
    await expect(page.getByRole('button', { name: 'Schlüssel erzeugen' })).toBeEnabled();
    await expectNothingSeriousAt(page, tablet, desk);
    await page.getByRole('button', { name: 'Verlauf' }).click();
    await page.getByText(/^Erstellt von/).waitFor();
    await expectNothingSeriousAt(page, desk, tablet);
  });
});

async function expectNothingSeriousInBothColours(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNothingSeriousAt(page, tablet, desk);
  }
}
