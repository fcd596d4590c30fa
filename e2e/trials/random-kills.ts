import { setTimeout as delay } from 'node:timers/promises';
import { SeededRandom } from '../chaos/seeded-random.js';
import { partNames, Product } from '../support/product.js';
import { compare } from './compare.js';
import { OrderFlow } from './order-flow.js';
import { countsText, PageWatch } from './page-watch.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

const GUESTS = 12;
const ALLOWED = new Set(['201', '503', 'ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']);

/** A number of orders by twelve guests, and kills of parts at random spread over them. */
async function tryRandomKills(kills: number, orders: number): Promise<TrialReport> {
  const product = await Product.start();
  const ready = new PageWatch(`${product.url}/health/ready`);
  const flow = await OrderFlow.begin(product.url, { guests: GUESTS, orders });
  const random = new SeededRandom(42, 'random kills');
  const killed: string[] = [];
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const due = Math.floor((kill * orders) / (kills + 1));
      while (flow.placed.length < due) await delay(20);
      const part = random.pick(partNames);
      if (product.killIfThere(part)) killed.push(part);
      else kill -= 1;
    }
    await flow.ended();
    await product.ready();
    const compared = await compare(product, flow.placed);
    const others = Object.keys(flow.outcomes).filter((outcome) => !ALLOWED.has(outcome));
    return {
      figures: {
        kills: countsText(
          Object.fromEntries(partNames.map((part) => [part, killed.filter((one) => one === part).length])),
        ),
        orders: countsText(flow.outcomes),
        'slowest order': seconds(flow.slowestOrderMs),
        'longest time without an order': seconds(flow.longestGapMs),
        'not ready': ready.awayMs.map(seconds).join(', '),
        compared: compared.text,
      },
      findings: [...compared.findings, ...others.map((outcome) => `an order was answered ${outcome}`)],
    };
  } finally {
    await ready.stop();
    await product.stop();
  }
}

const randomly = (kills: number, orders: number): Trial => ({
  name: `kills-${kills}`,
  about: `${kills} kills at random, ${orders} orders by twelve guests`,
  run: () => tryRandomKills(kills, orders),
});

export const randomKills: readonly Trial[] = [randomly(12, 300), randomly(15, 1500)];
