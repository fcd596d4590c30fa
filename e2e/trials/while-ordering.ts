import { setTimeout as delay } from 'node:timers/promises';
import { Product } from '../support/product.js';
import { compare } from './compare.js';
import { OrderFlow } from './order-flow.js';
import { countsText, PageWatch } from './page-watch.js';
import { seconds, type TrialReport } from './trial.js';

interface Harm {
  readonly figures: Readonly<Record<string, string>>;
  /** From when on the time to recover counts, as of `performance.now()`. */
  readonly since: number;
}

/** Longer than a part has to work so that its next end is followed by a short pause. */
const SETTLED_MS = 6_000;
const GOES_ON_MS = 3_000;

/** Guests order at a product of its own while a part of it is harmed, and until a while after it has recovered. */
export async function whileOrdering(harm: (product: Product) => Promise<Harm>): Promise<TrialReport> {
  const product = await Product.start();
  const ready = new PageWatch(`${product.url}/health/ready`);
  const pages = new PageWatch(`${product.url}/`);
  const flow = await OrderFlow.begin(product.url, { guests: 12 });
  try {
    await delay(SETTLED_MS);
    for (const watch of [ready, pages]) watch.since();
    const { figures, since } = await harm(product);
    await product.ready();
    const readyMs = performance.now() - since;
    const nextMs = readyMs + (await flow.untilNext());
    await delay(GOES_ON_MS);
    await flow.stop();
    const compared = await compare(product, flow.placed);
    return {
      figures: {
        ...figures,
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
