import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { frontEnd } from './front-end.js';
import { servePages } from './serve-pages.js';

let root: string;
let server: FastifyInstance;
let url: string;
const redirects: Record<string, { target: string | null; status: string }> = {
  '/karte': { target: '/store/wien', status: '301' },
  '/Menü.pdf': { target: '/Speisen Wien?heute=1', status: '302' },
  '/vorbei': { target: null, status: '410' },
  '/backend/karte': { target: '/store/wien', status: '301' },
};
const missing = /^\/nothing$|\.(js|json)$/;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const name of ['shop', 'office', 'devices']) {
    mkdirSync(join(root, name, 'assets'), { recursive: true });
    writeFileSync(
      join(root, name, 'index.html'),
      `<!--content--><p>${name}</p><!--/content--><script>start()</script><script src="/x.js"></script>${' '.repeat(1_024)}</body>`,
    );
    writeFileSync(join(root, name, 'assets/main-a1b2.js'), `console.log('${name}');`.repeat(100));
  }
  server = fastify();
  servePages(
    server,
    [
      ...frontEnd(join(root, 'devices'), '/devices/', ['/clock']),
      ...frontEnd(join(root, 'office'), '/backend/'),
      ...frontEnd(join(root, 'shop'), '/'),
    ],
    {
      hasPage: (prefix, path) => prefix !== '/' || !missing.test(path),
      redirect: (path) => redirects[path] ?? null,
    },
  );
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers = {}) => fetch(url + path, { headers });

describe('pages', () => {
  it.each([
    ['/', 'shop'],
    ['/store/wien', 'shop'],
    ['/status/A1/B2?x=1.5', 'shop'],
    ['/backend', 'office'],
    ['/backend/orders/1', 'office'],
    ['/backendless', 'shop'],
    ['/price-list.html', 'shop'],
    ['/clock', 'devices'],
    ['/clock/', 'devices'],
    ['/devices/clock', 'devices'],
    ['/clockwork', 'shop'],
  ])('%s is answered with the page of the %s, never from a cache', async (path, name) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<!--content--><p>${name}</p><!--/content-->`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/api/nothing', '/image/x', '/assets/gone.js', '/backend/assets/gone.js', '/..%2fpackage.json'])(
    '%s is answered 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('that do not exist are answered 404 with the page of their front end', async () => {
    const answer = await get('/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<p>shop</p>');
    expect((await get('/backend/nothing')).status).toBe(200);
  });

  it('of the shop that are elsewhere now lead there, with what was asked; others that are gone say so', async () => {
    const led = async (path: string) => {
      const { status, headers } = await fetch(url + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await led('/karte?tisch=4')).toEqual([301, '/store/wien?tisch=4']);
    expect(await led('/Men%C3%BC.pdf?a=b')).toEqual([302, '/Speisen%20Wien?heute=1']);
    expect(await led('/vorbei')).toEqual([410, null]);
    expect(await led('/backend/karte')).toEqual([200, null]);
  });

  it('of orders send no referrer and are not indexed', async () => {
    const { headers } = await get('/status/A1/B2');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await get('/store/wien')).headers.get('x-robots-tag')).toBeNull();
  });

  it('load hashed files compressed and immutably cached', async () => {
    const { headers } = await get('/backend/assets/main-a1b2.js', { 'accept-encoding': 'gzip, br' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  describe('with parts of their own', () => {
    const [FRAME, key] = [{ 'x-frame-options': 'DENY' }, '/heute'];
    let looked: string[] = [];
    let [slow, fast]: FastifyInstance[] = [];
    const version = {};
    beforeAll(() => {
      const frontEnds = frontEnd(join(root, 'shop'), '/');
      [slow, fast] = [undefined, FRAME].map((atOnce) => {
        const made = fastify();
        servePages(made, frontEnds, {
          ...(atOnce && { atOnce }),
          hasPage: (_prefix, path) => path === key,
          redirect: (path) => (looked.push(path), redirects[path] ?? null),
          parts: (path, isFound) =>
            path === '/unread'
              ? null
              : {
                  key: isFound ? path : '',
                  version,
                  make: () => ({ head: '', styles: '', data: `<i>${isFound}</i>` }),
                },
        });
        made.get('/other', () => 'other');
        return made;
      });
    });
    afterAll(() => Promise.all([slow!.close(), fast!.close()]));

    it.each([
      [key, 200, '<i>true</i>'],
      [`${key}?tisch=4`, 200, '<i>true</i>'],
      ['/nothing', 404, '<i>false</i>'],
      ['/unread', 404, '<p>shop</p>'],
      ['/vorbei', 410, '<i>false</i>'],
      ['/status/A/B', 404, '<i>false</i>'],
      ['/other', 200, 'other'],
      ['/karte', 301, ''],
      ['/assets/main-a1b2.js', 200, 'console.log'],
    ])('%s is answered the same before all hooks as after them', async (path, status, body) => {
      // What is asked for the second time has been compressed.
      for (const encoding of ['identity', 'identity', 'br', 'br']) {
        const asked = { url: path, headers: { 'accept-encoding': encoding } };
        looked = [];
        const [one, other] = [await slow!.inject(asked), await fast!.inject(asked)];
        expect([other.statusCode, sent(other)]).toEqual([status, sent(one)]);
        expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
        if (encoding === 'identity') expect(other.body).toContain(body);
        // Once by each server: a redirect is counted when it is looked for.
        expect([0, 2]).toContain(looked.length);
      }
    });

    const sent = ({ headers }: LightMyRequestResponse) => {
      const { date: _date, connection: _connection, 'x-frame-options': _frame, ...others } = headers;
      return others;
    };

    it('are sent at once with the headers of every answer, or as unchanged', async () => {
      const { headers } = await fast!.inject(key);
      const again = await fast!.inject(key);
      expect(again.headers).toMatchObject({ ...FRAME, 'content-type': 'text/html; charset=utf-8' });
      const known = await fast!.inject({ url: key, headers: { 'if-none-match': String(headers.etag) } });
      expect([known.statusCode, known.body, known.headers['x-frame-options']]).toEqual([304, '', 'DENY']);
    });
  });

  describe('with a policy of their own for some guests', () => {
    const agreed = { cookie: 'agreed' };
    let [slow, fast]: FastifyInstance[] = [];
    let allowed = 'script-src one.example';
    beforeAll(() => {
      [slow, fast] = [undefined, { 'content-security-policy': 'strict' }].map((atOnce) => {
        const made = fastify();
        servePages(made, frontEnd(join(root, 'shop'), '/'), {
          ...(atOnce && { atOnce }),
          policy: (_path, cookies) => (cookies === 'agreed' ? allowed : null),
        });
        made.addHook('onRequest', async (_request, reply) => {
          void reply.header('content-security-policy', 'strict');
        });
        return made;
      });
    });
    afterAll(() => Promise.all([slow!.close(), fast!.close()]));

    const policyOf = async (url: string, headers = {}) => {
      const answers = await Promise.all([slow!, fast!].map((one) => one.inject({ url, headers })));
      expect(answers[0]!.headers['content-security-policy']).toBe(
        answers[1]!.headers['content-security-policy'],
      );
      return answers[1]!;
    };

    it('have it for these guests, and the one of every answer for all others', async () => {
      expect((await policyOf('/store/wien', agreed)).headers['content-security-policy']).toBe(allowed);
      expect((await policyOf('/store/wien')).headers['content-security-policy']).toBe('strict');
    });

    it('never have it at a secret address', async () => {
      const { headers } = await policyOf('/status/A1/B2', agreed);
      expect(headers['content-security-policy']).toBe('strict');
      expect(headers['referrer-policy']).toBe('no-referrer');
    });

    it('are sent again to a browser that has them with another policy', async () => {
      const before = await policyOf('/store/wien');
      const known = (etag: unknown) => ({ ...agreed, 'if-none-match': String(etag) });
      const after = await policyOf('/store/wien', known(before.headers.etag));
      expect(after.statusCode).toBe(200);
      expect(after.body).toBe(before.body);
      expect((await policyOf('/store/wien', known(after.headers.etag))).statusCode).toBe(304);
      allowed = 'script-src other.example';
      expect((await policyOf('/store/wien', known(after.headers.etag))).statusCode).toBe(200);
    });
  });

  describe('with content', () => {
    let shop: FastifyInstance;
    const asked: string[] = [];
    beforeAll(() => {
      shop = fastify();
      const version = {};
      servePages(shop, frontEnd(join(root, 'shop'), '/'), {
        atOnce: {},
        parts: (path) => ({
          ...{ key: path, version },
          make: () => ({ head: '', styles: '', data: '' }),
          content: path.startsWith('/status')
            ? undefined
            : { version: 1, make: () => Promise.resolve('Suppen') },
        }),
        privateContent: (path, ip) => (asked.push(`${path} ${ip}`), Promise.resolve('Ihre Bestellung')),
      });
    });
    afterAll(() => shop.close());

    it.each(['navigate', 'again'])('arrive with it (%s)', async () => {
      const headers = { 'sec-fetch-dest': 'document' };
      expect((await shop.inject({ url: '/store/wien', headers })).body).toContain('Suppen<script>');
      expect((await shop.inject('/store/wien')).body).toContain('Suppen<script>');
    });

    it('are kept by service workers without it, as one for all addresses', async () => {
      const headers = { 'sec-fetch-dest': 'empty' };
      expect((await shop.inject({ url: '/', headers })).body).not.toContain('Suppen');
      expect((await shop.inject('/')).body).toContain('Suppen');
    });

    it('of one guest are kept nowhere', async () => {
      const answer = await shop.inject('/status/A1/B2');
      expect(answer.body).toContain('Ihre Bestellung<script>');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(asked).toEqual(['/status/A1/B2 127.0.0.1']);
    });
  });

  it('list the hashes of their inline scripts', () => {
    expect(frontEnd(join(root, 'shop'), '/')[0]!.scriptHashes).toEqual([
      expect.stringMatching(/^'sha256-.+='$/),
    ]);
    expect(frontEnd(join(root, 'nowhere'), '/')).toEqual([]);
  });
});
