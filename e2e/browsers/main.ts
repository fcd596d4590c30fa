/**
 * `npm run browsers`: the guest's way, the board and every page of records in Firefox and WebKit, which have to write
 * nothing to their consoles. Needs Debian's firefox-esr, webkit2gtk-driver and xvfb; see the guide on development.
 */
import { Product } from '../support/product.js';
import { startFirefox } from './firefox.js';
import { ordersAndBoard } from './orders-and-board.js';
import { startWebKit } from './webkit.js';

const address = process.env.BROWSERS_URL;
const product = address === undefined ? await Product.start() : null;
const url = address ?? product!.url;
let failures = 0;
try {
  await product?.ready();
  for (const start of [startFirefox, startWebKit]) {
    const browser = await start();
    const began = performance.now();
    try {
      await ordersAndBoard(browser, url);
    } catch (error) {
      failures++;
      console.error(error instanceof Error ? error.message : error);
    } finally {
      await browser.close();
    }
    for (const line of new Set(browser.console()))
      console.error(`${browser.name} wrote to its console: ${line}`);
    if (browser.console().length > 0) failures++;
    console.log(`${browser.name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
} finally {
  await product?.stop();
}
console.log(failures === 0 ? 'Both browsers passed' : `${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
