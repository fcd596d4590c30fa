import { test, type BrowserContext, type Page } from '@playwright/test';
import { openLoaded } from './back-office.js';
import { layoutFaults } from './layout-faults.js';

const MAIN_WIDTHS = [320, 390, 820, 1024, 1440];
const ALL_WIDTHS = [
  320, 344, 360, 390, 414, 540, 720, 768, 820, 1024, 1080, 1133, 1200, 1440, 1600, 1920, 2560,
];
/** Those that a test looks at: all of them only at night. */
export const widths = (): readonly number[] =>
  test.info().project.name === 'nightly' ? ALL_WIDTHS : MAIN_WIDTHS;

const AT_ONCE = 3;

type Look = (page: Page, name: string, width: number) => Promise<string[]>;

const drawnTwice = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))`;

/**
 * A page that measures itself is drawn a few times after its width has changed, and lengths in vw may follow later than
 * the width: only what stays is a fault.
 */
async function settledFaults(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = [];
  for (let looks = 0; looks < 10; looks++) {
    await page.evaluate(drawnTwice);
    faults = await look();
    if (faults.length === 0) break;
  }
  return faults;
}

/** Everything that is wrong with the page that is shown, at each of the widths. */
export async function faultsOf(page: Page, name: string, at = widths(), also?: Look): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await settledFaults(page, () => page.evaluate(layoutFaults));
    if (also) faults.push(...(await settledFaults(page, () => also(page, name, width))));
    found.push(...faults.map((fault) => `${name} at ${width} px: ${fault}`));
  }
  return found;
}

/** The same of many pages; several are looked at side by side, because most of the time goes by with waiting. */
export async function faultsOn(
  context: BrowserContext,
  paths: readonly string[],
  at = widths(),
  also?: Look,
): Promise<string[]> {
  const waiting = [...paths];
  const found: string[] = [];
  const look = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await openLoaded(page, path);
      found.push(...(await faultsOf(page, path, at, also)));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return found;
}
