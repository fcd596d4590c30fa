import { EventLog } from '@bestellwerk/event-log/event-log';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });
const create = async (path: string, fields: object) => (await admin.post(`/api/${path}`, fields)).body.data;

describe('a managed entity', () => {
  it('reads its own stream once for a save, however often it was changed before', async () => {
    const { id } = await create('tags', { name: 'Saisonal', image: null });
    await admin.put(`/api/tags/${id}`, { name: 'Nur im Herbst' }, ifMatch('0'));
    const reads = jest.spyOn(stage.app.get(EventLog), 'readStream');
    const saved = await admin.put(`/api/tags/${id}`, { name: 'Nur im Winter' }, ifMatch('1'));
    const streams = reads.mock.calls.map(([stream]) => stream);
    reads.mockRestore();
    expect(saved.body.data).toMatchObject({ name: 'Nur im Winter', revision: '2' });
    expect(streams.filter((stream) => stream === `tag-${id}`)).toHaveLength(1);
  });

  it('can be created, read, listed, changed, removed and restored', async () => {
    const created = await admin.post('/api/tags', { name: 'Vegan', image: null });
    expect(created).toMatchObject({
      status: 201,
      body: { data: { name: 'Vegan', revision: '0', isRemoved: false } },
    });
    const { id } = created.body.data;
    const read = await admin.get(`/api/tags/${id}`);
    expect(read.body.data).toEqual(created.body.data);
    expect(read.headers.get('etag')).toBe('"0"');

    const changed = await admin.put(`/api/tags/${id}`, { id, name: 'Rein pflanzlich' }, ifMatch('0'));
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { name: 'Rein pflanzlich', revision: '1' } },
    });
    const { data: found } = (await admin.get('/api/tags?search=pflanz')).body;
    expect(found.map((tag: { id: string }) => tag.id)).toEqual([id]);

    expect((await admin.delete(`/api/tags/${id}`, ifMatch('1'))).body.data).toMatchObject({
      isRemoved: true,
    });
    expect((await admin.get('/api/tags?search=pflanz')).body.data).toEqual([]);
    expect((await admin.get(`/api/tags/${id}`)).body.data.isRemoved).toBe(true);

    const restored = await admin.post(`/api/tags/${id}/restore`, { revision: '0' }, ifMatch('2'));
    expect(restored.body.data).toMatchObject({ name: 'Vegan', isRemoved: false, revision: '4' });
    const { data: history } = (await admin.get(`/api/tags/${id}/history`)).body;
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'changed',
      'restored',
      'removed',
      'changed',
      'created',
    ]);
    expect(history[3]).toMatchObject({
      actor: { name: 'Vera Beispiel' },
      changes: [{ field: 'name', before: 'Vegan', after: 'Rein pflanzlich' }],
    });
  });

  it('answers a conflicting change with the changes made in between', async () => {
    const { id } = await create('tags', { name: 'Terrasse' });
    await admin.put(`/api/tags/${id}`, { name: 'Terrasse am Fluss' }, ifMatch('0'));
    const second = await admin.put(`/api/tags/${id}`, { name: 'Balkon' }, ifMatch('0'));
    expect(second.status).toBe(409);
    expect(second.body.conflict).toMatchObject({
      record: { name: 'Terrasse am Fluss', revision: '1' },
      changes: [{ field: 'name', before: 'Terrasse', after: 'Terrasse am Fluss' }],
    });
  });

  it('is sorted by the numbers in its texts', async () => {
    const { id: branch } = (await admin.get('/api/branches?limit=1')).body.data[0];
    const identifiers = ['zelt-2', 'zelt-10', 'zelt-1', 'zelt-9a'];
    for (const identifier of identifiers) await create('tables', { identifier, branch: { id: branch } });
    const listed = async (sort: string) =>
      (await admin.get(`/api/tables?search=zelt&sort=${sort}`)).body.data.map(
        (table: { identifier: string }) => table.identifier,
      );
    expect(await listed('identifier')).toEqual(['zelt-1', 'zelt-2', 'zelt-9a', 'zelt-10']);
    expect(await listed('-identifier')).toEqual(['zelt-10', 'zelt-9a', 'zelt-2', 'zelt-1']);
    const { data } = (await admin.get('/api/tables?filter[identifier]=ZELT-10')).body;
    expect(data).toMatchObject([{ identifier: 'zelt-10' }]);
  });

  it('refuses a write without an If-Match header', async () => {
    const { id } = await create('tags', { name: 'Rollstuhlgerecht' });
    expect(await admin.put(`/api/tags/${id}`, { name: 'Barrierefrei' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'If-Match' }] },
    });
  });

  it('answers a repeated command with the first response', async () => {
    const key = { 'idempotency-key': '5a0f1f4e-7a3e-4bd1-9f44-1f0a3f0b7c11' };
    const first = await admin.post('/api/tags', { name: 'Hunde willkommen' }, key);
    const again = await admin.post('/api/tags', { name: 'Hunde willkommen' }, key);
    expect(again.body.data).toEqual(first.body.data);
    expect((await admin.post('/api/tags', { name: 'Katzen' }, key)).status).toBe(422);
  });

  it('cannot be removed while it is used, and reports where', async () => {
    const { data: tags } = (await admin.get('/api/tags?search=Gastgarten')).body;
    const answer = await admin.delete(`/api/tags/${tags[0].id}`, ifMatch('0'));
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toContainEqual({
      message: 'Wird noch verwendet: Filiale „Linde am Naschmarkt“ (Tags).',
      field: null,
    });
  });

  it('reports where it is used only to users who may remove it', async () => {
    const auditor = await stage.staff(['ROLE_AUDITOR']);
    const { data: tags } = (await admin.get('/api/tags?search=Gastgarten')).body;
    const answer = await auditor.delete(`/api/tags/${tags[0].id}`, ifMatch('0'));
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toContain('Naschmarkt');
  });

  it('includes the names of its references, and refuses missing ones', async () => {
    const { data: branches } = (await admin.get('/api/branches?search=Naschmarkt')).body;
    expect(branches[0].tags).toContainEqual({ id: expect.any(String), name: 'Gastgarten' });
    const table = { identifier: '99', branch: { id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa' } };
    expect(await admin.post('/api/tables', table)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'branch' }] },
    });
  });
});

describe('a list of records', () => {
  it('has the total of all pages for any page, search and filter', async () => {
    const names = ['Zählung eins', 'Zählung zwei', 'Zählung drei'];
    const created = await Promise.all(names.map((name) => create('categories', { name })));
    const total = async (query: string) => (await admin.get(`/api/categories?${query}`)).body.meta.total;
    const all = await total('');
    expect(await total('limit=1')).toBe(all);
    expect(await total('limit=1&page=999')).toBe(all);
    expect(await total('limit=1&search=zahlung')).toBe(3);
    expect(await total('limit=1&page=9&search=zahlung')).toBe(3);
    expect(await total(`limit=1&ids=${created[0].id}`)).toBe(1);
    await admin.delete(`/api/categories/${created[0].id}`, ifMatch('0'));
    expect(await total('limit=1')).toBe(all - 1);
    expect(await total('limit=1&removed=true')).toBe(1);
    const { data } = (await admin.get('/api/categories?limit=2&search=zahlung&sort=-name')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Zählung zwei', 'Zählung drei']);
  });

  it('counts only records that the user may read', async () => {
    const { data: branches } = (await admin.get('/api/branches')).body;
    const [here, there] = branches.map(({ id }: { id: string }) => ({ id }));
    const hired = (name: string, branch: object) =>
      create('users', {
        ...{ firstName: 'Zenzi', lastName: name, username: name, email: `${name}@example.org` },
        ...{ roles: ['ROLE_EMPLOYEE'], branches: [branch] },
      });
    await hired('zenzi-hier', here);
    await hired('zenzi-dort', there);
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [here.id]);
    const { data, meta } = (await manager.get('/api/users')).body;
    expect(meta.total).toBe(data.length);
    expect(data.map(({ username }: { username: string }) => username)).toContain('zenzi-hier');
    expect(data.map(({ username }: { username: string }) => username)).not.toContain('zenzi-dort');
  });
});

describe('unique names', () => {
  it('are given to only one of many concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.post('/api/divisions', { identifier: 'nord', businessName: `Nord ${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)!.body.errors[0].field).toBe('identifier');
  });

  it('are free again after a change or removal', async () => {
    const { id } = await create('divisions', { identifier: 'ost', businessName: 'Ost' });
    await admin.put(`/api/divisions/${id}`, { identifier: 'osten' }, ifMatch('0'));
    expect((await admin.post('/api/divisions', { identifier: 'OST', businessName: 'Ost' })).status).toBe(422);
    const second = await create('divisions', { identifier: 'ost', businessName: 'Ost 2' });
    expect(second.identifier).toBe('ost');
    await admin.delete(`/api/divisions/${id}`, ifMatch('1'));
    expect(await create('divisions', { identifier: 'osten', businessName: 'Osten' })).toMatchObject({
      revision: '0',
    });
    expect((await admin.post(`/api/divisions/${id}/restore`, {}, ifMatch('2'))).status).toBe(409);
  });

  it('let exactly one of twenty concurrent changes of a record succeed', async () => {
    const { id } = await create('divisions', { identifier: 'west', businessName: 'West' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.put(`/api/divisions/${id}`, { businessName: `West ${index}` }, ifMatch('0')),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await admin.get(`/api/divisions/${id}/history`)).body.data).toHaveLength(2);
  });
});

describe('the menus of a branch', () => {
  it('are those that list the branch', async () => {
    const { data: branches } = (await admin.get('/api/branches?search=Naschmarkt')).body;
    await create('menus', {
      identifier: 'leer',
      name: 'Für niemanden',
      availableFrom: '2026-01-01T00:00:00.000Z',
    });
    const { data } = (await admin.get(`/api/branches/${branches[0].id}/menus`)).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Speisekarte']);
  });
});

describe('settings', () => {
  it('can be saved and read', async () => {
    const { revision } = (await admin.get('/api/config')).body.data;
    expect(await admin.post('/api/config', { shopName: 'Zur alten Linde' }, ifMatch(revision))).toMatchObject(
      { status: 200 },
    );
    expect((await stage.visitor().get('/api/config')).body.data).toMatchObject({
      shopName: 'Zur alten Linde',
      version: '0.0.0-test',
    });
    expect((await stage.visitor().get('/api/init')).body.data.config.shopName).toBe('Zur alten Linde');
  });
});
