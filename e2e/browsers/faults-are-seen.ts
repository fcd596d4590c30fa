import { waitFor, type DrivenBrowser } from './driven-browser.js';
import { until } from '../../server-kit/testing/until.js';

/** Makes each kind of fault once: a run that would not see them could not fail. */
export async function faultsAreSeen(browser: DrivenBrowser): Promise<void> {
  await browser.open(browser.url);
  await waitFor(browser, `document.querySelector('h1') && true`, 'the first page');
  const faults = [
    `console.error('written on purpose')`,
    `setTimeout(() => { throw new Error('thrown on purpose'); })`,
    `setTimeout('this text is not run')`,
  ];
  for (const fault of faults) {
    const seen = browser.console.length;
    await browser.evaluate(`(${fault}, 0)`);
    await until(() => browser.console.length > seen);
  }
  browser.console.length = 0;
}
