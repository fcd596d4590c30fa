import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const logs = async (query: string) => (await admin.get(`/api/logs?${query}`)).body;

describe('the audit log', () => {
  it('lists who changed which record, newest first, with values before and after', async () => {
    const { id } = (await admin.post('/api/tags', { name: 'Vegan' })).body.data;
    await admin.put(`/api/tags/${id}`, { name: 'Rein pflanzlich' }, { 'if-match': '"0"' });
    await admin.delete(`/api/tags/${id}`, { 'if-match': '"1"' });
    const { data, meta } = await logs(`filter[record]=${id}`);
    expect(meta).toEqual({ total: 3, page: 1, limit: 50 });
    expect(data.map(({ kind, fields }: { kind: string; fields: string[] }) => [kind, fields])).toEqual([
      ['removed', []],
      ['changed', ['name']],
      ['created', ['name', 'image']],
    ]);
    expect(data[1]).toMatchObject({
      resource: 'tag',
      path: 'tags',
      record: id,
      title: 'Rein pflanzlich',
      revision: '1',
      actor: { kind: 'user', name: 'Vera Beispiel' },
      origin: 'back office',
    });
    expect((await admin.get(`/api/logs/${data[1].id}`)).body.data).toMatchObject({
      ...data[1],
      changes: [{ field: 'name', before: 'Vegan', after: 'Rein pflanzlich' }],
    });
  });

  it('filters by actor, kind of record and time, and counts the filtered entries', async () => {
    const other = await stage.staff(['ROLE_ADMIN']);
    await other.post('/api/tags', { name: 'Nur von mir' });
    const { data: mine } = await logs('limit=1');
    const { id: actor } = mine[0].actor;
    expect((await logs(`filter[actor]=${actor}`)).meta.total).toBe(1);
    expect((await logs(`filter[actor]=${actor}&filter[resource]=branch`)).meta.total).toBe(0);
    expect((await logs('filter[resource]=config')).meta.total).toBe(1);
    expect((await logs(`filter[from]=${mine[0].at}`)).data[0].id).toBe(mine[0].id);
    expect((await logs(`filter[to]=2000-01-01T00:00:00Z`)).data).toEqual([]);
    expect(await admin.get('/api/logs?filter[from]=0000-01-01T00:00:00Z')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'filter[from]' }] },
    });
    const all = await logs('sort=at&limit=500');
    expect(all.meta.total).toBe(all.data.length);
  });

  it('is readable only with permission, and has no endpoint that writes it', async () => {
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await manager.get('/api/logs')).status).toBe(403);
    expect((await stage.visitor().get('/api/logs')).status).toBe(401);
    expect((await (await stage.staff(['ROLE_AUDITOR'])).get('/api/logs')).status).toBe(200);
    expect((await admin.post('/api/logs', {})).status).toBe(404);
    expect((await admin.get('/api/logs/11111111-1111-4111-8111-111111111111')).status).toBe(404);
    expect((await admin.get('/api/logs/constructor')).status).toBe(404);
  });
});
