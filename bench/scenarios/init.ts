import { Product } from '../harness/product.js';
import { besideSameBytes } from '../limits/same-bytes.js';
import type { Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';

/** As it is, and as browsers ask for it. */
const kinds: { readonly name: string; readonly headers: Record<string, string> }[] = [
  { name: 'start-up batch', headers: {} },
  { name: 'start-up batch, compressed', headers: { 'accept-encoding': 'gzip, deflate, br' } },
];

/** What the shop starts with, beside a bare Fastify that sends the same bytes. */
export const init: Scenario = {
  name: 'init',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { url } = await Product.start(surroundings);
    const figures: Figure[] = [];
    for (const kind of kinds) {
      figures.push(...(await besideSameBytes({ ...kind, url, path: '/api/init' }, surroundings)));
    }
    return figures;
  },
};
