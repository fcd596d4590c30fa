import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { EVENTS_PER_ORDER, fillOrders } from '../load/fill-orders.js';
import { HttpConnection, requestText } from '../load/http-connection.js';
import { OrderForms, shopAt } from '../load/order-forms.js';
import { type Figure, median, percentile } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { memoryOf } from '../harness/cpu.js';
import { openLog } from '../harness/log-stage.js';
import { Product } from '../harness/product.js';
import { ReadModels } from '../harness/read-models.js';

const TIMES = 40;

const questions: Readonly<Record<string, string>> = {
  'the newest orders': '',
  'one name': 'search=muster+4711',
  'a name that everybody has': 'search=anna',
  'a phone that everybody has': 'search=0660+1234567',
  'a ticket': 'search=%23471',
  'nothing that is there': 'search=xylophonistin',
};

/** Lists and searches of many orders; then how soon such an installation is ready after a restart and a restore. */
export const largeLog: Scenario = {
  name: 'large-log',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, folder, say } = surroundings;
    const events = sizes.many * EVENTS_PER_ORDER;
    say(`writing ${sizes.many} orders, ${events} events`);
    const first = await Product.start(surroundings);
    await fill(first, surroundings);
    const figures = await listed(first, surroundings);
    const archive = join(folder, 'archive.tar');
    const backupMs = await program(first.dataDir, 'backup', archive);
    say(`backed up in ${(backupMs / 1000).toFixed(0)} s`);
    await first.stop();
    const again = await Product.start(surroundings, first.dataDir);
    say(`ready ${(again.startUpMs / 1000).toFixed(1)} s after the restart`);
    await again.stop();
    const restored = join(folder, 'restored');
    const restoreMs = await program(restored, 'restore', archive);
    say(`restored in ${(restoreMs / 1000).toFixed(0)} s`);
    const rebuilt = await Product.start(surroundings, restored);
    const progress = rebuilt.output.split('\n').filter((line) => line.includes('not ready yet'));
    for (const line of [progress[0], progress.at(-1)]) if (line) say(line.trim());
    say(
      `ready ${(rebuilt.startUpMs / 1000).toFixed(1)} s after the restore, ${progress.length} lines until then`,
    );
    const total = await ordersOf(rebuilt);
    if (total !== sizes.many) throw new Error(`Ready with ${total} of ${sizes.many} orders in the list`);
    const inSeconds = (name: string, ms: number): Figure => ({ name, unit: 's', value: ms / 1000 });
    return [
      ...figures,
      inSeconds(`backup of ${events} events`, backupMs),
      inSeconds(`restore of ${events} events`, restoreMs),
      inSeconds(`ready after a restart with ${events} events`, again.startUpMs),
      inSeconds(`ready after a restore of ${events} events`, rebuilt.startUpMs),
      ...Object.entries(memoryOf(rebuilt.pid)).map(([part, value]) => ({
        name: `memory after ${events} events: ${part}`,
        unit: 'MiB',
        value,
      })),
    ];
  },
};

async function fill(product: Product, { sizes, say }: Surroundings): Promise<void> {
  const ends: (() => Promise<unknown> | unknown)[] = [];
  const log = await openLog(product.eventStoreUrl, product.databaseUrl, (end) => ends.unshift(end));
  const readModels = await ReadModels.open(product.databaseUrl);
  const { branch } = new OrderForms(await shopAt(product.url));
  const head = await fillOrders(log, sizes.many, {
    branch,
    businessDate: businessDate(new Date(), 'Europe/Vienna'),
  });
  say('written');
  await readModels.until(head);
  await readModels.rows('VACUUM ANALYZE');
  await readModels.close();
  for (const end of ends) await end();
}

async function listed(product: Product, { sizes, say }: Surroundings): Promise<Figure[]> {
  const connection = await HttpConnection.open(product.url);
  const cookie = await product.signIn();
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(questions)) {
    const request = requestText('GET', `/api/orders?limit=25&${query}`, { cookie });
    const least = requestText('GET', '/health/live', {});
    const rounds = { product: [] as number[], limit: [] as number[] };
    for (let round = 0; round <= sizes.rounds; round += 1) {
      const [asked, answered] = [await timesOf(connection, request), await timesOf(connection, least)];
      if (round === 0) continue;
      rounds.product.push(percentile(asked, 0.95));
      rounds.limit.push(percentile(answered, 0.95));
    }
    say(`${name}: ${median(rounds.product).toFixed(1)} ms beside ${median(rounds.limit).toFixed(1)} ms`);
    figures.push({
      name: `${name} among ${sizes.many} orders, p95`,
      unit: 'ms',
      value: median(rounds.product),
      limit: median(rounds.limit),
      isMoreBetter: false,
    });
  }
  connection.close();
  return figures;
}

async function timesOf(connection: HttpConnection, request: string): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const asked = performance.now();
    const { status, body } = await connection.send(request);
    if (status !== 200) throw new Error(`A question was answered ${status}: ${body}`);
    times.push(performance.now() - asked);
  }
  return times;
}

/** Runs a program of the product's on a data folder; answers its milliseconds. */
async function program(dataDir: string, name: 'backup' | 'restore', archive: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/part.mjs', `ops/dist/backup/${name}-main.js`, archive], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return performance.now() - begun;
}

async function ordersOf(product: Product): Promise<number> {
  const response = await fetch(`${product.url}/api/orders?limit=1`, {
    headers: { cookie: await product.signIn() },
  });
  return ((await response.json()) as { meta: { total: number } }).meta.total;
}
