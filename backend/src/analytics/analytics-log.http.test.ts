import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch } from '../testing/orders.js';
import { HitTables, KEEP_HITS_DAYS } from './hit-tables.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const browser = { 'user-agent': CHROME };

let stage: BackendHarness;
let guest: Client;
let tables: HitTables;
beforeAll(async () => {
  stage = await BackendHarness.start();
  guest = stage.visitor();
  tables = stage.app.get(HitTables);
  await tables.ready(tables.today());
});
afterAll(() => stage?.stop());
beforeEach(() => sql('TRUNCATE analytics.hit, analytics.excluded_hit, analytics.batch'));

const sql = (text: string) => stage.app.get(DataSource).query(text);
const view = (data: object = {}) => ({
  ...{ type: 'event', action: 'page_view', category: 'page' },
  data: { path: '/store/wien', branch: branch.id, ...data },
});
const click = { type: 'event', action: 'add_to_cart', category: 'cart', data: { path: '/store/wien' } };
const send = (body: object, headers: object = {}, client = guest) =>
  client.post('/api/analytics-log', body, { ...browser, ...headers });
const hits = () => sql(`SELECT *, encode(visitor, 'hex') AS visitor FROM analytics.hit ORDER BY id`);

describe('POST /api/analytics-log', () => {
  it('keeps an entry, or many, with page, source and browser', async () => {
    const { status, body } = await send(
      view({ referrer: 'https://www.google.com/', path: '/store/wien?table=4' }),
    );
    expect([status, body.data]).toEqual([200, { counted: 1, excluded: {} }]);
    expect((await send([view(), click])).body.data).toEqual({ counted: 2, excluded: {} });
    const rows = await hits();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      ...{ type: 'event', category: 'page', action: 'page_view', path: '/store/wien', branch: branch.id },
      ...{ context: 'web', is_arrival: true, source: 'Google', browser: 'Chrome', browser_version: '141' },
      ...{ os: 'Windows', device: 'desktop', data: {} },
    });
  });

  it('knows a visitor again on the same day, and no other one by the same key', async () => {
    await send(view());
    await send(view());
    await send(view(), { 'user-agent': IPHONE });
    const [first, again, other] = await hits();
    expect(first.visitor).toBe(again.visitor);
    expect(other.visitor).not.toBe(first.visitor);
    expect(other).toMatchObject({ browser: 'Safari', os: 'iOS', device: 'mobile' });
  });

  it('destroys the salt of a day when it is over', async () => {
    await send(view());
    expect(await sql('SELECT date FROM analytics.salt')).toHaveLength(1);
    await tables.tidy(addDays(tables.today(), 1));
    expect(await sql('SELECT date FROM analytics.salt')).toEqual([]);
  });

  it('keeps neither address nor user agent, nor what opens an order', async () => {
    const device = { userAgent: CHROME, documentReferrer: 'https://l.instagram.com/?u=secret' };
    await send({
      ...{ type: 'device', action: 'device-init', category: 'device' },
      data: { ...device, path: '/status/AB12/c0ffee', screenWidth: 390, screenHeight: 844 },
    });
    const [{ host: _, ...row }] = await hits();
    expect(row).toMatchObject({ path: '/status/*', source: 'Instagram', data: { screenWidth: 390 } });
    expect(JSON.stringify(row)).not.toMatch(/Mozilla|127\.0\.0\.1|secret|AB12|c0ffee/);
  });

  it('keeps an entry without a size that no screen has', async () => {
    const data = { screenWidth: 0, screenHeight: 0, windowInnerWidth: 390, path: '/store/wien' };
    expect(
      (await send({ type: 'device', action: 'device-init', category: 'device', data })).body.data.counted,
    ).toBe(1);
    expect((await hits())[0].data).toEqual({ windowInnerWidth: 390 });
  });

  it('keeps texts that PostgreSQL would refuse without what it refuses', async () => {
    const path = '/store/wi\u0000en?utm_source=fl%00yer&utm_campaign=%ED%A0%80';
    const device = {
      ...{ type: 'device', action: 'device-init', category: 'device' },
      data: { language: 'de\ud800' },
    };
    expect((await send([view({ path }), device])).status).toBe(200);
    const [row, { data }] = await hits();
    expect(row).toMatchObject({ path: '/store/wien', source: 'flyer' });
    expect(data).toEqual({ language: 'de' });
  });

  it.each([
    ['bots', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'bot'],
    ['browsers without a screen', { 'user-agent': CHROME.replace('Chrome', 'HeadlessChrome') }, 'bot'],
    ['programs without a name', { 'user-agent': '' }, 'bot'],
    ['those who do not want it (GPC)', { 'sec-gpc': '1' }, 'opted-out'],
    ['those who do not want it (DNT)', { dnt: '1' }, 'opted-out'],
    ['pages of somebody else', { origin: 'https://evil.example' }, 'spam'],
  ])('does not count %s, and keeps why', async (_, headers, reason) => {
    expect((await send([view(), click], headers)).body.data).toEqual({
      counted: 0,
      excluded: { [reason]: 2 },
    });
    expect(await hits()).toEqual([]);
    const kept = await sql('SELECT reason, action, path FROM analytics.excluded_hit ORDER BY action');
    expect(kept).toEqual(
      ['add_to_cart', 'page_view'].map((action) => ({ reason, action, path: '/store/wien' })),
    );
  });

  it('does not count staff, spam, and what is faster than a person', async () => {
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await send(view(), {}, employee)).body.data.excluded).toEqual({ staff: 1 });
    const spam = view({ referrer: 'https://semalt.com/' });
    expect((await send([spam, view()])).body.data).toEqual({ counted: 1, excluded: { spam: 1 } });
    const fast = { 'user-agent': `${CHROME} fast` };
    const turned = { ...fast, 'x-now': '2026-11-26T12:00:00.000Z' };
    await send(
      Array.from({ length: 50 }, () => view()),
      turned,
    );
    const { data } = (
      await send(
        Array.from({ length: 20 }, () => view()),
        turned,
      )
    ).body;
    expect(data).toEqual({ counted: 10, excluded: { 'too-fast': 10 } });
    expect((await send(click, turned)).body.data.counted).toBe(1);
  });

  describe('from one address', () => {
    const device = {
      type: 'device',
      action: 'device-init',
      category: 'device',
      data: { path: '/store/wien' },
    };

    /** One call after the other, each of another browser. Answers how many entries counted. */
    async function sendAs(browsers: number, entries: object[], now: string): Promise<number> {
      let counted = 0;
      for (let guestNumber = 0; guestNumber < browsers; guestNumber++) {
        const headers = { 'user-agent': `${CHROME} ${guestNumber}`, 'x-now': now };
        counted += (await send(entries, headers, throttled)).body.data.counted;
      }
      return counted;
    }
    let throttled: Client;
    beforeAll(async () => {
      throttled = stage.visitor((await stage.backend({ isThrottled: true })).url);
    });

    it('counts forty guests with browsers of their own who look at the menu in the same minute', async () => {
      const visit = [device, view(), click, view(), view()];
      expect(await sendAs(40, visit, '2026-11-26T12:00:00.000Z')).toBe(200);
    });

    it('does not count more than forty visitors, though each call names another browser', async () => {
      const excluded = () => sql('SELECT reason, path FROM analytics.excluded_hit');
      expect(await sendAs(70, [view()], '2026-11-26T12:10:00.000Z')).toBe(40);
      expect(await excluded()).toEqual(
        Array.from({ length: 30 }, () => ({ reason: 'too-fast', path: '/store/wien' })),
      );
      // Minutes later those who were there first still count, and new ones do not.
      expect(await sendAs(70, [click], '2026-11-26T12:19:00.000Z')).toBe(40);
      expect(await sendAs(1, [view()], '2026-11-26T12:20:00.000Z')).toBe(1);
    });

    it('does not count more page views than sixty guests have in a minute, nor more hits than a full house', async () => {
      const views = Array.from({ length: 20 }, () => view());
      expect(await sendAs(20, views, '2026-11-26T12:30:00.000Z')).toBe(300);
      const clicks = Array.from({ length: 50 }, () => click);
      expect(await sendAs(26, clicks, '2026-11-26T12:40:00.000Z')).toBe(1_200);
    });
  });

  it('counts a batch that is sent again once, at the same time and by two nodes too', async () => {
    const other = await stage.backend();
    const key = newKey();
    const clients = [guest, stage.visitor(other.url), guest, stage.visitor(other.url)];
    const answers = await Promise.all(clients.map((client) => send([view(), click], key, client)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await hits()).toHaveLength(2);
    expect((await send(view(), newKey())).status).toBe(200);
    expect(await hits()).toHaveLength(3);
  });

  it.each([
    ['a name that is none', { ...click, action: 'Klick!' }, 422],
    ['a branch that is none', { ...click, data: { branch: 'wien' } }, 422],
    ['an unknown type', { type: 'other' }, 422],
    ['no entry', [], 422],
    ['51 entries', Array.from({ length: 51 }, () => click), 422],
    ['40 kB', { ...click, filler: 'x'.repeat(40_000) }, 413],
  ])('refuses %s in German', async (_, body, expected) => {
    const { status, body: refused } = await send(body);
    expect(status).toBe(expected);
    expect(refused.errors[0].message).toMatch(/^[A-ZÄÖÜ].*[.]$/);
    expect(await hits()).toEqual([]);
  });
});

describe('DELETE /api/analytics-log', () => {
  it('deletes what this visitor did today, and of nobody else', async () => {
    await send([view(), click]);
    await send(view(), { 'user-agent': IPHONE });
    const { status, body } = await guest.delete('/api/analytics-log', browser);
    expect([status, body.data]).toEqual([200, { deleted: 2 }]);
    expect((await hits()).map(({ browser: name }: { browser: string }) => name)).toEqual(['Safari']);
  });
});

describe('the time for which visits are kept', () => {
  it('ends after 90 days, that of reasons after 7', async () => {
    await send([view(), click]);
    await send(view(), { dnt: '1' });
    const [{ date: today }] = await sql('SELECT date::text AS date FROM analytics.hit');
    const excluded = `excluded_hit_${today.replaceAll('-', '')}`;
    // Midnight may have come since the tables of the day before were made.
    expect(await tables.tidy(addDays(today, 7))).not.toContain(excluded);
    expect(await tables.tidy(addDays(today, 8))).toContain(excluded);
    expect(await hits()).toHaveLength(2);
    await tables.tidy(addDays(today, KEEP_HITS_DAYS));
    expect(await hits()).toHaveLength(2);
    await tables.tidy(addDays(today, KEEP_HITS_DAYS + 1));
    expect(await hits()).toEqual([]);
  });
});
