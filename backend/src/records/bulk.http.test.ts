import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

async function categories(...names: string[]): Promise<{ id: string; revision: string }[]> {
  const answers = await Promise.all(names.map((name) => admin.post('/api/categories', { name })));
  return answers.map(({ body }) => ({ id: body.data.id, revision: body.data.revision }));
}

describe('a bulk change', () => {
  it('applies to unchanged records and reports conflicts for the rest', async () => {
    const [one, two] = await categories('Eins', 'Zwei');
    await admin.put(`/api/categories/${two!.id}`, { name: 'Zwei neu' }, { 'if-match': '"0"' });
    const body = { records: [one, two], changes: { isEnabled: false } };
    const answer = await admin.post('/api/categories/bulk', body);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { done: [one!.id], refused: [{ id: two!.id, errors: [{ field: null }] }] } },
    });
    expect((await admin.get(`/api/categories/${one!.id}`)).body.data).toMatchObject({
      isEnabled: false,
      revision: '1',
    });
    expect((await admin.get(`/api/categories/${two!.id}`)).body.data.isEnabled).toBe(true);
  });

  it('sent twice under one key is applied once', async () => {
    const records = await categories('Drei', 'Vier');
    const key = newKey();
    const body = { records, changes: { isEnabled: false } };
    const first = await admin.post('/api/categories/bulk', body, key);
    const again = await admin.post('/api/categories/bulk', body, key);
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.data.done).toHaveLength(2);
  });

  it('is refused as a whole without permission, with invalid changes or without records', async () => {
    const records = await categories('Fünf');
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await employee.post('/api/categories/bulk', { records, changes: {} })).status).toBe(403);
    expect(await admin.post('/api/categories/bulk', { records, changes: { name: '' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'changes.name' }] },
    });
    expect((await admin.post('/api/categories/bulk', { records: [], changes: {} })).status).toBe(422);
  });
});

describe('a bulk removal', () => {
  it('skips records in use and reports where they are used', async () => {
    const { data: tags } = (await admin.get('/api/tags?search=Gastgarten')).body;
    const unused = (await admin.post('/api/tags', { name: 'Unbenutzt' })).body.data;
    const records = [tags[0], unused].map(({ id, revision }) => ({ id, revision }));
    const { data } = (await admin.post('/api/tags/bulk-removal', { records })).body;
    expect(data.done).toEqual([unused.id]);
    expect(data.refused).toEqual([
      { id: tags[0].id, errors: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining('Naschmarkt') })]) }, // prettier-ignore
    ]);
    expect((await admin.get(`/api/tags/${unused.id}`)).body.data.isRemoved).toBe(true);
  });
});

describe('a bulk restoration', () => {
  it('restores removed records and reports those whose names are taken', async () => {
    const make = async (identifier: string) =>
      (await admin.post('/api/divisions', { identifier, businessName: identifier })).body.data;
    const [one, two] = [await make('bulk-one'), await make('bulk-two')];
    for (const { id } of [one, two]) await admin.delete(`/api/divisions/${id}`, { 'if-match': '"0"' });
    await make('bulk-two');
    const records = [one, two].map(({ id }) => ({ id, revision: '1' }));
    const { data } = (await admin.post('/api/divisions/bulk-restore', { records })).body;
    expect(data).toMatchObject({
      done: [one.id],
      refused: [{ id: two.id, errors: [{ field: 'identifier' }] }],
    });
    expect((await admin.get(`/api/divisions/${one.id}`)).body.data.isRemoved).toBe(false);
    expect((await admin.get(`/api/divisions/${two.id}`)).body.data.isRemoved).toBe(true);
  });

  it('is refused without permission to change the records', async () => {
    const records = await categories('Sechs');
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await employee.post('/api/categories/bulk-restore', { records })).status).toBe(403);
  });
});
