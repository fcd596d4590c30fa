import type { Page } from '@playwright/test';

/** Waits until the shop's script has taken the place of what the server rendered, which looks the same. */
export const takenOver = (page: Page): Promise<void> =>
  page.locator('#root:not([data-content])').waitFor({ state: 'attached' });
