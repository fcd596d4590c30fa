import { forms, listsOfMany, lists, otherPages } from '../support/back-office-pages.js';
import { waitFor, type DrivenBrowser } from './driven-browser.js';

/** Opens every page of the back office with a session, and the first record of each kind. */
export async function everyPage(browser: DrivenBrowser, order: string): Promise<void> {
  for (const path of [...otherPages, `orders/${order}`, ...lists]) await open(browser, path);
  for (const path of forms) await open(browser, path, 'form');
  for (const path of listsOfMany) {
    const first = await browser.evaluate<string | null>(
      `fetch('/api/${path}?limit=1').then((answer) => answer.json()).then(({ data }) => data[0]?.id ?? null)`,
    );
    if (first !== null) await open(browser, `${path}/${first}`, 'form');
  }
}

/** The pages of shop and devices that no order leads through. */
export async function otherFrontEnds(browser: DrivenBrowser): Promise<void> {
  for (const path of [
    'site/privacy',
    'zeiterfassung',
    'signage',
    'abholung',
    'theke',
    'kueche',
    'devices/',
  ]) {
    await browser.open(`${browser.url}/${path}`);
    await waitFor(browser, `document.querySelector('h1') && true`, `the heading of ${path}`);
  }
}

async function open(browser: DrivenBrowser, path: string, shows = 'h1'): Promise<void> {
  await browser.open(`${browser.url}/backend/${path}`);
  const isLoaded = `!document.querySelector('[role="status"][aria-label*="geladen"]')`;
  await waitFor(browser, `document.querySelector('${shows}') && ${isLoaded}`, `${shows} of ${path}`);
}
