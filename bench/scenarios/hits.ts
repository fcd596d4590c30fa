import { startHelper } from '../limits/helper.js';
import { HttpConnection } from '../load/http-connection.js';
import { shopAt } from '../load/order-forms.js';
import { paced } from '../load/paced.js';
import { Visits } from '../load/visits.js';
import { alternate, compared, type Figure, percentile } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { Product } from '../harness/product.js';

const HITS_PER_SECOND = 5_000;
const PER_CALL = 20;
const CALLS_PER_SECOND = HITS_PER_SECOND / PER_CALL;
const MOST_MS = 50;
const MINUTE_MS = 60_000;
/** Of a whole minute, as in a full run. */
const MEASUREMENTS_PER_MINUTE = 15;

/** Visits of the shop at 5 000 hits a second for a minute, beside a bare Fastify that stores each call's entries as rows. */
export const hits: Scenario = {
  name: 'hits',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd, say } = surroundings;
    const product = await Product.start(surroundings);
    const bare = await startHelper('./bare-hits-server.mjs', {
      DATABASE_URL: await product.database('bare_hits'),
    });
    atEnd(() => bare.stop());
    const visits = new Visits((await shopAt(product.url)).branches[0]!, PER_CALL);
    const measure = async (url: string, milliseconds: number): Promise<number> => {
      const times = await callTimes(url, milliseconds, () => visits.next());
      return percentile(times, 0.95);
    };
    for (const url of [product.url, bare.url]) await measure(url, sizes.loadMs);
    const minute = Math.min(MINUTE_MS, MEASUREMENTS_PER_MINUTE * sizes.loadMs);
    const whole = await measure(product.url, minute);
    say(`p95 ${whole.toFixed(1)} ms over ${minute / 1_000} s`);
    if (whole > MOST_MS) throw new Error(`hits: p95 ${whole.toFixed(0)} ms, more than ${MOST_MS}`);
    const rounds = await alternate(
      sizes.rounds,
      () => measure(product.url, sizes.loadMs),
      () => measure(bare.url, sizes.loadMs),
    );
    return [
      {
        name: 'visits, 5 000 hits a second for a minute, p95',
        unit: 'ms',
        value: whole,
        limit: MOST_MS,
        isMoreBetter: false,
      },
      compared('visits, a call of 20 hits, p95', 'ms', rounds, false),
    ];
  },
};

/** How long each call took, the waiting for a free connection included: browsers have connections of their own. */
async function callTimes(url: string, milliseconds: number, next: () => string): Promise<number[]> {
  const free: HttpConnection[] = [];
  const all: HttpConnection[] = [];
  const times: number[] = [];
  try {
    await paced(CALLS_PER_SECOND, milliseconds, async () => {
      const started = performance.now();
      let connection = free.pop();
      if (!connection) {
        connection = await HttpConnection.open(url);
        all.push(connection);
      }
      const { status, body } = await connection.send(next());
      if (status !== 200) throw new Error(`${url} answered ${status}: ${body}`);
      free.push(connection);
      times.push(performance.now() - started);
    });
  } finally {
    for (const connection of all) connection.close();
  }
  return times;
}
