import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { post } from './own-site.js';

/** A new key of a branch; the one before is no longer valid. Needs a session. */
export async function newBranchKey(request: APIRequestContext, branch: string): Promise<string> {
  return (await post<{ key: string }>(request, `/api/branches/${branch}/api-key`, {})).key;
}

const POLLING_MS = 10_000;

/** From now on the page reads again only when its socket says so: timers as long as its polling never end. */
export async function stopPolling(page: Page): Promise<void> {
  await page.addInitScript((polling) => {
    const real = window.setTimeout;
    const never = 2 ** 31 - 1;
    window.setTimeout = ((run: () => void, delay?: number) =>
      real(run, delay === polling ? never : delay)) as typeof setTimeout;
  }, POLLING_MS);
}

export async function openDisplay(page: Page, name: string, branch: string, key: string): Promise<void> {
  await page.goto(`/${name}#${branch}/${key}`);
  await expect(page.locator('.display-clock')).toBeVisible();
  expect(page.url()).not.toContain(key);
}
