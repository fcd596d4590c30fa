import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Codec } from '@bestellwerk/event-log/codec';
import { DataSource } from 'typeorm';
import { POSITION_HEADER, STALE_HEADER } from '../platform/http/command-result.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, otherBranch, placed } from '../testing/orders.js';

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
    expect(meta).toEqual({ total: 3, hasMore: false, limit: 50, next: null });
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
    expect((await logs(`filter[actor]=${actor}&filter[resource]=tag`)).meta.total).toBe(1);
    expect(
      (await logs(`filter[actor]=${actor}`)).data.map(({ type }: { type: string }) => type).sort(),
    ).toEqual(['NameReserved', 'TagCreated']);
    expect((await logs(`filter[actor]=${actor}&filter[resource]=branch`)).meta.total).toBe(0);
    expect((await logs('filter[resource]=config')).meta.total).toBe(1);
    expect((await logs('filter[resource]=nothing')).data).toEqual([]);
    expect((await logs(`filter[from]=${mine[0].at}`)).data[0].id).toBe(mine[0].id);
    expect((await logs(`filter[to]=2000-01-01T00:00:00Z`)).data).toEqual([]);
    expect(await admin.get('/api/logs?filter[from]=0000-01-01T00:00:00Z')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'filter[from]' }] },
    });
    const all = await logs('sort=at&limit=500');
    expect(all.meta.total).toBe(all.data.length);
  });

  it('tells apart what people did and what happened by itself, in the list and in the file', async () => {
    const { id } = await placed(stage.visitor());
    await admin.post(`/api/orders/${id}/status/confirm`, {});
    const ofOrder = async (by: string) =>
      (await logs(`filter[record]=${id}&filter[by]=${by}`)).data.map(({ type }: { type: string }) => type);
    expect(await ofOrder('staff')).toEqual(['OrderConfirmed']);
    expect(await ofOrder('guests')).toEqual(['OrderPlaced']);
    expect(await ofOrder('people')).toEqual(['OrderConfirmed', 'OrderPlaced']);
    expect(await ofOrder('automatic')).toEqual(['OrderSubmitted']);

    const [all, people, automatic] = await Promise.all([
      logs('limit=500'),
      logs('limit=500&filter[by]=people'),
      logs('limit=500&filter[by]=automatic'),
    ]);
    expect(automatic.meta.total).toBeGreaterThan(0);
    expect(people.meta.total + automatic.meta.total).toBe(all.meta.total);
    const kinds = (entries: { actor: { kind: string } }[]) => new Set(entries.map(({ actor }) => actor.kind));
    expect(kinds(people.data)).toEqual(new Set(['user', 'customer']));
    expect(automatic.data.map(({ type }: { type: string }) => type)).toContain('PlaceTaken');
    expect(people.data.map(({ type }: { type: string }) => type)).not.toContain('PlaceTaken');

    const fetched = (query: string) =>
      fetch(`${stage.url}/api/logs/export?${query}`, { headers: admin.cookies });
    const file = await fetched(`filter[record]=${id}&filter[by]=staff`);
    expect(file.headers.get('x-total')).toBe('1');
    expect((await file.text()).trim().split('\r\n').slice(1)).toEqual([
      expect.stringContaining('"Bestellung bestätigt"'),
    ]);
    expect((await fetched('filter[by]=nobody')).status).toBe(422);
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

  it('has every event of an order, found by its number, its ticket, its branch and by words', async () => {
    const { id, uid } = await placed(stage.visitor());
    await admin.post(`/api/orders/${id}/status/confirm`, {});
    const ofOrder = async (query: string) =>
      (await logs(`${query}&limit=500`)).data.filter(({ record }: { record: string }) => record === id);
    const texts = (entries: { text: string }[]) => entries.map(({ text }) => text);
    const all = ['Bestellung bestätigt', 'Bestellung an die Filiale übermittelt', 'Bestellung aufgegeben'];
    const found = await ofOrder(`filter[record]=${id}`);
    expect(texts(found)).toEqual(all);
    expect(found[2]).toMatchObject({
      resource: 'order',
      type: 'OrderPlaced',
      kind: null,
      order: { id, uid, ticketNumber: expect.any(Number) },
      branch: { id: branch.id, name: branch.name },
    });
    expect(texts(await ofOrder(`filter[text]=${uid.toLowerCase()}`))).toEqual(all);
    expect(texts(await ofOrder(`filter[text]=${found[0].order.ticketNumber}`))).toEqual(all);
    expect(texts(await ofOrder(`filter[branch]=${branch.id}`))).toEqual(all);
    expect(await ofOrder(`filter[branch]=${otherBranch.id}`)).toEqual([]);
    expect(texts(await ofOrder('filter[text]=aufgegeben'))).toEqual(all.slice(2));
    expect(texts(await ofOrder('filter[type]=OrderConfirmed'))).toEqual(all.slice(0, 1));
    expect(await ofOrder('filter[text]=gibt es nicht')).toEqual([]);
  });

  it('is marked as stale while the orders that it names lag behind the journal', async () => {
    const { id } = await placed(stage.visitor());
    await logs(`filter[record]=${id}`);
    const locking = stage.app.get(DataSource).createQueryRunner();
    try {
      await locking.startTransaction();
      await locking.query('LOCK TABLE views.order_board IN SHARE MODE');
      const { headers } = await admin.post(`/api/orders/${id}/status/confirm`, {});
      const position = headers.get(POSITION_HEADER) ?? '';
      const read = await admin.getOnce(`/api/logs?filter[record]=${id}`, {
        [POSITION_HEADER.toLowerCase()]: position,
      });
      expect(read.headers.get(STALE_HEADER)).toBe('true');
    } finally {
      await locking.rollbackTransaction();
      await locking.release();
    }
    const { headers, body } = await admin.get(`/api/logs?filter[record]=${id}`);
    expect(headers.get(STALE_HEADER)).toBeNull();
    expect(body.data[0]).toMatchObject({ type: 'OrderConfirmed', order: { id } });
  });

  it('finds what people did by their names', async () => {
    const id = await placed(stage.visitor()).then((order) => order.id);
    await admin.post(`/api/orders/${id}/status/confirm`, {});
    const [confirmed] = (await logs(`filter[record]=${id}&filter[type]=OrderConfirmed`)).data;
    const found = async (name: string) =>
      (await logs(`filter[text]=${encodeURIComponent(name)}&limit=500`)).data.map(
        (one: { id: string }) => one.id,
      );
    expect(await found(confirmed.actor.name.toLowerCase())).toContain(confirmed.id);
    expect(await found(`${confirmed.actor.name} Niemand`)).toEqual([]);
  });

  it('shows what is in an event, personal fields only when asked for, and none of who was erased', async () => {
    const { id } = await placed(stage.visitor(), { lastName: 'Geheimnis', comment: 'Bitte leise' });
    const [entry] = (await logs(`filter[record]=${id}&filter[type]=OrderPlaced`)).data;
    const contentOf = async (query = '') => {
      const { content } = (await admin.get(`/api/logs/${entry.id}${query}`)).body.data;
      return (path: string) => content.find((one: { path: string }) => one.path === path);
    };
    const masked = await contentOf();
    expect(masked('contact.lastName')).toEqual({ path: 'contact.lastName', value: null, isPersonal: true });
    expect(masked('currency')).toEqual({ path: 'currency', value: 'EUR', isPersonal: false });
    expect((await contentOf('?personal=true'))('contact.lastName')).toMatchObject({ value: 'Geheimnis' });
    expect(JSON.stringify(await logs('limit=500'))).not.toMatch(/Geheimnis|Bitte leise/);
    await stage.app.get(Codec).erase(id);
    const erased = await contentOf('?personal=true');
    expect(erased('contact.lastName')).toEqual({ path: 'contact.lastName', value: '', isPersonal: false });
  });

  it('leads from page to page by places, without leaving out or repeating anything', async () => {
    const { data: all } = await logs('limit=500');
    const seen: string[] = [];
    for (let before = ''; ;) {
      const { data, meta } = await logs(`limit=7&before=${before}`);
      seen.push(...data.map(({ id }: { id: string }) => id));
      if (meta.next === null) break;
      before = meta.next;
    }
    expect(seen.slice(0, all.length)).toEqual(all.map(({ id }: { id: string }) => id).slice(0, seen.length));
    expect(new Set(seen).size).toBe(seen.length);
    for (const day of ['2026-13-45', '2026-02-30', '0000-00-00']) {
      expect((await admin.get(`/api/logs?before=${day}T10:00:00.000Z_1_1`)).status).toBe(422);
    }
    expect(await admin.get('/api/logs?before=nowhere')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'before', message: 'Diese Stelle im Protokoll gibt es nicht.' }] },
    });
  });

  it('is exported whole, as a table and as lines of JSON', async () => {
    const { meta } = await logs('filter[resource]=order');
    const fetched = (query: string) =>
      fetch(`${stage.url}/api/logs/export?${query}`, { headers: admin.cookies });
    const csv = await fetched('filter[resource]=order');
    expect(csv.headers.get('x-total')).toBe(String(meta.total));
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(meta.total + 1);
    expect(lines.at(-1)).toContain('"Gast";"Bestellung aufgegeben";"Bestellung"');
    const json = (await (await fetched('filter[resource]=order&format=ndjson')).text()).trim().split('\n');
    expect(json).toHaveLength(meta.total);
    expect(JSON.parse(json[0]!)).toMatchObject({ resource: 'order' });
    expect((await fetched('format=xml')).status).toBe(422);
  });
});
