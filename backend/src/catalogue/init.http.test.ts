import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Product, product as productResource } from '@bestellwerk/domain/records/definitions/product';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client, Response } from '../testing/client.js';
import { Listeners } from '../testing/listeners.js';
import { branch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const PATH = '/api/init';
/** The fast path for requests that need not wait for a position, and the regular route. */
const ways = [
  ['of the fast path', {}],
  ['of the regular route', { 'x-position': '-1' }],
] as const;
const raw = (headers: Record<string, string>) => fetch(stage.url + PATH, { headers });
const idsOf = ({ body }: Response): string[] => body.data.products.map(({ id }: { id: string }) => id);
const etagOf = ({ headers }: Response): string => headers.get('etag')!;
const draft = { ...productResource.example, uid: 'entwurf', name: 'Entwurf' };
const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });

describe('the audiences of the catalogue', () => {
  it('are staff, who see records that are not offered, and visitors, who do not', async () => {
    const { id } = (await admin.post('/api/products', draft)).body.data;
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const [staff, visitor] = [await employee.get(PATH), await stage.visitor().get(PATH)];
    expect(idsOf(staff)).toContain(id);
    expect(staff.body.data.config.missedAfterMinutes).toBe(10);
    expect(idsOf(visitor)).not.toContain(id);
    expect(visitor.body.data.config).not.toHaveProperty('missedAfterMinutes');
  });

  it('have separate responses, and shared caches do not store the one for staff', async () => {
    const [staff, visitor] = [await admin.get(PATH), await stage.visitor().get(PATH)];
    expect(etagOf(staff)).not.toBe(etagOf(visitor));
    expect(staff.headers.get('cache-control')).toBe('private, no-cache');
    expect(visitor.headers.get('cache-control')).toBe('no-cache');
    for (const { headers } of [staff, visitor]) expect(headers.get('vary')).toContain('cookie');
    expect((await admin.getOnce(PATH, { 'if-none-match': etagOf(staff) })).status).toBe(304);
    expect((await admin.getOnce(PATH, { 'if-none-match': etagOf(visitor) })).status).toBe(200);
  });

  it('treat users without a role, ended sessions and forged cookies as visitors', async () => {
    const visitor = etagOf(await stage.visitor().get(PATH));
    const nobody = await stage.staff([], [branch.id]);
    expect(etagOf(await nobody.get(PATH))).toBe(visitor);
    const leaving = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect(etagOf(await leaving.get(PATH))).not.toBe(visitor);
    await leaving.delete('/api/session');
    expect(etagOf(await stage.visitor().get(PATH, leaving.cookies))).toBe(visitor);
    expect(etagOf(await stage.visitor().get(PATH, { cookie: 'bestellwerk=x.y' }))).toBe(visitor);
  });

  it('treat everyone as a visitor while sessions cannot be read', async () => {
    const { app, url } = await stage.backend();
    const visitor = await stage.visitor(url).get(PATH);
    await app.get(DataSource).destroy();
    const answer = await stage.visitor(url).getOnce(PATH, admin.cookies);
    expect([answer.status, etagOf(answer)]).toEqual([200, etagOf(visitor)]);
    await app.get(DataSource).initialize();
  });
});

describe.each(ways)('a response %s', (_, way) => {
  it('has the same content in every encoding', async () => {
    const bodies = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await raw({ ...way, 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      bodies.push(await answer.json());
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('is 304 without a body if the ETag matches', async () => {
    const etag = (await raw({ ...way })).headers.get('etag')!;
    const again = await raw({ ...way, 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  });

  it('has the security headers of other responses and is counted in the metrics', async () => {
    const answer = await raw({ ...way });
    for (const [name, value] of (await fetch(`${stage.url}/api/config`)).headers) {
      if (/policy|^x-|^cross-|origin/.test(name)) expect(answer.headers.get(name)).toBe(value);
    }
    const { body } = await stage.visitor().getOnce('/metrics');
    expect(body).toContain('method="GET",route="/api/init",status="200"');
  });

  it('is 429 after too many requests', async () => {
    const { url } = await stage.backend({ isThrottled: true });
    const ask = () => fetch(url + PATH, { headers: way });
    let answered = 0;
    let last = await ask();
    for (; last.status === 200; last = await ask()) answered += 1;
    // More where the minute ended meanwhile.
    expect(answered).toBeGreaterThanOrEqual(600);
    const refused = await ask();
    expect([last.status, refused.status]).toEqual([429, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a change of the catalogue', () => {
  it('notifies visitors and produces a new response', async () => {
    const before = await stage.visitor().get(PATH);
    const products = before.body.data.products as Product[];
    // What a package contains is shown as long as the package is.
    const contained = products.flatMap(({ bundle }) => (bundle ?? []).map((part) => part.product));
    const product = products.find(({ id }) => !contained.includes(id))!;
    const visitor = listeners.listen(stage.url, {});
    expect(await visitor.subscribe(recordsTopic('products'))).toMatchObject({ ok: true });
    const off = { isEnabled: false, isVisibleWhenUnavailable: false };
    expect((await admin.put(`/api/products/${product.id}`, off, ifMatch('0'))).status).toBe(200);
    await eventually(() => expect(visitor.received).not.toEqual([]));
    const after = await stage.visitor().get(PATH, { 'if-none-match': etagOf(before) });
    expect(after.status).toBe(200);
    expect(idsOf(after)).not.toContain(product.id);
    expect(idsOf(await admin.get(PATH))).toContain(product.id);
    expect(etagOf(await stage.visitor().getOnce(PATH))).toBe(etagOf(after));
  });
});
