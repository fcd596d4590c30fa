import { randomUUID } from 'node:crypto';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { administrator, Product } from '../harness/product.js';
import { OrderForms, shopAt } from '../load/order-forms.js';
import { paced } from '../load/paced.js';
import { type Figure, median, percentile } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { chromiumPath } from '../../e2e/support/chromium.js';
import { openAroundTheClock } from '../../e2e/support/open-around-the-clock.js';
import { until } from '../../server-kit/testing/until.js';

const OPEN_ORDERS = 100;
const CHANGES_PER_SECOND = 50;
const MOST_MS = 150;
/** A busy hour does not begin with a start: code that was run seldom is slow for some tens of seconds. */
const WARM_UP_MS = 30_000;
const MOST_ATTEMPTS = 5;
/** Percent of one core. */
const MOST_CPU = 30;

/** The steps of an order after its placing, with the status in which the board then shows it. */
const steps = [
  { path: 'confirm', shown: 'confirmed' },
  { path: 'in-delivery', shown: 'ready' },
  { path: 'completed', shown: 'gone' },
] as const;

/** The board of somebody else with 100 open orders, of which 50 change in a second. */
export const busyBoard: Scenario = {
  name: 'board',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd, say } = surroundings;
    const product = await Product.start(surroundings);
    await openAroundTheClock(product.url, administrator);
    const changes = new OrderChanges(
      product.url,
      await product.signIn(),
      new OrderForms(await shopAt(product.url)),
    );
    for (let order = 0; order < OPEN_ORDERS; order++) await changes.place();
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    });
    atEnd(() => browser.close());
    const page = await openBoard(browser, product);
    const session = await browser.newBrowserCDPSession();
    const rounds: { p95: number; cpu: number }[] = [];
    await paced(CHANGES_PER_SECOND, Math.min(WARM_UP_MS, 8 * sizes.loadMs), () => changes.next());
    for (let round = 0; round <= sizes.rounds; round++) {
      const figures = await measure(page, session, changes, sizes.loadMs);
      const { p95, answers, cpu } = figures;
      say(`p95 ${p95.toFixed(0)} ms (answers ${answers.toFixed(0)} ms), ${cpu.toFixed(0)} % of a core`);
      if (round > 0) rounds.push(figures);
    }
    const of = (name: string, unit: string, value: number, limit: number): Figure => {
      if (value > limit) throw new Error(`${name}: ${value.toFixed(0)} ${unit}, more than ${limit}`);
      return {
        name: `board, ${CHANGES_PER_SECOND} changes a second, ${name}`,
        unit,
        value,
        limit,
        isMoreBetter: false,
      };
    };
    return [
      of('from command to another screen, p95', 'ms', median(rounds.map(({ p95 }) => p95)), MOST_MS),
      of('its renderer', '% of a core', median(rounds.map(({ cpu }) => cpu)), MOST_CPU),
    ];
  },
};

/** Orders that come, go on by a step and end, so that as many are open as at the beginning. */
class OrderChanges {
  /** When each command was sent, by the order and the status that follows; milliseconds since 1970. */
  readonly sent = new Map<string, number>();
  /** How long the answers to commands took, in milliseconds. */
  answers: number[] = [];
  private readonly open: { id: string; step: number }[] = [];
  private turn = 0;

  constructor(
    private readonly url: string,
    private readonly cookie: string,
    private readonly forms: OrderForms,
  ) {}

  async place(): Promise<void> {
    const at = now();
    const { id } = await this.post('/api/orders', this.forms.next());
    this.sent.set(`${id} pending`, at);
    this.open.push({ id, step: 0 });
  }

  /** One order is placed for each three steps of the oldest, and while all wait for the answer to their step. */
  next(): Promise<void> {
    const isNew = this.turn++ % (steps.length + 1) === 0 || this.open.length === 0;
    return isNew ? this.place() : this.goOn();
  }

  private async goOn(): Promise<void> {
    const order = this.open.shift()!;
    const { path, shown } = steps[order.step]!;
    this.sent.set(`${order.id} ${shown}`, now());
    await this.post(`/api/orders/${order.id}/status/${path}`, {});
    const step = order.step + 1;
    // Its next step is its own next change, so that one order is finished before the next one begins.
    if (step < steps.length) this.open.splice(this.turn % 8, 0, { id: order.id, step });
  }

  private async post(path: string, body: object): Promise<{ id: string }> {
    const from = performance.now();
    const answer = await this.answered(path, body, randomUUID());
    this.answers.push(performance.now() - from);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string } }).data;
  }

  /** As people's browsers do, it asks again where the server was too busy. That takes its time, which counts. */
  private async answered(path: string, body: object, key: string): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(this.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'sec-fetch-site': 'same-origin',
          cookie: this.cookie,
        },
        body: JSON.stringify(body),
      });
      if (answer.status !== 503 || attempt === MOST_ATTEMPTS) return answer;
      await answer.body?.cancel();
    }
  }
}

const now = (): number => performance.timeOrigin + performance.now();

/** In a page: notes when an order is first shown in a status, or no more. */
const noteWhatIsShown = `
  window.shown = {};
  const note = (key) => (window.shown[key] ??= performance.timeOrigin + performance.now());
  const look = (node) => {
    const order = node.closest?.('[data-order]')?.dataset.order;
    const status = (node.matches?.('[data-status]') ? node : node.querySelector?.('[data-status]'))?.dataset.status;
    if (order && status) note(order + ' ' + status);
  };
  new MutationObserver((changes) => {
    const gone = new Set();
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === 'attributes') look(target);
      for (const { dataset } of removedNodes) if (dataset?.order) gone.add(dataset.order);
      for (const node of addedNodes) {
        gone.delete(node.dataset?.order);
        look(node);
      }
    }
    for (const order of gone) note(order + ' gone');
  }).observe(document.querySelector('[data-board]'), {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-status'],
  });
`;

async function openBoard(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name, ...value] = (await product.signIn()).split('=');
  await context.addCookies([{ name: name!, value: value.join('='), url: product.url }]);
  const page = await context.newPage();
  await page.goto(`${product.url}/backend/orders/board`);
  await page
    .getByRole('article')
    .nth(OPEN_ORDERS - 1)
    .waitFor({ state: 'attached' });
  await page.evaluate(noteWhatIsShown);
  return page;
}

async function measure(page: Page, session: CDPSession, changes: OrderChanges, loadMs: number) {
  changes.sent.clear();
  changes.answers = [];
  const [startedAt, before] = [performance.now(), await rendererSeconds(session)];
  await paced(CHANGES_PER_SECOND, loadMs, () => changes.next());
  const cpu = ((await rendererSeconds(session)) - before) / ((performance.now() - startedAt) / 1_000);
  let times: number[] = [];
  await until(async () => {
    const shown = await page.evaluate<Record<string, number>>('window.shown');
    times = [...changes.sent].map(([key, at]) => seenAt(shown, key) - at);
    return times.every(Number.isFinite);
  });
  return { p95: percentile(times, 0.95), answers: percentile(changes.answers, 0.95), cpu: cpu * 100 };
}

const inOrder = ['pending', ...steps.map(({ shown }) => shown)];

/** When a change was shown, or a later one of the same order with it: the board draws what came meanwhile at once. */
function seenAt(shown: Record<string, number>, key: string): number {
  const [order, status] = key.split(' ') as [string, string];
  const later = inOrder.slice(inOrder.indexOf(status));
  return Math.min(...later.map((name) => shown[`${order} ${name}`] ?? Infinity));
}

/** Processor time of all renderers so far. */
async function rendererSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
