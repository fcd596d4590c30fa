import { Product } from '../harness/product.js';
import { besideSameBytes } from '../limits/same-bytes.js';
import type { Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';

/** As browsers ask for it. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** The page of a branch with its head, beside a bare Fastify that sends the same bytes: at least half as many. */
export const firstPage: Scenario = {
  name: 'first-page',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { url } = await Product.start(surroundings);
    const path = await pathOfBranch(url);
    return besideSameBytes({ name: 'first page of a branch', url, path, headers }, surroundings);
  },
};

async function pathOfBranch(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/init`);
  const { data } = (await answer.json()) as { data: { branches: { identifier: string }[] } };
  return `/store/${data.branches[0]!.identifier}`;
}
