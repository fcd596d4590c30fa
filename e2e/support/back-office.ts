import { expect, type Browser, type Page } from '@playwright/test';
import { openBackOffice } from './administrator.js';

/** Resolves once the page of this address shows what it has loaded. */
export async function openLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByRole('status', { name: /geladen/ })).toHaveCount(0);
}

/** The administrator's back office in a browser of its own. */
export async function anotherBackOffice(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openBackOffice(page, path);
  return page;
}
