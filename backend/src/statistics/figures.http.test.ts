import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FigureEntries, figureEntriesSchema } from '@bestellwerk/domain/contracts/figure-entries.schema';
import { figureNames, type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { KEY_SEPARATOR, WHOLE_SHOP } from '@bestellwerk/domain/analytics/visit-sums';
import { isSum } from '@bestellwerk/domain/views/figure-definitions';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey } from '../testing/client.js';
import { branch, otherBranch, placed } from '../testing/orders.js';

const date = '2026-11-20';
const period = `from=${date}&to=${date}`;
let stage: BackendHarness;
let admin: Client;
let gross: number;

beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  const visit = { page: '/store/wien?utm_source=flyer', context: 'pwa' } as const;
  gross = (await placed(stage.visitor(), { visit })).pricing.totalGross;
  await placed(stage.visitor());
  await placed(stage.visitor(), { branch: otherBranch.id });
  const canceled = await placed(stage.visitor());
  await admin.post(`/api/orders/${canceled.id}/status/cancel`, { reason: 'Irrtum' }, newKey());
  for (const [place, visitors] of [
    [WHOLE_SHOP, 10],
    [branch.id, 6],
  ] as const) {
    await sum('total', '', { visitors, visits: visitors + 2, hits: 30, bounces: 3, seconds: 600 }, { place });
    await sum('hour', '2026-11-20T17', { visitors, hits: 30 }, { place });
    await sum('page', '/store/wien', { visitors, hits: 20, entries: 8, exits: 5, seconds: 100 }, { place });
    await sum('page', '/', { visitors: 2, hits: 10, entries: 4, exits: 7, seconds: 0 }, { place });
    await sum('event', `cart${KEY_SEPARATOR}add_to_cart`, { visitors: 5, visits: 5, hits: 9 }, { place });
    await sum('event', `checkout${KEY_SEPARATOR}purchase`, { visitors: 2, visits: 2, hits: 2 }, { place });
    await sum('source', 'flyer', { visitors: 4, visits: 4 }, { place });
    await sum('source', '', { visitors: 6, visits: 8 }, { place });
    await sum('browser', `Chrome${KEY_SEPARATOR}141`, { visitors: 3 }, { place });
    await sum('browser', `Chrome${KEY_SEPARATOR}140`, { visitors: 1 }, { place });
    await sum('browser', `Safari${KEY_SEPARATOR}18`, { visitors: 2 }, { place });
    await sum('resolution', '390x844', { visitors: 3 }, { place });
    await sum('class', '0', { visitors: 3 }, { place });
    await sum('scheme', 'true', { visitors: 3 }, { place });
    await sum('flow', ['1', '/', '/store/wien'].join(KEY_SEPARATOR), { visits: 4 }, { place });
    await sum('flow', ['1', '/', 'exit'].join(KEY_SEPARATOR), { visits: 2 }, { place });
    await sum('funnel', 'menu', { visitors: 8, visits: 8 }, { place });
    await sum('funnel', 'order', { visitors: 2, visits: 2 }, { place });
  }
  await sum('excluded', 'bot', { hits: 7 });
  await sum('excluded', 'staff', { hits: 2 });
  await sum('total', '', { visitors: 5, visits: 5, hits: 9 }, { on: '2026-11-19' });
});
afterAll(() => stage?.stop());

interface Sums {
  visitors?: number;
  visits?: number;
  hits?: number;
  bounces?: number;
  entries?: number;
  exits?: number;
  seconds?: number;
}

async function sum(
  kind: string,
  key: string,
  sums: Sums,
  { place = WHOLE_SHOP, on = date } = {},
): Promise<void> {
  const { visitors = 0, visits = 0, hits = 0, bounces = 0, entries = 0, exits = 0, seconds = 0 } = sums;
  await stage.app
    .get(DataSource)
    .query('INSERT INTO app.visit_sum VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
      ...[on, place, kind, key, visitors, visits, hits, bounces, entries, exits, seconds],
    ]);
}

async function read(name: string, query = period, client = admin): Promise<Figures> {
  const { status, body } = await client.get(`/api/statistics/${name}?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return figuresSchema.parse(body.data);
}

describe('GET /api/statistics/{name} of visits', () => {
  it('unique-visitors by hour, with those of the days before', async () => {
    const figures = await read('unique-visitors', `${period}&compare=previous`);
    expect(figures).toMatchObject({ granularity: 'hour', unit: 'visitors', total: 10, previousTotal: 5 });
    expect(figures.series).toHaveLength(24);
    expect(figures.series!.filter(({ value }) => value > 0)).toEqual([
      { t: '2026-11-20T17:00:00.000Z', value: 10 },
    ]);
  });

  it('page-views by day, zero where there were none, and what a visit comes to', async () => {
    const figures = await read('page-views', 'from=2026-11-18&to=2026-11-20&granularity=day');
    expect(figures.series).toEqual([
      { t: '2026-11-18', value: 0 },
      { t: '2026-11-19', value: 9 },
      { t: '2026-11-20', value: 30 },
    ]);
    expect(figures).toMatchObject({
      total: 39,
      figures: { visits: 17, viewsPerVisit: 39 / 17, bounceRate: 3 / 17 },
    });
  });

  it('pages with entries, exits and how long they are looked at', async () => {
    const { rows } = await read('pages');
    expect(rows).toEqual([
      {
        ...{ key: '/store/wien', label: 'Speisekarte wien', value: 20, share: 2 / 3 },
        ...{ visitors: 10, entries: 8, exits: 5, averageSeconds: 5, exitRate: 0.25 },
      },
      expect.objectContaining({ key: '/', exitRate: 0.7 }),
    ]);
  });

  it('events with the part of the visitors who did them', async () => {
    const { rows, series } = await read('events');
    expect(series).toEqual([{ t: date, value: 11, 'cart/add_to_cart': 9, 'checkout/purchase': 2 }]);
    expect(rows![0]).toMatchObject({ label: 'In den Warenkorb gelegt', value: 9, conversion: 0.5 });
  });

  it('event-flow as a graph, and as steps to the order', async () => {
    const { nodes, links, rows } = await read('event-flow');
    expect(nodes!.map(({ id, visits }) => [id, visits])).toContainEqual(['1:/', 6]);
    expect(links).toHaveLength(2);
    expect(rows!.map(({ label, value, share }) => [label, value, share])).toEqual([
      ['Speisekarte', 8, 1],
      ['Warenkorb', 0, 0],
      ['Kassa', 0, 0],
      ['Bestellung', 2, 0.25],
    ]);
  });

  it('browsers with their versions, and what screens are like', async () => {
    const { rows } = await read('browsers');
    expect(rows!.map(({ label, value, children }) => [label, value, children!.length])).toEqual([
      ['Chrome', 4, 2],
      ['Safari', 2, 1],
    ]);
    expect(await read('resolutions')).toMatchObject({
      rows: [{ label: '390 × 844' }],
      groups: [{ label: 'Telefon (unter 720 px)' }],
    });
    expect((await read('color-schemes')).rows).toMatchObject([{ label: 'Dunkel', value: 3 }]);
  });

  it('visitor-times on the clock of the shop', async () => {
    const { matrix } = await read('visitor-times');
    expect(matrix).toHaveLength(168);
    expect(matrix!.filter(({ value }) => value > 0)).toEqual([{ weekday: 5, hour: 18, value: 10 }]);
  });

  it('say what was left out, and how many orders were seen', async () => {
    const { meta } = await read('pages');
    expect(meta).toMatchObject({ botsExcluded: 7, internalExcluded: 2, consentRate: 0.5, truncated: false });
    expect(meta.projectionPosition).toMatch(/^\d+$/);
  });
});

describe('GET /api/statistics/{name} of orders', () => {
  it('items of sold orders, with name, amount and money', async () => {
    const { rows, total } = await read('items');
    expect(rows![0]).toMatchObject({ orders: 3, unit: expect.any(String) });
    expect(rows![0]!.label).not.toBe('Unbekannt');
    expect(total).toBeGreaterThan(0);
  });

  it('popular-items by the orders that have them, and new since the days before', async () => {
    const { rows, total } = await read('popular-items');
    expect(rows![0]).toMatchObject({ rank: 1, value: 3, share: 1, delta: null });
    expect(total).toBe(3);
  });

  it('order-times by placing, with canceled orders, and by when they are due, without', async () => {
    const [byPlacing, byDue] = [await read('order-times'), await read('order-times', `${period}&by=due`)];
    expect([byPlacing.total, byDue.total]).toEqual([4, 3]);
    expect(byPlacing.matrix!.filter(({ value }) => value > 0)).toHaveLength(1);
  });

  it('order-origins, revenue-origins and referrers agree on where an order came from', async () => {
    const orders = await read('order-origins');
    expect(orders.rows!.map(({ label, value }) => [label, value])).toEqual([
      ['Online-Shop', 3],
      ['Installierte App, Flyer', 1],
    ]);
    const revenue = (await read('revenue-origins')).rows!.find(({ source }) => source === 'flyer');
    expect(revenue).toMatchObject({ value: gross, averageGross: gross });
    expect((await read('referrers')).rows).toMatchObject([
      { label: 'Direkt aufgerufen', value: 8, orders: 3 },
      { label: 'Flyer', value: 4, visitors: 4, orders: 1, gross },
    ]);
  });
});

describe('what figures are asked about', () => {
  it('may be some branches', async () => {
    expect((await read('unique-visitors', `${period}&branch=${branch.id}`)).total).toBe(6);
    expect((await read('unique-visitors', `${period}&branch=${otherBranch.id}`)).total).toBe(0);
    const both = [`${branch.id},${otherBranch.id}`, `${branch.id}&branch=${otherBranch.id}`];
    for (const branches of both) {
      expect((await read('popular-items', `${period}&branch=${branches}`)).total).toBe(3);
    }
    expect((await read('popular-items', `${period}&branch=${otherBranch.id}`)).total).toBe(1);
  });

  it('are those of their own branches for managers, and none for other staff', async () => {
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await read('unique-visitors', period, manager)).total).toBe(6);
    const other = await manager.get(`/api/statistics/pages?${period}&branch=${otherBranch.id}`);
    expect(other.status).toBe(403);
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await employee.get(`/api/statistics/pages?${period}`)).status).toBe(403);
    expect((await stage.visitor().get(`/api/statistics/pages?${period}`)).status).toBe(401);
  });

  it.each(figureNames)('%s answer about days without anything', async (name) => {
    const figures = await read(name, 'from=2025-01-01&to=2025-12-31&compare=year');
    expect(figures).toMatchObject({ name, granularity: 'week', total: 0, previousTotal: 0 });
  });

  it.each([
    ['from=2026-11-21&to=2026-11-20', 'to', 'Das Ende darf nicht vor dem Anfang liegen.'],
    [`${period}&granularity=minute`, 'granularity', 'Bitte wählen Sie einen der möglichen Werte.'],
    [`${period}&branch=x`, 'branch.0', 'Diese Kennung ist ungültig.'],
    [`${period}&branch=00000000-0000-4000-8000-000000000000`, 'branch', 'Diese Filiale gibt es nicht.'],
    [`${period}&compare=x`, 'compare', 'Bitte wählen Sie einen der möglichen Werte.'],
  ])('are refused as %s', async (query, field, message) => {
    const { status, body } = await admin.get(`/api/statistics/pages?${query}`);
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });
});

describe('GET /api/statistics/{name}/entries', () => {
  async function entriesOf(name: string, query: string): Promise<FigureEntries['entries']> {
    const all: FigureEntries['entries'] = [];
    for (let after = ''; ;) {
      const { status, body } = await admin.get(`/api/statistics/${name}/entries?${query}&after=${after}`);
      expect([status, body.errors]).toEqual([200, undefined]);
      const { entries, next } = figureEntriesSchema.parse(body.data);
      all.push(...entries);
      if (next === null) return all;
      after = encodeURIComponent(next);
    }
  }
  const sumOf = (entries: FigureEntries['entries']) => entries.reduce((sum, { value }) => sum + value, 0);

  it.each(figureNames.filter(isSum))('are what %s is the sum of, as a whole and row by row', async (name) => {
    const { total, rows = [], groups = [], rates = [] } = await read(name);
    expect(sumOf(await entriesOf(name, period))).toBeCloseTo(total, 4);
    // Rows of the flow are steps of the same visits, and its groups are none of their own.
    const lists = name === 'event-flow' ? {} : { rows, groups, rates };
    for (const [list, all] of Object.entries(lists)) {
      for (const { key, value } of all) {
        const own = await entriesOf(name, `${period}&list=${list}&row=${encodeURIComponent(key)}`);
        expect([list, key, sumOf(own)]).toEqual([list, key, expect.closeTo(value, 4)]);
      }
    }
  });

  it('have net and tax where the statistic is revenue, which add up too', async () => {
    const { figures } = await read('revenue');
    const entries = await entriesOf('revenue', period);
    const sumOfAll = (name: 'net' | 'tax') => entries.reduce((sum, one) => sum + one[name]!, 0);
    expect([sumOfAll('net'), sumOfAll('tax')]).toEqual([
      expect.closeTo(figures!.net!, 4),
      expect.closeTo(figures!.tax!, 4),
    ]);
  });

  it('come with the latest placed order of a day first', async () => {
    const times = (await entriesOf('orders', period)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it.each([
    ['order-forecast', 'rows', 404],
    ['items', 'rates', 422],
  ])('are not there where %s has no such sum in its %s', async (name, list, status) => {
    const { status: refused } = await admin.get(`/api/statistics/${name}/entries?${period}&list=${list}`);
    expect(refused).toBe(status);
  });

  it('lead to their orders', async () => {
    const [one] = await entriesOf('orders', `${period}&branch=${otherBranch.id}`);
    expect(one).toMatchObject({ kind: 'order', date, branch: otherBranch.id, value: 1 });
    expect(one!.label).toMatch(/^Bestellung \d+$/);
    expect((await admin.get(`/api/orders/${one!.id}`)).status).toBe(200);
  });

  it.each(['gestern', '2026-99-99 1', '2026-11-20 nobody', '2026-11-20%00'])(
    'refuse to go on after %s',
    async (after) => {
      const { status, body } = await admin.get(`/api/statistics/orders/entries?${period}&after=${after}`);
      expect([status, body.errors[0].field]).toEqual([422, 'after']);
    },
  );
});
