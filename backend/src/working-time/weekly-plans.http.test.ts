import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { weeklyPlansTopic, weeklyPlanTopic } from '@bestellwerk/domain/contracts/live-topics';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { Listeners } from '../testing/listeners.js';
import { branch, otherBranch } from '../testing/orders.js';
import { clockAt, workerOf } from '../testing/terminals.js';
import { WeeklyPlanImport } from './weekly-plan-import.js';

const EVENING = clockAt('20:00');
const listeners = new Listeners();
let stage: BackendHarness;
let manager: Client;
let lead: Client;
let elsewhere: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
  lead = await stage.staff(['ROLE_SHIFT_LEAD'], [branch.id]);
  elsewhere = await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
});
afterAll(async () => {
  listeners.close();
  await stage?.stop();
});

async function employee(branches = [branch.id]) {
  const { id, client } = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], branches));
  return { id, client, path: `/api/working-schedules/plan/${id}` };
}
const shift = { branch: branch.id, weekday: 1, from: '22:00', to: '06:00', pauseMinutes: 30 };
const none = { version: 0, validFrom: null, shifts: [], earlier: [], later: [] };
const shiftsOf = async (client: Client, path: string) => (await client.get(path, EVENING)).body.data.shifts;

describe('a weekly plan', () => {
  it('is set only by the branch manager, and from today on', async () => {
    const { id, client, path } = await employee();
    expect((await manager.get(path)).body.data).toEqual({ user: id, ...none });
    const set = await manager.put(path, { shifts: [shift] }, EVENING);
    const plan = { user: id, ...none, version: 1, validFrom: '2026-11-20', shifts: [shift] };
    expect(set.body.data).toEqual(plan);
    expect((await manager.get(path, EVENING)).body.data).toEqual(plan);
    for (const reader of [lead, client]) {
      await eventually(async () => expect(await shiftsOf(reader, path)).toEqual([shift]));
    }
    expect((await client.put(path, { shifts: [] })).status).toBe(403);
    expect((await lead.put(path, { shifts: [] })).status).toBe(403);
    expect((await elsewhere.get(path)).status).toBe(403);
    expect((await elsewhere.get(`${path}/history`)).status).toBe(403);
  });

  it('may begin later, is read beside the one before it, and can be discarded until it begins', async () => {
    const { client, path } = await employee();
    const later = { validFrom: '2026-12-07', shifts: [{ ...shift, weekday: 5 }] };
    await manager.put(path, { shifts: [shift] }, EVENING);
    expect((await manager.put(path, later, EVENING)).body.data).toMatchObject({
      validFrom: '2026-11-20',
      shifts: [shift],
      later: [later],
    });
    const december = '/api/working-time/schedules?from=2026-12-01&to=2026-12-14';
    const days = async () =>
      (await client.get(december, EVENING)).body.data.map(({ date }: { date: string }) => date);
    await eventually(async () => expect(await days()).toEqual(['2026-12-11']));

    const discard = (by: Client, validFrom: string) => by.delete(path, EVENING, { validFrom });
    expect((await discard(lead, '2026-12-07')).status).toBe(403);
    const discarded = await discard(manager, '2026-12-07');
    expect(discarded.body.data).toMatchObject({ shifts: [shift], later: [] });
    await eventually(async () => expect(await days()).toEqual(['2026-12-07', '2026-12-14']));
    expect((await discard(manager, '2026-12-07')).status).toBe(404);
    expect((await discard(manager, '2026-11-20')).status).toBe(422);
  });

  it('begins within three years back and one ahead', async () => {
    const { path } = await employee();
    const from = async (validFrom: string) =>
      (await manager.put(path, { validFrom, shifts: [] }, EVENING)).body.errors?.[0];
    expect(await from('1926-11-20')).toMatchObject({ field: 'validFrom' });
    expect(await from('2028-11-20')).toMatchObject({ field: 'validFrom' });
    expect(await from('2027-11-20')).toBeUndefined();
  });

  it('names every field that is wrong', async () => {
    const { path } = await employee();
    const problems = async (shifts: object[]) =>
      (await manager.put(path, { shifts })).body.errors?.map(({ field }: { field: string }) => field);
    expect(await problems([{ ...shift, from: '25:00' }])).toEqual(['shifts.0.from']);
    expect(await problems([shift, { ...shift, weekday: 2, from: '05:00' }])).toEqual(['shifts.1.from']);
    expect(await problems([{ ...shift, branch: otherBranch.id }])).toEqual(['shifts.0.branch']);
  });

  it('keeps the shifts in branches of other managers unchanged', async () => {
    const { path } = await employee([branch.id, otherBranch.id]);
    const theirs = { ...shift, branch: otherBranch.id, weekday: 3 };
    expect((await elsewhere.put(path, { shifts: [theirs] })).status).toBe(200);
    const refused = await manager.put(path, { shifts: [shift] });
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ field: 'shifts' }] } });
    expect((await manager.put(path, { shifts: [shift, theirs] })).status).toBe(200);
  });

  it('is not replaced by somebody who has not seen its last change', async () => {
    const { path } = await employee();
    await manager.put(path, { shifts: [shift], version: 0 }, EVENING);
    const stale = await manager.put(path, { shifts: [], version: 0 }, EVENING);
    expect(stale.status).toBe(409);
    expect(stale.body.errors[0].message).toContain('inzwischen von jemand anderem geändert');
    const later = { validFrom: '2026-12-07', shifts: [] };
    expect((await manager.put(path, { ...later, version: 1 }, EVENING)).status).toBe(200);
    const discard = (version: number) => manager.delete(path, EVENING, { validFrom: '2026-12-07', version });
    expect((await discard(1)).status).toBe(409);
    expect((await discard(2)).status).toBe(200);
    expect((await manager.put(path, { ...later, version: 2 }, EVENING)).status).toBe(409);
    expect(await shiftsOf(manager, path)).toEqual([shift]);
  });

  it('has a history with who changed what, and the audit log has the same', async () => {
    const { id, path } = await employee();
    await manager.put(path, { validFrom: '2026-11-01', shifts: [shift] }, EVENING);
    await manager.put(path, { validFrom: '2026-11-01', shifts: [{ ...shift, weekday: 2 }] }, EVENING);
    const { body } = await manager.get(`${path}/history`);
    const actor = { kind: 'user', name: 'Vera Beispiel' };
    expect(body.data).toMatchObject([
      { type: 'set', actor, validFrom: '2026-11-01', before: [shift], after: [{ weekday: 2 }] },
      { type: 'set', actor, validFrom: '2026-11-01', before: null, after: [shift] },
    ]);
    const auditor = await stage.staff(['ROLE_ADMIN']);
    const entries = await auditor.get(`/api/logs?filter[record]=${id}&filter[resource]=weeklyPlan`);
    expect(entries.body.data).toHaveLength(2);
    expect(JSON.stringify(entries.body)).toContain(
      'Vera Beispiel: ab 01.11.2026 Mo 22:00–06:00 (30 min Pause) → Di 22:00–06:00 (30 min Pause)',
    );
  });

  it('notifies the person, and the branches of its shifts before and after the change, when it is changed', async () => {
    const { id, client, path } = await employee([branch.id, otherBranch.id]);
    const admin = await stage.staff(['ROLE_ADMIN']);
    await admin.put(path, { shifts: [shift] }, EVENING);
    const followed = [
      { by: client, topic: weeklyPlanTopic(id) },
      { by: lead, topic: weeklyPlansTopic(branch.id) },
      { by: elsewhere, topic: weeklyPlansTopic(otherBranch.id) },
    ].map(({ by, topic }) => ({ topic, listener: listeners.listen(stage.url, by.cookies) }));
    for (const { listener, topic } of followed) {
      expect(await listener.subscribe(topic)).toMatchObject({ ok: true });
    }
    const colleague = listeners.listen(stage.url, (await employee()).client.cookies);
    expect(await colleague.subscribe(weeklyPlanTopic(id))).toMatchObject({ ok: false });
    await admin.put(path, { shifts: [{ ...shift, branch: otherBranch.id }] }, EVENING);
    for (const { listener, topic } of followed) {
      await eventually(() =>
        expect(listener.received).toContainEqual(
          expect.objectContaining({ topic, projection: 'weekly_plan', rows: [] }),
        ),
      );
    }
  });
});

it('plans that were kept in a table are written to the log once, beside what is there already', async () => {
  const { id, path } = await employee();
  await manager.put(path, { validFrom: '2026-11-10', shifts: [] }, EVENING);
  const database = stage.app.get(DataSource);
  for (const day of ['2026-12-01', '2026-11-10', '2026-10-01']) {
    await database.query('INSERT INTO app.weekly_plan (account, valid_from, shifts) VALUES ($1, $2, $3)', [
      id,
      day,
      JSON.stringify([shift]),
    ]);
  }
  await stage.app.get(WeeklyPlanImport).importAll();
  await stage.app.get(WeeklyPlanImport).importAll();
  expect(await database.query('SELECT 1 FROM app.weekly_plan')).toEqual([]);
  await eventually(async () => {
    expect((await manager.get(path, EVENING)).body.data).toMatchObject({
      ...{ version: 3, validFrom: '2026-11-10', shifts: [] },
      earlier: [{ validFrom: '2026-10-01', shifts: [shift] }],
      later: [{ validFrom: '2026-12-01', shifts: [shift] }],
    });
  });
});
