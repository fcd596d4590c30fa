import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { desk, phone, tablet } from '../support/axe.js';

const sizes = { phone, tablet, desk };
const schemes = ['light', 'dark'] as const;

/** One screen of the shop in one state. */
export interface Screen {
  /** Its pictures' names begin with it: 'cart-filled'. */
  readonly name: string;
  /** Of the whole page; otherwise of what is in sight. */
  readonly isWhole?: true;
  readonly context?: BrowserContextOptions;
  /** Makes what it needs on the server, once for all sizes; `request` is signed in. Answers the path of the page. */
  prepare?(request: APIRequestContext): Promise<string>;
  /** Brings a new page into the state. */
  open(page: Page, path: string): Promise<void>;
}

/** In a page: resolves once fonts and the pictures to be seen are there. */
const loaded = (isWhole: boolean) => `(async () => {
  // What sticks to an edge of a page that was scrolled would be in the middle of the whole.
  if (${isWhole}) window.scrollTo(0, 0);
  const isSeen = (image) => ${isWhole} || image.getBoundingClientRect().top < innerHeight;
  const seen = [...document.images].filter(isSeen);
  for (const image of seen) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
})()`;

/** Takes the pictures of a screen at every size, light and dark, into `folder`: '<name>--390-light.png'. */
export async function takePictures(
  browser: Browser,
  request: APIRequestContext,
  screen: Screen,
  folder: string,
): Promise<void> {
  const path = (await screen.prepare?.(request)) ?? '';
  for (const viewport of Object.values(sizes)) {
    const context = await browser.newContext({ ...screen.context, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await screen.open(page, path);
    await page.mouse.move(0, 0);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(loaded(screen.isWhole === true));
      await page.screenshot({
        path: `${folder}/${screen.name}--${viewport.width}-${colorScheme}.png`,
        fullPage: screen.isWhole === true,
        animations: 'disabled',
      });
    }
    await context.close();
  }
}
