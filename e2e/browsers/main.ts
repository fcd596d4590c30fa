/**
 * `npm run browsers`: the guest's way, the board and every page of the back office in Firefox and WebKit, which have to
 * write nothing to their consoles; `npm run browsers -- webkit` takes one of them. What it needs is in the guide on
 * development.
 */
import { openAroundTheClock } from '../support/open-around-the-clock.js';
import { Product } from '../support/product.js';
import { everyPage, otherFrontEnds } from './every-page.js';
import { faultsAreSeen } from './faults-are-seen.js';
import { startFirefox } from './firefox.js';
import { ordersAndBoard } from './orders-and-board.js';
import { startWebKit } from './webkit.js';

const browsers = { firefox: startFirefox, webkit: startWebKit };
const asked = process.argv.slice(2).map((name) => browsers[name as keyof typeof browsers]);
const address = process.env.BROWSERS_URL;
const product = address === undefined ? await Product.start() : null;
const url = address ?? product!.url;
let failures = 0;
try {
  await product?.ready();
  if (product) await openAroundTheClock(product.url);
  for (const start of asked.length > 0 ? asked : Object.values(browsers)) {
    const browser = await start(url);
    const began = performance.now();
    try {
      await faultsAreSeen(browser);
      const order = await ordersAndBoard(browser);
      await everyPage(browser, order);
      await otherFrontEnds(browser);
    } catch (error) {
      failures++;
      console.error(error instanceof Error ? error.message : error);
    } finally {
      await browser.close();
    }
    for (const line of new Set(browser.console))
      console.error(`${browser.name} wrote to its console ${line}`);
    if (browser.console.length > 0) failures++;
    console.log(`${browser.name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
} finally {
  await product?.stop();
}
console.log(failures === 0 ? 'Passed' : `${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
