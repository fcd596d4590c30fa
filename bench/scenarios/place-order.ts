import { alternate, compared, type Figure } from '../report/figure.js';
import { startHelper } from '../limits/helper.js';
import { requestsPerSecond } from '../load/load.js';
import { OrderForms, orderRequest, shopAt } from '../load/order-forms.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { difference, processorTimeOf } from '../harness/cpu.js';
import { Product } from '../harness/product.js';

const CONNECTIONS = [1, 8, 32];
const WARM_UPS = 2;

/** Orders over HTTP, beside a bare Fastify that stores the same body as one row. Everything shares the machine. */
export const placeOrder: Scenario = {
  name: 'place-order',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd, say } = surroundings;
    const product = await Product.start(surroundings);
    const bare = await startHelper('./bare-insert-server.mjs', {
      DATABASE_URL: await product.database('bare'),
    });
    atEnd(() => bare.stop());
    const forms = new OrderForms(await shopAt(product.url));
    const measure = (url: string, connections: number) =>
      requestsPerSecond(url, { connections, milliseconds: sizes.loadMs, status: 201 }, () =>
        orderRequest(forms.next()),
      );
    for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) {
      for (const url of [product.url, bare.url]) await measure(url, 32);
    }
    const figures: Figure[] = [];
    for (const connections of CONNECTIONS) {
      say(`${connections} connections`);
      const before = processorTimeOf(product.pid);
      let orders = 0;
      const rounds = await alternate(
        sizes.rounds,
        async () => {
          const rate = await measure(product.url, connections);
          orders += (rate * sizes.loadMs) / 1_000;
          return rate;
        },
        () => measure(bare.url, connections),
      );
      figures.push(compared(`place order, ${connections} connections`, '1/s', rounds));
      if (connections !== CONNECTIONS.at(-1)) continue;
      const { PostgreSQL: _, ...used } = difference(processorTimeOf(product.pid), before);
      for (const [part, ms] of Object.entries(used)) {
        figures.push({ name: `processor time of an order: ${part}`, unit: 'ms', value: ms / orders });
      }
    }
    return figures;
  },
};
