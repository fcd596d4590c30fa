import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startHelper } from '../limits/helper.js';
import { requestText } from '../load/http-connection.js';
import { requestsPerSecond } from '../load/load.js';
import { alternate, compared, type Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { Product } from '../stage/product.js';

const PATH = '/api/init';
const CONNECTIONS = [1, 32];

/** What the shop starts with, beside a bare Fastify that sends the same bytes. */
export const init: Scenario = {
  name: 'init',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, folder, atEnd } = surroundings;
    const product = await Product.start(surroundings);
    const file = join(folder, 'init.json');
    await writeFile(file, await (await fetch(product.url + PATH)).text());
    const bare = await startHelper('./static-server.mjs', { BENCH_FILE: file });
    atEnd(() => bare.stop());
    const request = requestText('GET', PATH, {});
    const measure = (url: string, connections: number) =>
      requestsPerSecond(url, { connections, milliseconds: sizes.loadMs, status: 200 }, () => request);
    for (const url of [product.url, bare.url]) await measure(url, 32);
    const figures: Figure[] = [];
    for (const connections of CONNECTIONS) {
      const rounds = await alternate(
        sizes.rounds,
        () => measure(product.url, connections),
        () => measure(bare.url, connections),
      );
      figures.push(compared(`start-up batch, ${connections} connections`, '1/s', rounds));
    }
    return figures;
  },
};
