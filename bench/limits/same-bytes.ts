import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { requestText } from '../load/http-connection.js';
import { requestsPerSecond } from '../load/load.js';
import { alternate, compared, type Figure } from '../report/figure.js';
import type { Surroundings } from '../scenario.js';
import { startHelper } from './helper.js';

/** The only path that the bare server has. */
const BARE_PATH = '/api/init';
const CONNECTIONS = [1, 32];

interface Asked {
  /** Of the figures. */
  readonly name: string;
  /** Of the product, such as 'http://127.0.0.1:3000'. */
  readonly url: string;
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** How often a second the product answers a request, beside a bare Fastify that sends the same bytes. */
export async function besideSameBytes(
  { name, url, path, headers }: Asked,
  { sizes, folder, atEnd }: Surroundings,
): Promise<Figure[]> {
  const file = join(folder, name);
  await writeFile(file, await bytesOf(url + path, headers));
  const bare = await startHelper('./static-server.mjs', { BENCH_FILE: file });
  atEnd(() => bare.stop());
  const measure = (server: string, asked: string, connections: number) => {
    const request = requestText('GET', asked, headers);
    const load = { connections, milliseconds: sizes.loadMs, status: 200 };
    return requestsPerSecond(server, load, () => request);
  };
  await measure(url, path, 32);
  await measure(bare.url, BARE_PATH, 32);
  const figures: Figure[] = [];
  for (const connections of CONNECTIONS) {
    const rounds = await alternate(
      sizes.rounds,
      () => measure(url, path, connections),
      () => measure(bare.url, BARE_PATH, connections),
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
