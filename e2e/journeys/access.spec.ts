import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { openBackOffice, signIn, signInOnPage } from '../support/administrator.js';
import { anotherPageOf, disable, firstPageOf, hire, linkMailedTo } from '../support/people.js';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a new user signs in by an invitation, and by a link when the password is forgotten', async ({
  page,
  request,
  browser,
}) => {
  await signIn(request);
  const resi = await hire(request);
  await (await firstPageOf(resi, request, browser)).context().close();

  await page.goto('/backend/login');
  await page.getByRole('link', { name: 'Anmeldelink per E-Mail senden' }).click();
  // Both pages have a field of this name, and the first one stays until the second is loaded.
  await expect(page.getByRole('heading', { name: 'Anmeldelink', exact: true })).toBeVisible();
  await page.getByLabel(/Benutzername/).fill(resi.username);
  await page.getByRole('button', { name: 'Anmeldelink senden' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'unterwegs' })).toBeVisible();
  const link = await linkMailedTo(request, resi, 2);

  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/link$/);
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(page.getByText(`Sie sind angemeldet als ${resi.username}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Weiter ohne neues Passwort' }).click();
  await expect(page).toHaveURL(/\/orders\/board$/);

  const second = await (await browser.newContext()).newPage();
  await second.goto(link);
  await second.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(second.getByRole('alert')).toBeVisible();
  await second.context().close();
});

/** In a page: by how much the font of the first field is higher than its highest letters, in pixels. */
const roomAboveLetters = `document.fonts.ready.then(() => {
  const { fontSize, fontFamily } = getComputedStyle(document.querySelector('input'));
  const context = document.createElement('canvas').getContext('2d');
  context.font = fontSize + ' ' + fontFamily;
  const { fontBoundingBoxAscent, actualBoundingBoxAscent } = context.measureText('ÄÖÜ');
  return fontBoundingBoxAscent - actualBoundingBoxAscent;
})`;

test('a field has room for the dots of capital umlauts', async ({ page }) => {
  await page.goto('/backend/login');
  await expect(page.getByLabel(/Benutzername/)).toBeVisible();
  expect(await page.evaluate<number>(roomAboveLetters)).toBeGreaterThanOrEqual(0);
});

test('a disabled user is signed out at once, and reads the reason at the login', async ({
  request,
  browser,
}) => {
  await signIn(request);
  const resi = await hire(request);
  const page = await firstPageOf(resi, request, browser);
  await page.goto('/backend/my-time');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await disable(request, resi);
  await expect(page).toHaveURL(/\/backend\/login\?from=%2Fmy-time&expired=1$/);
  await page.getByLabel(/Benutzername/).fill(resi.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('Vier Linden rauschen leise');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('gesperrt');
  await page.context().close();
});

test(
  'a session is ended from another one, and by a new password',
  { tag: '@nightly' },
  async ({ request, browser }) => {
    await signIn(request);
    const resi = await hire(request);
    const first = await firstPageOf(resi, request, browser);
    const second = await anotherPageOf(resi, browser);
    const devices = second.getByRole('list', { name: 'Angemeldete Geräte' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await second.getByRole('button', { name: /^Sitzung beenden/ }).click();
    await expect(devices).toHaveCount(1);
    await expect(first).toHaveURL(/\/backend\/login/);

    const third = await anotherPageOf(resi, browser);
    await third.getByRole('textbox', { name: 'Bisheriges Passwort' }).fill('Vier Linden rauschen leise');
    await third.getByRole('textbox', { name: 'Neues Passwort' }).fill('Acht Birken flüstern laut');
    await third.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(third.getByText('Ihr Passwort ist geändert.')).toBeVisible();
    await expect(second).toHaveURL(/\/backend\/login/);
    for (const page of [first, second, third]) await page.context().close();
  },
);

test('every page is reached with the keyboard alone', async ({ page }) => {
  await openBackOffice(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /Seite, Eintrag/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('mein kon');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.and(page.getByRole('option', { selected: true }))).toHaveText('Mein Konto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mein Konto', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('schlossberg');
  await page.getByRole('group', { name: 'Filialen' }).getByRole('option').waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Linde am Schlossberg', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('dunkle');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('signing in and the board need less than 250 kB of compressed script', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await signInOnPage(page);
  await expect(page.getByRole('status', { name: /^Live/ })).toBeVisible();
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});
