import { setTimeout as delay } from 'node:timers/promises';
import { partNames, Product, type PartName } from '../support/product.js';
import { compare } from './compare.js';
import { OrderFlow } from './order-flow.js';
import { countsText, PageWatch } from './page-watch.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

const SETTLED_MS = 6_000;

/** Guests order while every process of one part is stopped (SIGSTOP), as a part that hangs; nobody lets it go on. */
async function tryHeld(part: PartName): Promise<TrialReport> {
  const product = await Product.start();
  const ready = new PageWatch(`${product.url}/health/ready`);
  const pages = new PageWatch(`${product.url}/`);
  const flow = await OrderFlow.begin(product.url, { guests: 12 });
  try {
    await delay(SETTLED_MS);
    for (const watch of [ready, pages]) watch.since();
    const held = product.pidsOf(part);
    for (const pid of held) process.kill(pid, 'SIGSTOP');
    const begun = performance.now();
    while (product.pidsOf(part).some((pid) => held.includes(pid))) await delay(50);
    const endedMs = performance.now() - begun;
    await product.ready();
    const readyMs = performance.now() - begun;
    const nextMs = readyMs + (await flow.untilNext());
    await delay(3_000);
    await flow.stop();
    const compared = await compare(product, flow.placed);
    return {
      figures: {
        'noticed and ended after': seconds(endedMs),
        'ready after': seconds(readyMs),
        'orders again after': seconds(nextMs),
        'longest time without an order': seconds(flow.longestGapMs),
        'slowest order': seconds(flow.slowestOrderMs),
        'ready was': ready.since(),
        'shop page was': `${pages.since()}, slowest ${seconds(pages.slowestMs)}`,
        orders: countsText(flow.outcomes),
        compared: compared.text,
      },
      findings: compared.findings,
    };
  } finally {
    await Promise.all([ready.stop(), pages.stop()]);
    await product.stop();
  }
}

export const held: readonly Trial[] = partNames.map((part) => ({
  name: `held-${part.toLowerCase().replace(' ', '-')}`,
  about: `${part} hangs (SIGSTOP)`,
  run: () => tryHeld(part),
}));
