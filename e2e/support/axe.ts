import axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';

/** In a page: resolves once no transition runs. Colours on their way have contrasts that nobody reads. */
const atRest = `(async () => {
  const isMoving = () => document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  do await drawn(); while (isMoving());
  return 'axe' in window;
})()`;

const SERIOUS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`;

/**
 * Runs in the page itself: our pages have no frames, and @axe-core/playwright, which is built for those, opens a second
 * page for every answer and takes three times as long.
 */
export async function seriousProblems(page: Page): Promise<string[]> {
  const found = await problemsAtRest(page);
  // What came in between, such as the count of new orders, may have been on its way: only what stays is a problem.
  return found.length > 0 ? problemsAtRest(page) : found;
}

async function problemsAtRest(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate<boolean>(atRest);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate<string[]>(SERIOUS);
}

export async function expectNothingSerious(page: Page): Promise<void> {
  expect(await seriousProblems(page)).toEqual([]);
}

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desk = { width: 1440, height: 900 };

/** The same at each of these sizes, of a page that follows its window. */
export async function expectNothingSeriousAt(page: Page, ...sizes: (typeof phone)[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await test.step(`at ${size.width} px`, () => expectNothingSerious(page));
  }
}
