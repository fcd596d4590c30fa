import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { AnalyticsEntry } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { Killer } from '../chaos/killer.js';
import { RetryingClient } from '../chaos/retrying-client.js';
import { SeededRandom } from '../chaos/seeded-random.js';
import { administrator } from '../support/administrator.js';
import { Product } from '../support/product.js';
import { countsText } from './page-watch.js';
import type { Trial, TrialReport } from './trial.js';

const SECONDS = 120;
const CALLS_PER_SECOND = 10;
const COUNTED_WITHIN_MS = 60_000;

const event = (category: string, action: string) => ({ type: 'event', category, action }) as const;

/** A visit of 20 entries: 3 pages, 2 products into the cart, an order. */
function visitOf({ id, identifier }: { id: string; identifier: string }): AnalyticsEntry[] {
  const place = { path: `/store/${identifier}`, branch: id, context: 'web' } as const;
  const view = (path: string) => ({ ...event('page', 'page_view'), data: { ...place, path } });
  return [
    {
      type: 'device',
      action: 'device-init',
      category: 'device',
      data: { ...place, screenWidth: 390, screenHeight: 844 },
    },
    ...['/', place.path, `${place.path}/checkout`].map(view),
    ...['add_to_cart', 'add_to_cart'].map((action) => ({ ...event('cart', action), data: place })),
    { ...event('checkout', 'purchase'), data: place },
    ...Array.from({ length: 13 }, () => ({
      ...event('page', 'engagement'),
      data: { ...place, activeSeconds: 2 },
    })),
  ];
}

/** 200 entries a second for two minutes while parts of the product are killed: each answered call counts once. */
async function tryVisits(say: (line: string) => void): Promise<TrialReport> {
  const product = await Product.start();
  try {
    const guests = new RetryingClient(product.url);
    const { data } = await guests.ask('GET', '/api/init');
    const end = Date.now() + SECONDS * 1_000;
    const killer = new Killer(product, new SeededRandom(7, 'visits'), say);
    const killing = killer.work(end);
    const [sent, findings]: [Promise<void>[], string[]] = [[], []];
    let answered = 0;
    for (let visitor = 0; Date.now() < end; visitor += 1) {
      const send = guests.ask('POST', '/api/analytics-log', {
        body: visitOf(data.branches[visitor % data.branches.length]),
        key: randomUUID(),
        headers: { 'user-agent': `${AGENT} Visitor/${visitor}` },
      });
      sent.push(
        send.then(
          () => void answered++,
          (error: Error) => void findings.push(error.message),
        ),
      );
      await delay(1_000 / CALLS_PER_SECOND);
    }
    await killing;
    await Promise.all(sent);
    await product.ready();
    const counted = await countedFigures(product.url, answered);
    const expected = expectedOf(answered);
    for (const [what, count] of Object.entries(expected)) {
      if (counted[what] !== count) findings.push(`${what}: ${counted[what]} counted, ${count} answered`);
    }
    return {
      figures: {
        kills: countsText(killer.kills),
        calls: `${answered} answered, ${guests.unanswered} attempts without an answer`,
        counted: countsText(counted),
      },
      findings,
    };
  } finally {
    await product.stop();
  }
}

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const expectedOf = (visits: number): Record<string, number> => ({
  ...{ visitors: visits, visits, views: 3 * visits },
  ...{ 'added to the cart': 2 * visits, purchases: visits },
});

/** As the pages show them, once as many visitors are counted or a minute has passed. */
async function countedFigures(url: string, visitors: number): Promise<Record<string, number>> {
  const office = await new RetryingClient(url).signIn(administrator);
  const today = new Date().toISOString().slice(0, 10);
  const read = async (name: string) => {
    const days = `from=${addDays(today, -1)}&to=${addDays(today, 1)}`;
    return (await office.ask('GET', `/api/statistics/${name}?${days}`)).data;
  };
  for (const end = Date.now() + COUNTED_WITHIN_MS; ; await delay(500)) {
    const views = await read('page-views');
    if (views.figures.visitors < visitors && Date.now() < end) continue;
    const { rows } = await read('events');
    const of = (key: string) => rows.find((row: { key: string }) => row.key === key)?.value ?? 0;
    return {
      ...{ visitors: views.figures.visitors, visits: views.figures.visits, views: views.total },
      ...{ 'added to the cart': of('cart/add_to_cart'), purchases: of('checkout/purchase') },
    };
  }
}

export const visits: Trial = {
  name: 'visits',
  about: '200 entries of visits a second for two minutes while parts are killed at random',
  run: tryVisits,
};
