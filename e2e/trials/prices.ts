import { setTimeout as delay } from 'node:timers/promises';
import { RetryingClient } from '../chaos/retrying-client.js';
import { administrator } from '../support/administrator.js';
import { Product } from '../support/product.js';
import { compare } from './compare.js';
import { OrderFlow } from './order-flow.js';
import { countsText } from './page-watch.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

const HELD_MS = 45_000;
const RAISE = 10;

/** Guests order while the projections hang whenever they are started again, and staff raise a price. */
async function tryPrices(): Promise<TrialReport> {
  const product = await Product.start();
  const office = await new RetryingClient(product.url).signIn(administrator);
  const flow = await OrderFlow.begin(product.url, { guests: 4 });
  try {
    await delay(3_000);
    const old = flow.placed[0]!.gross;
    const { data } = await office.ask('GET', '/api/products');
    const dish = data.find(({ uid }: { uid: string }) => uid === 'wiener-schnitzel');
    const stoppedAt = performance.now();
    const holding = hold(product, stoppedAt + HELD_MS);
    await delay(1_000);
    await office.ask('PUT', `/api/products/${dish.id}`, {
      headers: { 'if-match': `"${dish.revision}"` },
      body: { price: dish.price + RAISE },
    });
    const changed = performance.now();
    await holding;
    const ended = performance.now();
    const meanwhile = flow.placed.filter(({ askedAt }) => askedAt > changed).length;
    await flow.untilNext();
    const backMs = performance.now() - ended;
    await delay(2_000);
    await flow.stop();
    const since = flow.placed.filter(({ askedAt }) => askedAt > changed);
    const atOld = since.filter(({ gross }) => gross === old).length;
    const atNew = since.filter(({ gross }) => Math.abs(gross - old - RAISE) < 0.005).length;
    const compared = await compare(product, flow.placed);
    return {
      figures: {
        'orders while they hung, after the change': String(meanwhile),
        'orders after the change at the old price': `${atOld} of ${since.length}`,
        'orders again after they worked': seconds(backMs),
        orders: countsText(flow.outcomes),
        'what guests read': [...flow.words].join(' | '),
        compared: compared.text,
      },
      findings: [
        ...compared.findings,
        ...(atNew === since.length ? [] : [`${since.length - atNew} orders were not at the new price`]),
      ],
    };
  } finally {
    await product.stop();
  }
}

async function hold(product: Product, end: number): Promise<void> {
  while (performance.now() < end) {
    for (const pid of product.pidsOf('projections')) process.kill(pid, 'SIGSTOP');
    await delay(300);
  }
  for (const pid of product.pidsOf('projections')) process.kill(pid, 'SIGCONT');
}

export const prices: Trial = {
  name: 'prices',
  about: 'the projections hang for 45 s, and a price is raised',
  run: tryPrices,
};
