import { get } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startHelper } from '../limits/helper.js';
import { requestText } from '../load/http-connection.js';
import { requestsPerSecond } from '../load/load.js';
import { alternate, compared, type Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { Product } from '../harness/product.js';

const PATH = '/api/init';
const CONNECTIONS = [1, 32];
/** As it is, and as browsers ask for it. */
const kinds: { readonly name: string; readonly headers: Record<string, string> }[] = [
  { name: 'start-up batch', headers: {} },
  { name: 'start-up batch, compressed', headers: { 'accept-encoding': 'gzip, deflate, br' } },
];
type Kind = (typeof kinds)[number];

/** What the shop starts with, beside a bare Fastify that sends the same bytes. */
export const init: Scenario = {
  name: 'init',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const product = await Product.start(surroundings);
    const figures: Figure[] = [];
    for (const kind of kinds) figures.push(...(await figuresOf(kind, product.url, surroundings)));
    return figures;
  },
};

async function figuresOf(
  { name, headers }: Kind,
  url: string,
  { sizes, folder, atEnd }: Surroundings,
): Promise<Figure[]> {
  const file = join(folder, name);
  await writeFile(file, await bytesOf(url + PATH, headers));
  const bare = await startHelper('./static-server.mjs', { BENCH_FILE: file });
  atEnd(() => bare.stop());
  const request = requestText('GET', PATH, headers);
  const measure = (server: string, connections: number) =>
    requestsPerSecond(server, { connections, milliseconds: sizes.loadMs, status: 200 }, () => request);
  for (const server of [url, bare.url]) await measure(server, 32);
  const figures: Figure[] = [];
  for (const connections of CONNECTIONS) {
    const rounds = await alternate(
      sizes.rounds,
      () => measure(url, connections),
      () => measure(bare.url, connections),
    );
    figures.push(compared(`${name}, ${connections} connections`, '1/s', rounds));
  }
  return figures;
}

/** A body as it goes over the wire. */
const bytesOf = (url: string, headers: Record<string, string>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => void buffer(answer).then(resolve, reject)).once('error', reject);
  });
