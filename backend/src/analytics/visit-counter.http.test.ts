import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import { branch, otherBranch } from '../testing/orders.js';
import { countDay } from './count-day.js';
import { HitTables } from './hit-tables.js';
import { interaction, KeptHits, nothing, view } from './testing/kept-hits.js';
import { referenceSums, type TestHit, type TestSum } from './testing/visit-reference.js';
import { VisitCounter } from './visit-counter.js';

const DAY: CalendarDate = '2026-11-20';

let stage: BackendHarness;
let tables: HitTables;
let counter: VisitCounter;
let kept: KeptHits;
beforeAll(async () => {
  stage = await BackendHarness.start();
  tables = stage.app.get(HitTables);
  counter = stage.app.get(VisitCounter);
  kept = new KeptHits(stage.app.get(DataSource));
  await tables.ready(DAY);
});
afterAll(() => stage?.stop());
beforeEach(() => kept.empty());

const sql = (text: string, values: unknown[] = []) => stage.app.get(DataSource).query(text, values);
const keep = (hits: readonly TestHit[], date = DAY) => kept.keep(hits, date);

const fields = ['visitors', 'visits', 'hits', 'bounces', 'entries', 'exits', 'seconds'] as const;
async function sums(kinds?: readonly string[]): Promise<Map<string, TestSum>> {
  const rows: (TestSum & { branch: string; kind: string; key: string })[] = await sql(
    'SELECT branch, kind, key, visitors, visits, hits, bounces, entries, exits, seconds::int AS seconds FROM app.visit_sum',
  );
  const chosen = rows.filter(({ kind }) => !kinds || kinds.includes(kind));
  return new Map(
    chosen.map((row) => [
      [row.branch, row.kind, row.key].join(' '),
      Object.fromEntries(fields.map((field) => [field, row[field]])) as unknown as TestSum,
    ]),
  );
}
const sumOf = async (kind: string, key = '') => {
  const found = [...(await sums([kind]))].find(
    ([name]) => name === `00000000-0000-0000-0000-000000000000 ${kind} ${key}`,
  );
  return found?.[1];
};

describe('the sums of a day', () => {
  it('part visits at a pause of more than 30 minutes, and at another place they come from', async () => {
    await keep([view(0, '/'), view(30, '/store/wien'), view(61, '/'), view(62, '/', { source: 'Google' })]);
    await keep([view(63, '/', { source: 'Google' }), view(64, '/'), view(65, '/', { source: 'Instagram' })]);
    await countDay(stage.app.get(DataSource), DAY);
    expect(await sumOf('total')).toMatchObject({ visitors: 1, visits: 4, hits: 7, bounces: 2 });
    expect(await sumOf('source', 'Google')).toMatchObject({ visitors: 1, visits: 1, hits: 3 });
    expect(await sumOf('page', '/')).toMatchObject({ hits: 6, entries: 4, exits: 3 });
    expect(await sumOf('hour', '2026-11-20T07')).toMatchObject({ visitors: 1, visits: 3, hits: 5 });
  });

  it('do not count a visit of one page as a bounce if something was done there', async () => {
    await keep([
      view(0, '/store/wien'),
      interaction(1, 'add_to_cart'),
      interaction(2, 'engagement', { data: { activeSeconds: 40 } }),
    ]);
    await keep([
      view(0, '/store/wien', { visitor: 'b' }),
      interaction(2, 'engagement', { visitor: 'b', data: { activeSeconds: 20 } }),
    ]);
    await countDay(stage.app.get(DataSource), DAY);
    expect(await sumOf('total')).toMatchObject({ visitors: 2, bounces: 1, seconds: 60 });
    expect(await sumOf('event', 'shop\u001fadd_to_cart')).toMatchObject({ visitors: 1, visits: 1, hits: 1 });
    expect([...(await sums(['event'])).keys()]).toHaveLength(1);
  });

  it('count that a page was scrolled to its end, which is neither a step nor more than a bounce', async () => {
    await keep([view(0, '/store/wien'), interaction(1, 'scroll'), view(2, '/')]);
    await keep([view(0, '/', { visitor: 'b' }), interaction(1, 'scroll', { visitor: 'b' })]);
    await countDay(stage.app.get(DataSource), DAY);
    expect(await sumOf('total')).toMatchObject({ visits: 2, bounces: 1 });
    expect(await sumOf('event', 'shop\u001fscroll')).toMatchObject({ visitors: 2, hits: 2 });
    expect(await sumOf('flow', '1\u001f/store/wien\u001f/')).toMatchObject({ visits: 1 });
  });

  it('believe a visit once that it ordered, however often it says so', async () => {
    await keep([0, 1, 2, 50].map((minute) => interaction(minute, 'purchase')));
    await countDay(stage.app.get(DataSource), DAY);
    expect(await sumOf('event', 'shop\u001fpurchase')).toMatchObject({ visitors: 1, visits: 2, hits: 2 });
  });

  it('name the commonest nodes of the flow, and lose none of the other visits', async () => {
    const visits = Array.from({ length: 25 }, (_, index) => String.fromCharCode(97 + index));
    await keep(visits.map((visitor) => view(0, `/site/${visitor}`, { visitor })));
    await keep(visits.map((visitor) => view(1, '/', { visitor })));
    await countDay(stage.app.get(DataSource), DAY);
    const keys = [...(await sums(['flow']))].map(([name, { visits: count }]) => [
      ...name.slice(42).split('\u001f'),
      count,
    ]);
    expect(keys.filter(([step]) => step === '1')).toHaveLength(21);
    expect(keys).toContainEqual(['1', 'other', '/', 5]);
    expect(keys).toContainEqual(['2', '/', 'exit', 25]);
  });

  it('say of the window and the screen what the device said last', async () => {
    const device = { ...nothing, minute: 0, visitor: 'a', type: 'device', action: 'device-init' } as const;
    await keep([{ ...device, data: { screenWidth: 320, screenHeight: 640 } }]);
    await keep([
      {
        ...device,
        minute: 1,
        data: {
          screenWidth: 390,
          screenHeight: 844,
          windowInnerWidth: 719.5,
          windowDevicePixelRatio: 2.6,
          darkMode: true,
        } as object,
      },
    ]);
    await keep([{ ...device, visitor: 'b' }]);
    await countDay(stage.app.get(DataSource), DAY);
    const keys = [...(await sums(['resolution', 'class', 'ratio', 'scheme'])).keys()].map((name) =>
      name.slice(37),
    );
    expect(keys.sort()).toEqual([
      'class ',
      'class 0',
      'ratio ',
      'ratio 2.5',
      'resolution ',
      'resolution 390x844',
      'scheme ',
      'scheme true',
    ]);
  });

  const hit = fc.record({
    minute: fc.integer({ min: 0, max: 300 }),
    visitor: fc.constantFrom('a', 'b', 'c'),
    branch: fc.constantFrom(null, branch.id, otherBranch.id),
    action: fc.constantFrom(
      'page_view',
      'page_view',
      'engagement',
      'add_to_cart',
      'initiate_checkout',
      'purchase',
      'device-init',
    ),
    path: fc.constantFrom(null, '/', '/store/wien', '/store/wien/checkout', '/status/*'),
    source: fc.constantFrom(null, null, 'Google', 'flyer'),
    width: fc.constantFrom(320, 390),
    seconds: fc.integer({ min: 0, max: 90 }),
  });

  it('are those that counting visit by visit leads to', async () => {
    const kinds = ['total', 'page', 'event', 'resolution', 'source', 'flow', 'funnel'];
    await fc.assert(
      fc.asyncProperty(fc.array(hit, { maxLength: 60 }), async (drawn) => {
        const hits = drawn
          .sort((one, other) => one.minute - other.minute)
          .map(({ width, seconds, ...rest }): TestHit => {
            const isDevice = rest.action === 'device-init';
            const isArrival = isDevice || rest.action === 'page_view';
            return {
              ...rest,
              source: isArrival ? rest.source : null,
              type: isDevice ? 'device' : 'event',
              data: isDevice
                ? { screenWidth: width, screenHeight: 640 }
                : rest.action === 'engagement'
                  ? { activeSeconds: seconds }
                  : {},
            };
          });
        await kept.empty();
        await keep(hits);
        await countDay(stage.app.get(DataSource), DAY);
        const [counted, expected] = [await sums(kinds), referenceSums(hits)];
        expect(
          Object.fromEntries([...counted].filter(([, sum]) => fields.some((field) => sum[field] > 0))),
        ).toEqual(
          Object.fromEntries([...expected].filter(([, sum]) => fields.some((field) => sum[field] > 0))),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('the worker that counts visits', () => {
  it('counts all pages that the shop does not have as one, and keeps the hits as they came', async () => {
    const menu = `/store/${branch.identifier}`;
    const paths = ['/', '/wp-admin', '/order/4711', '/order/4712', menu, `${menu}/checkout`, `${menu}/x`];
    await keep([
      ...paths.map((path, minute) => view(minute, path)),
      ...['/store/nowhere', '/status/*', '/site/privacy'].map((path, minute) =>
        view(minute, path, { visitor: 'b' }),
      ),
    ]);
    await counter.count(DAY);
    const pages = [...(await sums(['page']))].map(([name, { hits }]) => [name.slice(42), hits]);
    expect(Object.fromEntries(pages)).toEqual({
      ...{ '/': 1, [menu]: 1, [`${menu}/checkout`]: 1, '/status/*': 1, '/site/privacy': 1, unknown: 5 },
    });
    expect(await sumOf('page', 'unknown')).toMatchObject({ visitors: 2, entries: 1, exits: 1 });
    expect(await sumOf('flow', `2\u001funknown\u001f${menu}`)).toMatchObject({ visits: 1 });
    expect(await sumOf('funnel', 'menu')).toMatchObject({ visits: 1 });
    expect(await sql('SELECT path FROM analytics.hit WHERE visitor = $1 ORDER BY id', ['a'])).toEqual(
      paths.map((path) => ({ path })),
    );
  });

  it('counts a day again when hits come or go, and only then', async () => {
    await keep([view(0, '/'), view(0, '/', { visitor: 'b' })]);
    expect(await counter.count(DAY)).toEqual([DAY]);
    expect(await counter.count(DAY)).toEqual([]);
    await keep([view(5, '/')]);
    expect(await counter.count(DAY)).toEqual([DAY]);
    expect(await sumOf('total')).toMatchObject({ visitors: 2, hits: 3 });
    await sql(`DELETE FROM analytics.hit WHERE visitor = convert_to('a', 'UTF8')`);
    expect(await counter.count(DAY)).toEqual([DAY]);
    expect(await sumOf('total')).toMatchObject({ visitors: 1, hits: 1 });
    await sql('DELETE FROM analytics.hit');
    expect(await counter.count(DAY)).toEqual([DAY]);
    expect(await sums()).toEqual(new Map());
  });

  it('counts the same once, however many count at the same time', async () => {
    await keep([view(0, '/'), view(1, '/store/wien', { branch: branch.id })]);
    await counter.count(DAY);
    const once = await sums();
    await Promise.all(Array.from({ length: 4 }, () => countDay(stage.app.get(DataSource), DAY)));
    expect(await sums()).toEqual(once);
  });

  it('counts days that passed while no backend was running', async () => {
    const later = addDays(DAY, 5);
    await keep([view(0, '/')]);
    expect(await counter.count(later)).toEqual([DAY]);
  });

  it('keeps the sums of days whose hits are gone, and none after 25 months', async () => {
    const old = ['2024-10-19', '2024-10-20', '2026-11-19'];
    for (const date of old) {
      await sql(`INSERT INTO app.visit_day VALUES ($1, 5, 5, 0, now())`, [date]);
      await sql(`INSERT INTO app.visit_sum VALUES ($1, $2, 'total', '', 1, 1, 5, 0, 0, 0, 0)`, [
        date,
        branch.id,
      ]);
    }
    await counter.count(addDays(DAY, 1));
    await counter.count(DAY);
    const left: { date: string }[] = await sql('SELECT date::text AS date FROM app.visit_sum ORDER BY 1');
    expect(left.map(({ date }) => date)).toEqual(['2026-11-19']);
  });

  it('counts what was excluded by its reason', async () => {
    await sql(
      `INSERT INTO analytics.excluded_hit (date, at, reason, type, category, action) VALUES ($1, now(), 'bot', 'event', 'page', 'page_view')`,
      [DAY],
    );
    expect(await counter.count(DAY)).toEqual([DAY]);
    expect(await sumOf('excluded', 'bot')).toMatchObject({ hits: 1 });
  });
});
