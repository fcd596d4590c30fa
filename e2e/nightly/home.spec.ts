import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { noConsent } from '../support/consent.js';
import { startMapServer } from '../support/map-server.js';
import { faultsOf } from '../support/width-faults.js';
import { changeSettings } from '../support/settings.js';

test.use({ storageState: noConsent, contextOptions: { reducedMotion: 'reduce' } });

const VIENNA = [16.3589, 48.1961] as const;
const usual = {
  ...{ enablePluginHomePage: false, homeLayout: 'gallery', enablePluginMapbox: true },
  ...{ mapboxStyle: '', mapboxStyleDark: '', mapboxToken: '' },
};

const setUp = (request: APIRequestContext, settings: Partial<typeof usual>) =>
  changeSettings(request, { ...usual, ...settings });

test.beforeEach(({ request }) => signIn(request));
test.afterEach(({ request }) => setUp(request, {}));

const place = (page: Page) => page.getByRole('region', { name: /^Karte: .*Naschmarkt/ });
const map = (page: Page) => place(page).getByRole('region', { name: 'Karte', exact: true });

/** Until it stays there: what the server rendered is replaced once the shop has begun. */
const scrollTo = (part: Locator) =>
  expect(async () => {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.5, timeout: 1_000 });
  }).toPass();

test.describe('the home page', () => {
  for (const homeLayout of ['gallery', 'teasers']) {
    test(`with ${homeLayout} has no serious fault, and nothing overlaps at any width`, async ({
      page,
      request,
    }) => {
      test.setTimeout(180_000);
      await setUp(request, { enablePluginHomePage: true, homeLayout });
      await page.goto('/');
      await page.getByRole('button', { name: 'Ablehnen' }).click();
      await expect(place(page)).toBeVisible();
      expect(await faultsOf(page, homeLayout)).toEqual([]);
      await expectNothingSeriousAt(page, phone, tablet, desk);
    });
  }

  test('shows its pictures large, led through by the keyboard, and returns to the one that was opened', async ({
    page,
    request,
  }) => {
    await setUp(request, { enablePluginHomePage: true });
    await page.goto('/');
    const wall = page.getByRole('region', { name: 'Bilder' });
    const second = wall.getByRole('button').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const gallery = page.getByRole('dialog').getByRole('group', { name: 'Bilder' });
    await expect(gallery).toBeFocused();
    await expect(page.getByRole('dialog').getByText(/^Bild 2 von/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByText(/^Bild 3 von/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();
  });
});

test.describe('the map', () => {
  test('of a provider is only loaded after consent and when it is seen, and goes when that is taken back', async ({
    page,
    request,
  }) => {
    const provider = await startMapServer(VIENNA);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    await setUp(request, { enablePluginHomePage: true, mapboxStyle: `${provider.url}/style.json` });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Cookies' })).toContainText('Karte von 127.0.0.1');
    await scrollTo(place(page));
    await expect(place(page)).toContainText('Naschmarkt');
    expect(provider.asked).toEqual([]);

    const again = page.waitForEvent('load');
    await place(page).getByRole('button', { name: 'Karte laden' }).click();
    await again;
    await scrollTo(place(page));
    await expect(map(page)).toBeVisible();
    await expect(place(page)).toContainText('© Kartenprobe');
    await expect(place(page).getByRole('button', { name: 'Vergrößern' })).toBeVisible();
    await expect.poll(() => provider.asked.some((path) => path.startsWith('/tiles/19/'))).toBe(true);
    await expect.poll(() => provider.asked).toContain('/houses.json');
    expect(refused).toEqual([]);
    await expectNothingSeriousAt(page, phone);

    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(map(page)).toHaveCount(0);
    await expect(place(page).getByRole('button', { name: 'Karte laden' })).toBeVisible();
    const before = provider.asked.length;
    await page.reload();
    await scrollTo(place(page));
    await expect(place(page).getByRole('button', { name: 'Karte laden' })).toBeVisible();
    expect(provider.asked.length).toBe(before);
    await provider.stop();
  });

  test('that cannot be loaded leaves the drawing with the address and the way there, also behind Info', async ({
    page,
    request,
  }) => {
    const provider = await startMapServer(VIENNA);
    await setUp(request, { mapboxStyle: `${provider.url}/style.json` });
    provider.breakDown();
    await page.goto('/store/wien');
    await page.getByRole('button', { name: 'Info' }).click();
    const info = page.getByRole('dialog');
    const shown = info.getByRole('region', { name: /^Karte: / });
    const again = page.waitForEvent('load');
    await info.getByRole('button', { name: 'Karte laden' }).click();
    await again;
    // It is open again.
    await scrollTo(shown);
    await expect.poll(() => provider.asked.length).toBeGreaterThan(0);
    await expect(map(page)).toHaveCount(0);
    await expect(shown).toContainText('Rechte Wienzeile 42');
    await expect(info.getByRole('link', { name: /^Route planen/ })).toHaveAttribute(
      'href',
      /destination=48\.1961%2C16\.3589$/,
    );
    await provider.stop();
  });
});
