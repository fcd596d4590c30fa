import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../scripts/testing/until.js';
import { partNames, Product, type PartName } from '../support/product.js';
import { compare } from './compare.js';
import { OrderFlow } from './order-flow.js';
import { countsText, PageWatch } from './page-watch.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

const KILLS = 6;

/** Guests order while one part is killed as soon as it runs again, six times. */
async function trySixKills(part: PartName): Promise<TrialReport> {
  const product = await Product.start();
  const ready = new PageWatch(`${product.url}/health/ready`);
  const pages = new PageWatch(`${product.url}/`);
  const flow = await OrderFlow.begin(product.url, { guests: 12 });
  try {
    await delay(3_000);
    for (const watch of [ready, pages]) watch.since();
    const begun = performance.now();
    for (let kills = 0; kills < KILLS; kills += 1) {
      await until(() => product.killIfThere(part));
      await delay(200);
    }
    const killedMs = performance.now() - begun;
    await product.ready();
    const readyMs = performance.now() - begun - killedMs;
    const nextMs = readyMs + (await flow.untilNext());
    await delay(3_000);
    await flow.stop();
    const compared = await compare(product, flow.placed);
    return {
      figures: {
        'six kills took': seconds(killedMs),
        'ready after the last': seconds(readyMs),
        'orders again after the last': seconds(nextMs),
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

export const sixKills: readonly Trial[] = partNames.map((part) => ({
  name: `six-kills-${part.toLowerCase().replace(' ', '-')}`,
  about: `${part} is killed six times as soon as it runs`,
  run: () => trySixKills(part),
}));
