import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { phone } from '../support/axe.js';
import { noConsent } from '../support/consent.js';
import { kioskAddress } from '../support/kiosk-address.js';
import { aroundTheClock, daily, noon, only, showBranch, showShop, openShop } from '../texts/shown-shop.js';
import { specified } from '../texts/specified-texts.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

const strip = (page: Page) => page.getByRole('complementary', { name: 'Öffnungsstatus' });
const head = (page: Page) => page.getByRole('banner');
const foot = (page: Page) => page.getByRole('contentinfo');
const firstCard = (page: Page) =>
  page.getByRole('region', { name: 'Standorte' }).getByRole('article').first();

/** Closed today, open tomorrow. */
const thursday = only('thursday', '10:00', '22:00');
const never = [] as typeof thursday;

test('the strip and the cards of the list have the specified words for open and closed branches', async ({
  page,
}) => {
  await showShop(page, ({ branches }) => {
    branches[0]!.openingHours = daily(['10:00', '22:00']);
  });
  await openShop(page, '/');
  await expect(page).toHaveTitle(specified('title.home', { base: 'Zur Linde' }));
  await expect(strip(page).getByText(specified('strip.several', { n: 3 }))).toBeVisible();
  await expect(
    firstCard(page).getByText(specified('card.open', { from: '10:00', to: '22:00' })),
  ).toBeVisible();
  await expect(
    firstCard(page).getByText(specified('card.pickup', { from: '10:00', to: '22:00' })),
  ).toBeVisible();

  await showShop(page, ({ branches: [first, ...others] }) => {
    first!.openingHours = thursday;
    others[0]!.openingHours = never;
  });
  await openShop(page);
  await expect(strip(page).getByText(specified('strip.one', { n: 1 }))).toBeVisible();
  await expect(
    firstCard(page).getByText(specified('card.opens', { day: 'Donnerstag', from: '10:00' })),
  ).toBeVisible();

  await showShop(page, ({ branches }) => {
    for (const branch of branches) Object.assign(branch, { openingHours: never, isPreorderEnabled: false });
  });
  await openShop(page);
  await expect(strip(page).getByText(specified('strip.none'))).toBeVisible();
  await expect(firstCard(page).getByText(specified('card.closed'))).toBeVisible();

  await openShop(page, '/store/wien');
  await expect(page).toHaveTitle(
    specified('title.branch', { branch: 'Linde am Naschmarkt', base: 'Zur Linde' }),
  );
  await expect(strip(page).getByText(specified('strip.closed'))).toBeVisible();
  await showBranch(page, { openingHours: daily(['10:00', '22:00']) });
  await openShop(page);
  await expect(strip(page).getByText(specified('strip.open', { time: '22:00' }))).toBeVisible();
});

test('the search among branches counts what it found, and has words for nothing', async ({ page }) => {
  await showShop(page);
  await openShop(page, '/');
  const search = page.getByPlaceholder(specified('list.search'));
  await expect(search).toBeVisible();
  await expect(page.getByText(specified('list.count', { n: 3, m: 3 }))).toBeVisible();
  await search.fill('Graz');
  await expect(page.getByText(specified('list.count', { n: 1, m: 3 }))).toBeVisible();
  await search.fill('Timbuktu');
  await expect(page.getByText(specified('list.nothing'))).toBeVisible();
});

test('the second header has its slogan, and leads to the products of an open branch', async ({ page }) => {
  await showBranch(page, {}, { headerVariant: '2' });
  await openShop(page, '/');
  await expect(head(page).getByText(specified('header.slogan'))).toBeVisible();
  await head(page)
    .getByRole('link', { name: specified('header.preorder') })
    .click();
  await expect(page).toHaveURL(/\/store\/wien$/);
  await expect(head(page).getByRole('link', { name: specified('header.products') })).toBeVisible();
  await showBranch(page, { openingHours: thursday }, { headerVariant: '2' });
  await openShop(page);
  await expect(head(page).getByText(specified('header.closed'))).toBeVisible();
});

test('the foot names its pages, and the only branch of a shop with one', async ({ page }) => {
  await showShop(page, (shop) => {
    shop.branches.length = 1;
    Object.assign(shop.config, { footerVariant: '2', enablePluginPWA: true });
  });
  await openShop(page, '/');
  for (const name of [
    ...[specified('footer.terms'), specified('footer.privacy'), specified('footer.imprint')],
    ...[specified('footer.allergens'), specified('footer.accessibility')],
  ]) {
    await expect(foot(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(foot(page).getByRole('button', { name: specified('footer.install') })).toBeVisible();
  await foot(page)
    .getByRole('link', { name: specified('footer.order') })
    .click();
  await expect(page).toHaveURL(/\/store\/wien$/);
});

test('both home pages lead to the menu, and turn between the hours of opening and of delivery', async ({
  page,
}) => {
  for (const homeLayout of ['gallery', 'teasers'] as const) {
    const hours = { isDeliveryHoursEnabled: true, deliveryHours: aroundTheClock };
    await showBranch(page, hours, { enablePluginHomePage: true, homeLayout });
    await openShop(page, '/');
    const first = page.getByRole('region', { name: 'Linde am Naschmarkt' });
    await expect(first.getByRole('link', { name: specified('home.preorder') })).toBeVisible();
    await first.getByRole('button', { name: specified('home.deliveryHours') }).click();
    await expect(first.getByRole('button', { name: specified('home.openingHours') })).toBeVisible();
  }
});

test('an unknown address, and a page that nobody can show, have the specified words', async ({ page }) => {
  await showShop(page, ({ sites }) => {
    const base = { name: 'Kaputt', title: '', description: '', isPublic: true, noIndex: false };
    sites.push({ ...base, id: 'kaputt', path: '/kaputt', type: 'unbekannt' } as never);
  });
  await openShop(page, '/gibt-es-nicht');
  await expect(page.getByText(specified('site.unknown'))).toBeVisible();
  await expect(page.getByText(specified('site.unknownText'))).toBeVisible();
  await openShop(page, '/kaputt');
  await expect(page.getByText(specified('site.broken'))).toBeVisible();
  await expect(page.getByText(specified('site.brokenText'))).toBeVisible();
  await openShop(page, '/site/imprint');
  await expect(page).toHaveTitle(specified('title.site', { site: 'Impressum', base: 'Zur Linde' }));
});

test('without network, and without an answer, the shop has the specified words', async ({
  page,
  context,
}) => {
  await openShop(page, '/');
  await context.setOffline(true);
  await expect(page.getByRole('alert').getByText(specified('overlay.offline'))).toBeVisible();
  await context.setOffline(false);
  await page.route('**/api/init', (route) => route.fulfill({ status: 503, body: '' }));
  await openShop(page);
  await expect(page.getByText(specified('overlay.loading'))).toBeVisible();
});

test('a kiosk that nobody uses invites with the specified words', async ({ page, request }) => {
  await page.clock.setFixedTime(Date.now());
  await signIn(request);
  await openShop(page, await kioskAddress(request));
  await expect(page.getByRole('button').getByText(specified('overlay.screensaver'))).toBeVisible();
});

test.describe('a guest who comes for the first time', () => {
  test.use({ storageState: noConsent, viewport: phone });

  test('is asked for consent with the specified words', async ({ page }) => {
    await openShop(page, '/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner.getByRole('link', { name: specified('cookies.more') })).toBeVisible();
    await banner.getByRole('button', { name: specified('cookies.accept') }).click();
    await expect(banner).toHaveCount(0);
  });
});
