import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueSchema } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { pino } from 'pino';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../../testing/backend-harness.js';
import { newKey } from '../../testing/client.js';
import { branch, placed } from '../../testing/orders.js';

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
});
afterAll(() => stage?.stop());

const raw = (path: string, options: RequestInit = {}) => fetch(stage.url + path, options);

describe('GET /api/init', () => {
  it('answers the start-up batch, compressed and with an ETag', async () => {
    const first = await raw('/api/init', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    catalogueSchema.parse(((await first.json()) as { data: unknown }).data);
    const etag = first.headers.get('etag')!;
    expect((await raw('/api/init', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('the start-up lists', () => {
  const names = ['divisions', 'branches', 'menus', 'categories', 'products', 'tags', 'tables', 'sites', 'navigations', 'blocks', 'nodes', 'donatees']; // prettier-ignore

  it.each(names)('%s are complete unless a page is requested', async (name) => {
    const { body } = await stage.visitor().get(`/api/${name}`);
    expect(body.meta.total).toBe(body.data.length);
    const page = await stage.visitor().get(`/api/${name}?limit=1`);
    expect(page.body).toMatchObject({ data: body.data.slice(0, 1), meta: { page: 1, limit: 1 } });
  });

  it('answer records by id and identifier', async () => {
    for (const key of [branch.id, branch.identifier]) {
      expect((await stage.visitor().get(`/api/branches/${key}`)).body.data.name).toBe(branch.name);
    }
    expect((await stage.visitor().get('/api/branches/nirgends')).status).toBe(404);
    expect((await stage.visitor().get('/api/config')).body.data.version).toBe('0.0.0-test');
  });
});

describe('error responses', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['an unknown address', '/api/nichts', {}, 404],
    ['an unknown image', '/image/small/x-1.webp', {}, 404],
    ['broken JSON', '/api/session', { method: 'POST', headers: json, body: '{' }, 400],
    ['too much', '/api/session', { method: 'POST', headers: json, body: `"${'x'.repeat(300_000)}"` }, 413],
    [
      'another format',
      '/api/session',
      { method: 'POST', headers: { 'content-type': 'text/xml' }, body: 'x' },
      415,
    ],
    ['an address too long', `/api/orders/${'a'.repeat(500)}/status/confirm`, { method: 'POST' }, 414],
    ['an address that cannot be read', '/api/orders/public/%/b', {}, 400],
    [
      'a NUL in a name',
      '/api/session',
      { method: 'POST', headers: json, body: '{"username":"\\u0000","password":"x"}' },
      400,
    ],
    ['a head too long', `/api/config?${'x'.repeat(20_000)}`, {}, 431],
    ['a wrong position', '/api/orders/public/a/b', { headers: { 'x-position': 'x' } }, 400],
  ])('%s is answered in one shape and in German', async (_, path, options, status) => {
    const answer = await raw(path, options);
    expect(answer.status).toBe(status);
    const body = (await answer.json()) as { errors: { message: string; field: string | null }[] };
    expect(body.errors[0]!.message).toMatch(/^[A-ZÄÖÜ].*[.]$/);
  });

  it('too many requests are answered 429 with the time to wait', async () => {
    const { url } = await stage.backend({ isThrottled: true });
    const orders = Array.from({ length: 40 }, () => stage.visitor(url).post('/api/orders', {}, newKey()));
    const refused = (await Promise.all(orders)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stage.visitor(url).get('/api/config')).status).toBe(200);
  });

  it('too many requests of guests do not stop staff who are signed in behind the same address', async () => {
    const { url } = await stage.backend({ isThrottled: true });
    const staff = await stage.staff(['ROLE_ADMIN'], [], url);
    const statusOf = async (guess: number) =>
      (await fetch(`${url}/api/orders/public/GUESS${guess}/${'0'.repeat(32)}`)).status;
    const guesses = await Promise.all(Array.from({ length: 601 }, (_, guess) => statusOf(guess)));
    expect(guesses).toContain(429);
    // 503 where the read model is behind: only then can nobody say that there is no such order.
    expect(guesses.filter((status) => ![404, 429, 503].includes(status))).toEqual([]);
    expect((await fetch(`${url}/api/config`)).status).toBe(429);
    expect((await staff.getOnce('/api/orders')).status).toBe(200);
  });
});

describe('headers', () => {
  it('forbid content of other origins and inline scripts', async () => {
    const policy = (await raw('/api/config')).headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy.match(/script-src [^;]*/)![0]).not.toContain('unsafe');
    expect((await raw('/api/config')).headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the log of requests', () => {
  it('contains route patterns, but neither secrets nor personal data', async () => {
    const lines: string[] = [];
    const { url } = await stage.backend({}, pino({ level: 'trace' }, { write: (line) => lines.push(line) }));
    const customer = stage.visitor(url);
    const { uid, hash } = await placed(customer);
    await customer.get(`/api/orders/public/${uid}/${hash}`);
    const staff = await stage.staff(['ROLE_ADMIN'], [], url);
    await staff.get('/api/orders?search=Mustermann');
    await eventually(() => expect(lines.join('')).toContain('"route":"/api/orders","status":200'));
    expect(lines.join('')).toContain('"route":"/api/orders/public/:uid/:hash"');
    const secrets = [hash, uid, 'Mustermann', 'eva@example.org', '+436641234567', staff.cookies.cookie!];
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
  });
});

describe('operation', () => {
  it('is ready when database, log, projections and catalogue are there', async () => {
    await placed(stage.visitor());
    const health = await eventually(async () => {
      const answer = await stage.visitor().get('/health/ready');
      expect(answer.status).toBe(200);
      expect(answer.body.details.projections.lag.order_board).toBe('0');
      return answer;
    });
    expect(Object.keys(health.body.details)).toEqual(['database', 'log', 'projections', 'catalogue']);
    expect((await stage.visitor().get('/health/live')).body).toEqual({ status: 'ok' });
  });

  it('exports metrics of commands, routes and projections', async () => {
    await placed(stage.visitor());
    const { body } = await stage.visitor().get('/metrics');
    expect(body).toContain('command_duration_seconds_count{command="PlaceOrder",outcome="accepted"}');
    expect(body).toContain('route="/api/orders"');
    expect(body).toContain('projection_lag{projection="order_board"}');
  });

  it('shows metrics to remote clients only with the token', async () => {
    const { url } = await stage.backend({ trustProxy: true, metricsToken: 'geheim' });
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await stage.visitor(url).get('/metrics', elsewhere)).status).toBe(403);
    const withToken = { ...elsewhere, authorization: 'Bearer geheim' };
    expect((await stage.visitor(url).get('/metrics', withToken)).status).toBe(200);
  });

  it('serves the API documentation', async () => {
    expect((await stage.visitor().get('/api/docs')).body).toContain('swagger-ui');
    expect((await stage.visitor().get('/api/docs-json')).body.paths).toHaveProperty('/api/orders');
  });
});
