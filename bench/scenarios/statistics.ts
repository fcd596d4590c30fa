import { join } from 'node:path';
import { addDays, businessDate, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { type Days, MOST_STATISTIC_DAYS } from '@bestellwerk/domain/statistics/period';
import pg from 'pg';
import { fillSales } from '../load/fill-sales.js';
import { fillHits, fillVisitSums, untilMonthsAreSummed } from '../load/fill-visits.js';
import { fillWorkingTime } from '../load/fill-working-time.js';
import { HttpConnection, requestText } from '../load/http-connection.js';
import { shopAt } from '../load/order-forms.js';
import { type AskedFigures, statisticPages } from '../load/statistic-pages.js';
import { type Figure, median, percentile } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { Product } from '../harness/product.js';
import { ReadModels } from '../harness/read-models.js';

const TIME_ZONE = 'Europe/Vienna';
/** A browser has no more connections to a server. */
const CONNECTIONS = 6;
const TIMES_A_ROUND = 6;
const PART = 10;
const PEOPLE = 24;

/** Pages of statistics over three years, beside the bare sums of the same rows, and beside a tenth of orders and hits. */
export const statistics: Scenario = {
  name: 'statistics',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, say } = surroundings;
    const today = businessDate(new Date(), TIME_ZONE);
    const days = { from: addDays(today, 1 - MOST_STATISTIC_DAYS), to: today };
    const [orders, hits] = [sizes.many, sizes.hits];
    const part = (count: number) => Math.ceil(count / PART);
    const young = await Installation.start(surroundings, 'young', days, part(orders), part(hits));
    const old = await Installation.start(surroundings, 'old', days, orders, hits);
    const pages = Object.entries(statisticPages(days));
    const figures: Figure[] = [];
    for (const [page, asked] of pages) {
      const empty = (await old.ask(asked)).find((body) => /"total":0\b/.test(body));
      if (empty) throw new Error(`${page} has nothing: ${empty.slice(0, 200)}`);
      const rounds: Round[] = [];
      for (let round = 0; round <= sizes.rounds; round++) rounds.push(await measured(old, young, asked));
      figures.push(...figuresOf(page, asked, rounds.slice(1), say));
    }
    return figures;
  },
};

/** Milliseconds, each of them several times. */
interface Round {
  readonly requests: readonly (readonly number[])[];
  readonly bareRequests: readonly (readonly number[])[];
  readonly page: readonly number[];
  readonly barePage: readonly number[];
  readonly youngPage: readonly number[];
}

async function measured(old: Installation, young: Installation, asked: AskedFigures[]): Promise<Round> {
  const requests: number[][] = [];
  const bareRequests: number[][] = [];
  for (const one of asked) {
    requests.push(await timesOf(() => old.ask([one])));
    bareRequests.push(await timesOf(() => old.add([one])));
  }
  const [page, barePage] = [await timesOf(() => old.ask(asked)), await timesOf(() => old.add(asked))];
  return { requests, bareRequests, page, barePage, youngPage: await timesOf(() => young.ask(asked)) };
}

function figuresOf(page: string, asked: AskedFigures[], rounds: Round[], say: Surroundings['say']): Figure[] {
  const p95Of = (times: (round: Round) => readonly number[]) => percentile(rounds.flatMap(times), 0.95);
  const figure = (
    name: string,
    product: (round: Round) => readonly number[],
    limit: (round: Round) => readonly number[],
  ): Figure => ({
    ...{ name, unit: 'ms', value: p95Of(product), limit: p95Of(limit), isMoreBetter: false },
    ratio: median(rounds.map((round) => median(product(round)) / median(limit(round)))),
  });
  const each = asked.map((_, index) => p95Of(({ requests }) => requests[index]!));
  for (const [index, { path }] of asked.entries())
    say(`${path.slice(16)}: p95 ${each[index]!.toFixed(0)} ms`);
  const slowest = each.indexOf(Math.max(...each));
  return [
    figure(
      `statistics, ${page}: its slowest request, p95`,
      ({ requests }) => requests[slowest]!,
      ({ bareRequests }) => bareRequests[slowest]!,
    ),
    figure(
      `statistics, ${page}: all requests at once, p95`,
      (round) => round.page,
      (round) => round.barePage,
    ),
    figure(
      `growth of statistics, ${page}: beside a tenth of orders and hits, p95`,
      (round) => round.page,
      (round) => round.youngPage,
    ),
  ];
}

class Installation {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
    private readonly database: pg.Pool,
  ) {}

  static async start(surroundings: Surroundings, name: string, days: Days, orders: number, hits: number) {
    const { folder, atEnd, say } = surroundings;
    const first = await Product.start(surroundings, join(folder, name));
    const shop = await shopAt(first.url);
    say(`${name}: ${orders} orders and ${hits} hits`);
    await filling(first, async (readModels) => {
      await fillSales(readModels, orders, days, shop);
      say(`${name}: orders are there`);
      await fillWorkingTime(readModels, PEOPLE, days, shop);
      await fillHits(readModels, hits, daysOfVisits(days), shop.branches);
      say(`${name}: hits are there`);
    });
    // Only a backend that starts looks for days to count before yesterday, and for months that are over.
    await first.stop();
    const second = await Product.start(surroundings, first.dataDir);
    await filling(second, (readModels) => fillVisitSums(readModels, daysOfVisits(days)));
    await second.stop();
    const product = await Product.start(surroundings, first.dataDir);
    await filling(product, untilMonthsAreSummed);
    say(`${name}: sums of visits are there`);
    const database = new pg.Pool({ connectionString: product.databaseUrl, max: CONNECTIONS });
    atEnd(() => database.end());
    return new Installation(product.url, await product.signIn(), database);
  }

  /** As a page does, over connections of its own: the server closes those that nobody uses for a while. */
  async ask(asked: readonly AskedFigures[]): Promise<string[]> {
    const waiting = asked.map(({ path }) => path);
    const bodies: string[] = [];
    const work = async () => {
      const connection = await HttpConnection.open(this.url);
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { status, body } = await connection.send(requestText('GET', path, { cookie: this.cookie }));
        if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
        bodies.push(body);
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: Math.min(CONNECTIONS, asked.length) }, work));
    return bodies;
  }

  async add(asked: readonly AskedFigures[]): Promise<void> {
    await Promise.all(asked.map(({ bare }) => this.database.query(bare)));
  }
}

/** Visits are counted by calendar days: after midnight there is one more than business days. */
const daysOfVisits = ({ from }: Days): Days => ({ from, to: localTime(new Date(), TIME_ZONE).date });

async function filling(product: Product, fill: (readModels: ReadModels) => Promise<void>): Promise<void> {
  const readModels = await ReadModels.open(product.databaseUrl);
  try {
    await fill(readModels);
    await readModels.rows('VACUUM ANALYZE');
    // Otherwise the database has too much to write when it is stopped.
    await readModels.rows('CHECKPOINT');
  } finally {
    await readModels.close();
  }
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES_A_ROUND; time++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}
