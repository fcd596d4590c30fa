import type { Page } from '@playwright/test';
import { noConsent } from '../support/consent.js';
import { showBranch, showShop } from '../texts/shown-shop.js';
import { goTo } from './page-screens.js';
import type { Screen } from './screen.js';

const app = { enablePluginPWA: true };

const userAgents = {
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  other: 'Mozilla/5.0 (X11; Linux x64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

const instructions = (platform: keyof typeof userAgents): Screen => ({
  name: `install-on-${platform}`,
  context: { userAgent: userAgents[platform] },
  async open(page) {
    await openMenu(page, app);
    await page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' }).click();
    await page.getByRole('dialog').waitFor();
  },
});

async function openMenu(page: Page, config: Parameters<typeof showBranch>[2] = {}): Promise<void> {
  await showBranch(page, {}, config);
  await goTo(page, '/store/wien');
}

/** What covers a page, or a part of it. */
export const overlayScreens: readonly Screen[] = [
  {
    name: 'cookies',
    context: { storageState: noConsent },
    async open(page) {
      await openMenu(page);
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
    },
  },
  {
    name: 'offline',
    async open(page) {
      await openMenu(page);
      await page.context().setOffline(true);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'notice',
    async open(page) {
      await showShop(page, ({ blocks }) => {
        const text = '<h2>Martinigansl</h2><p>Von 1. bis 15. November, bitte am Vortag bestellen.</p>';
        blocks.push({ id: 'hinweis', type: 'noticeBlock', content: { body: { text } } } as never);
      });
      await goTo(page, '/store/wien');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'install-prompt',
    context: { storageState: noConsent },
    async open(page) {
      await openMenu(page, app);
      await page.getByRole('button', { name: 'Akzeptieren' }).click();
      await page.getByRole('region', { name: 'App installieren' }).waitFor();
    },
  },
  instructions('android'),
  instructions('iphone'),
  instructions('other'),
];
