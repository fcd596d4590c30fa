import { randomUUID } from 'node:crypto';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { OrderForms, shopAt } from '../load/order-forms.js';
import { type Figure, median } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { Product } from '../harness/product.js';
import { chromiumPath } from '../../e2e/support/chromium.js';

const CARDS = 60;
/** Milliseconds of the main thread's own time in a second. */
const MOST = 50;
const SETTLING_MS = 10_000;

/** What a board costs on which nothing happens, with 60 orders that nobody has confirmed in time. */
export const idleBoard: Scenario = {
  name: 'idle-board',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd, say } = surroundings;
    const product = await Product.start(surroundings);
    const page = await lateBoard(product, atEnd);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.waitForTimeout(SETTLING_MS);
    const rounds: number[] = [];
    for (let round = 0; round < sizes.rounds; round++) {
      const before = await mainThread(session);
      await page.waitForTimeout(10_000);
      const after = await mainThread(session);
      rounds.push(((after.busy - before.busy) / (after.at - before.at)) * 1_000);
      say(`${rounds.at(-1)!.toFixed(1)} ms of the main thread in a second`);
    }
    const value = median(rounds);
    if (value > MOST)
      throw new Error(`An idle board costs ${value.toFixed(0)} ms a second, more than ${MOST}`);
    const name = `idle board with ${CARDS} late orders, main thread in a second`;
    return [{ name, unit: 'ms', value, limit: MOST, isMoreBetter: false }];
  },
};

/** A page with the board, signed in, that is answered one real order sixty times, each late. */
async function lateBoard(product: Product, atEnd: Surroundings['atEnd']): Promise<Page> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify(new OrderForms(await shopAt(product.url)).next());
  const placed = await fetch(`${product.url}/api/orders`, { method: 'POST', headers, body });
  if (!placed.ok) throw new Error(`The order was answered ${placed.status}`);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  atEnd(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name, ...value] = (await product.signIn()).split('=');
  await context.addCookies([{ name: name!, value: value.join('='), url: product.url }]);
  await answerLateOrders(context);
  const page = await context.newPage();
  await page.goto(`${product.url}/backend/orders/board`);
  await page
    .getByRole('article')
    .nth(CARDS - 1)
    .waitFor({ state: 'attached' });
  return page;
}

async function answerLateOrders(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/orders\/current/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object[] };
    const lateOrder = (_: unknown, number: number) => ({
      ...data[0],
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      ticketNumber: number + 1,
      status: 'pending',
      isMissed: true,
      placedAt: new Date(Date.now() - (90 - number) * 60_000).toISOString(),
    });
    await route.fulfill({ response, json: { data: Array.from({ length: CARDS }, lateOrder) } });
  });
}

async function mainThread(session: CDPSession): Promise<{ busy: number; at: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { busy: of('TaskDuration'), at: of('Timestamp') };
}
