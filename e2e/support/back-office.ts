import type { Browser, Page } from '@playwright/test';
import { signInOnPage } from './administrator.js';

/** The administrator's back office in a browser of its own. */
export async function anotherBackOffice(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInOnPage(page);
  await page.goto(`/backend${path}`);
  return page;
}
