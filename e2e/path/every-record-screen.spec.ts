import { expect, test, type Page } from '@playwright/test';
import { resourcePlaces } from '@bestellwerk/domain/resources/places';
import { signInOnPage } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const open = async (page: Page, path: string) => {
  await page.goto(`/backend/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('status', { name: /geladen/ })).toHaveCount(0);
};

test.describe('at 820 px', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('no list has a serious accessibility problem', async ({ page }) => {
    await signInOnPage(page);
    for (const { label, path } of resourcePlaces) {
      await open(page, path);
      await test.step(label, () => expectNothingSerious(page));
    }
  });
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('no form has a serious accessibility problem', async ({ page }) => {
    await signInOnPage(page);
    for (const { label, path } of resourcePlaces.filter(({ path }) => path !== 'config')) {
      await open(page, `${path}/new`);
      await test.step(label, () => expectNothingSerious(page));
    }
  });
});
