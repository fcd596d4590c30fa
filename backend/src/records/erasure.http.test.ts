import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { dumpRows, dumpEvents } from '../testing/dump-database.js';
import { branch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const at = (revision: string) => ({ 'if-match': `"${revision}"` });
const someone = { firstName: 'Zdenka', lastName: 'Quittenbaum', email: 'zdenka@quittenbaum.example' };
const traces = /zdenka|quittenbaum|quintessenz/i;

/** All responses in which a record may appear. */
async function allResponses(path: string, id: string): Promise<string> {
  const addresses = [
    ...[`${path}/${id}`, `${path}/${id}/history`, `${path}?limit=500`, `${path}?removed=true&limit=500`],
    ...[
      `${path}/export`,
      `logs?filter[record]=${id}`,
      'search?q=quittenbaum',
      `${path}?search=zdenka`,
      'mails',
    ],
  ];
  const answers = [];
  for (const address of addresses) answers.push((await admin.get(`/api/${address}`)).body);
  const { data: entries } = (await admin.get(`/api/logs?filter[record]=${id}`)).body;
  for (const entry of entries) answers.push((await admin.get(`/api/logs/${entry.id}`)).body);
  return JSON.stringify(answers);
}

describe('an erased customer', () => {
  it('leaves no personal data in any response, table or event', async () => {
    const { id } = (await admin.post('/api/customers', someone)).body.data;
    await admin.put(`/api/customers/${id}`, { note: 'Mag Quintessenz' }, at('0'));
    await eventually(async () => expect(await allResponses('customers', id)).toMatch(traces));
    expect(await dumpRows(stage)).toMatch(traces);

    const { status, body } = await admin.post(`/api/customers/${id}/erase`, {}, at('1'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, revision: '2', isRemoved: true, firstName: null, note: null });

    expect(await allResponses('customers', id)).not.toMatch(traces);
    await eventually(async () => expect(await dumpRows(stage)).not.toMatch(traces));
    expect(await dumpEvents(stage)).not.toMatch(traces);
  });

  it('has a history that keeps actors and changed fields, but no personal values', async () => {
    const { id } = (await admin.post('/api/customers', someone)).body.data;
    await admin.put(`/api/customers/${id}`, { phone: '+43 1 234', isBlocked: true }, at('0'));
    await admin.post(`/api/customers/${id}/erase`, {}, at('1'));
    const { data } = (await admin.get(`/api/customers/${id}/history`)).body;
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['erased', 'changed', 'created']);
    expect(data[1]).toMatchObject({
      actor: { name: 'Vera Beispiel' },
      changes: [
        { field: 'phone', before: null, after: null },
        { field: 'isBlocked', before: false, after: true },
      ],
    });
    const { data: entries } = (await admin.get(`/api/logs?filter[record]=${id}`)).body;
    expect(entries[0]).toMatchObject({ kind: 'erased', title: null });
  });

  it('cannot be changed, removed or restored, and repeated erasures have no effect', async () => {
    const { id } = (await admin.post('/api/customers', someone)).body.data;
    await admin.delete(`/api/customers/${id}`, at('0'));
    const key = newKey();
    for (let times = 0; times < 2; times++) {
      const answer = await admin.post(`/api/customers/${id}/erase`, {}, { ...at('1'), ...key });
      expect([answer.status, answer.body.data.revision]).toEqual([200, '2']);
    }
    expect((await admin.post(`/api/customers/${id}/erase`, {}, at('2'))).body.data.revision).toBe('2');
    const refused = await Promise.all([
      admin.put(`/api/customers/${id}`, { firstName: 'Eva' }, at('2')),
      admin.delete(`/api/customers/${id}`, at('2')),
      admin.post(`/api/customers/${id}/restore`, {}, at('2')),
      admin.post(`/api/customers/${id}/restore`, { revision: '0' }, at('2')),
    ]);
    for (const { status, body } of refused) {
      expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('endgültig')]);
    }
  });

  it('can be erased only by administrators, and only with the latest revision', async () => {
    const { id } = (await admin.post('/api/customers', someone)).body.data;
    const path = `/api/customers/${id}/erase`;
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await manager.post(path, {}, at('0'))).status).toBe(403);
    expect((await admin.post(path)).status).toBe(400);
    expect((await admin.post(path, {}, at('1'))).status).toBe(409);
    expect((await admin.post(`/api/tags/${id}/erase`, {}, at('0'))).status).toBe(404);
    expect((await admin.get(`/api/customers/${id}`)).body.data.firstName).toBe('Zdenka');
  });

  it('has its key destroyed at the next start if the process died before', async () => {
    const { id } = (await admin.post('/api/customers', someone)).body.data;
    await admin.post(`/api/customers/${id}/erase`, {}, at('0'));
    await admin.get(`/api/customers/${id}`);
    const database = stage.app.get(DataSource);
    const left = async () =>
      (await database.query('SELECT key FROM app.subject_key WHERE subject = $1', [id]))[0].key;
    await database.query(`UPDATE app.subject_key SET key = '\\x00', erased_at = NULL WHERE subject = $1`, [
      id,
    ]);
    await stage.backend();
    await eventually(async () => expect(await left()).toBeNull());
  });
});
