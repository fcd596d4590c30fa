import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { kioskAddress } from '../support/kiosk-address.js';
import { aroundTheClock, daily, noon, openShop, showBranch, showShop } from '../texts/shown-shop.js';
import type { Screen } from './screen.js';

const evening = daily(['17:00', '22:00']);

/** The page at noon, once its heading is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(noon);
  await openShop(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const openHome =
  (config: Parameters<typeof showBranch>[2], branches = 3): Screen['open'] =>
  async (page) => {
    await showShop(page, (shop) => {
      shop.branches.length = branches;
      for (const branch of shop.branches) {
        Object.assign(branch, { isDeliveryHoursEnabled: true, openingHours: daily(['10:00', '22:00']) });
      }
      Object.assign(shop.config, config);
    });
    await goTo(page, '/');
  };

/** The home page, the list of branches, texts, and what stands in place of a page. */
export const pageScreens: readonly Screen[] = [
  { name: 'home-list', isWhole: true, open: openHome({}) },
  {
    name: 'home-list-closed',
    isWhole: true,
    async open(page) {
      await showShop(page, ({ branches }) => {
        for (const branch of branches) branch.openingHours = evening;
        Object.assign(branches[1]!, { openingHours: [], isPreorderEnabled: false });
        branches[2]!.isPublic = false;
      });
      await goTo(page, '/');
    },
  },
  {
    name: 'home-list-nothing-found',
    isWhole: true,
    async open(page) {
      await showShop(page);
      await goTo(page, '/');
      await page.getByRole('searchbox').fill('Timbuktu');
      await expect(page.getByRole('article')).toHaveCount(0);
    },
  },
  {
    name: 'home-gallery',
    isWhole: true,
    open: openHome({ enablePluginHomePage: true, homeLayout: 'gallery' }, 1),
  },
  {
    name: 'home-teasers',
    isWhole: true,
    open: openHome({ enablePluginHomePage: true, homeLayout: 'teasers' }, 1),
  },
  { name: 'home-slogan', open: openHome({ headerVariant: '2', footerVariant: '2' }) },
  {
    name: 'page-text',
    isWhole: true,
    async open(page) {
      await showShop(page);
      await goTo(page, '/site/terms-and-conditions');
    },
  },
  {
    name: 'page-unknown',
    isWhole: true,
    async open(page) {
      await showShop(page);
      await goTo(page, '/gibt-es-nicht');
    },
  },
  {
    name: 'page-not-loaded',
    async open(page) {
      await page.route('**/api/init', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/');
      await page.getByText('Daten konnten nicht geladen werden.').waitFor();
    },
  },
  {
    name: 'kiosk-screensaver',
    prepare: (request) => kioskAddress(request, 'Linde am Ring'),
    open: (page, path) => openShop(page, path),
  },
  {
    name: 'kiosk-menu',
    prepare: (request) => kioskAddress(request, 'Linde am Ring'),
    async open(page, path) {
      await openShop(page, path);
      await page.getByRole('button', { name: /Tippen um zu bestellen/ }).click();
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'page-of-administrator',
    async open(page) {
      await signIn(page.request);
      await showBranch(page, { openingHours: aroundTheClock });
      await goTo(page, '/store/wien');
      await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    },
  },
];
