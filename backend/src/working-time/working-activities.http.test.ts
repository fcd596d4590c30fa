import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';
import { clockAt, instant, press, workDay, workerOf, type Worker } from '../testing/terminals.js';

const EVENING = clockAt('20:00');
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
afterAll(() => stage?.stop());

const employee = async (branches = [branch.id]) => workerOf(await stage.staff(['ROLE_EMPLOYEE'], branches));
const record = (from: string, to: string, pauses: [string, string][] = []) => ({
  branch: branch.id,
  startedAt: instant(from),
  endedAt: instant(to),
  pauses: pauses.map(([start, end]) => ({ from: instant(start), to: instant(end) })),
  reason: 'Ende vergessen',
});
const enter = (client: Client, { id }: Worker, entry = record('08:00', '12:00'), headers = newKey()) =>
  client.post('/api/working-activities', { user: id, ...entry }, { ...EVENING, ...headers });

/** A day that has been worked, and can be read. */
async function worked(): Promise<{ worker: Worker; id: string; path: string }> {
  const worker = await employee();
  const terminal = stage.visitor();
  const id = await workDay(terminal, worker);
  await terminal.get(`${worker.path}/me`);
  return { worker, id, path: `/api/working-activities/${id}` };
}
const balanceOf = async ({ path }: Worker, client: Client) =>
  (await client.get(`${path}/balances`, EVENING)).body.meta;

describe('a correction', () => {
  it('changes the activity and its balance, with its reason', async () => {
    const { worker, path } = await worked();
    const corrected = await manager.put(path, record('08:00', '14:00', [['12:00', '12:30']]), EVENING);
    expect(corrected).toMatchObject({
      status: 200,
      body: { data: { workedMinutes: 330, endedAt: instant('14:00') } },
    });
    const { id } = (await manager.get('/api/users/me')).body.data.user;
    expect(corrected.body.data.changes).toEqual([
      {
        ...{ type: 'corrected', at: instant('20:00'), by: id, reason: 'Ende vergessen' },
        before: expect.objectContaining({ startedAt: instant('08:00'), endedAt: instant('16:00') }),
      },
    ]);
    expect(await balanceOf(worker, stage.visitor())).toMatchObject({ workedMinutes: 330 });
    expect((await lead.get(path)).body.data.names).toEqual({ [worker.id]: 'Vera Beispiel', [id]: 'Vera Beispiel' }); // prettier-ignore
  });

  it('names every field that is wrong', async () => {
    const { path } = await worked();
    const put = async (body: object) => (await manager.put(path, body, EVENING)).body.errors?.map(({ field }: { field: string }) => field); // prettier-ignore
    expect(await put({ ...record('08:00', '14:00'), reason: ' ' })).toEqual(['reason']);
    expect(await put({ ...record('08:00', '14:00'), reason: '\u0000\u200b' })).toEqual(['reason']);
    expect(await put(record('08:00', '07:00'))).toEqual(['endedAt']);
    expect(await put(record('08:00', '21:00'))).toEqual(['endedAt']);
    expect(await put(record('08:00', '14:00', [['13:00', '15:00']]))).toEqual(['pauses.0.from']);
    expect(await put(record('08:00', '14:00', [['08:00', '14:00']]))).toEqual(['pauses.0.to']);
    expect(await put({ ...record('08:00', '14:00'), startedAt: 'heute' })).toEqual(['startedAt']);
    expect(await put({ ...record('08:00', '14:00'), branch: '11111111-1111-4111-8111-111111111111' })).toEqual(['branch']); // prettier-ignore
  });

  it('is refused, as a void is, when somebody else has corrected what it is based on', async () => {
    const { path } = await worked();
    const { reason, ...before } = record('08:00', '16:00', [['12:00', '12:30']]);
    const first = await manager.put(path, { ...record('08:00', '15:00'), before }, EVENING);
    expect(first.status).toBe(200);
    const refused = [
      await manager.put(path, { ...record('08:00', '14:00'), before }, EVENING),
      await manager.delete(path, EVENING, { reason, before }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(refused[0]!.body.errors[0].message).toContain('inzwischen von jemand anderem geändert');
    expect((await manager.get(path)).body.data.changes).toHaveLength(1);
    const { reason: _, ...seen } = record('08:00', '15:00');
    expect((await manager.delete(path, EVENING, { reason, before: seen })).status).toBe(200);
  });

  it('answers its reason without control characters, as it does when it is read', async () => {
    const { path } = await worked();
    const body = { ...record('08:00', '14:00'), reason: ' Ende\u0000 ver\u0007gessen\r\n' };
    const corrected = await manager.put(path, body, EVENING);
    expect(corrected).toMatchObject({ status: 200, body: { data: { changes: [{ reason: 'Ende vergessen' }] } } }); // prettier-ignore
    expect((await manager.get(path)).body.data.changes).toEqual(corrected.body.data.changes);
  });

  it('is refused while the activity is open', async () => {
    const worker = await employee();
    const terminal = stage.visitor();
    const { id } = (await press(terminal, worker, 'start', clockAt('08:00'))).body.data;
    await terminal.get(`${worker.path}/me`);
    const refused = [
      await manager.put(`/api/working-activities/${id}`, record('08:00', '14:00'), EVENING),
      await manager.delete(`/api/working-activities/${id}`, EVENING, { reason: 'Irrtum' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(refused[0]!.body.errors[0].message).toContain('läuft noch');
  });

  it('is refused for the own time, to shift leads and to managers of other branches', async () => {
    const { path } = await worked();
    expect((await lead.put(path, record('08:00', '14:00'), EVENING)).status).toBe(403);
    expect((await elsewhere.put(path, record('08:00', '14:00'), EVENING)).status).toBe(403);
    expect((await elsewhere.put(path, { ...record('08:00', '14:00'), branch: otherBranch.id }, EVENING)).status).toBe(403); // prettier-ignore
    const own = await workerOf(manager);
    const entry = await enter(manager, own);
    expect(entry).toMatchObject({ status: 403 });
    expect(entry.body.errors[0].message).toContain('eigene Arbeitszeit');
    expect((await manager.put(`/api/working-schedules/plan/${own.id}`, { shifts: [] })).status).toBe(403);
  });

  it('is the same person’s whatever the letters of the id are', async () => {
    const own = await workerOf(manager);
    const inCapitals = ({ id, ...worker }: Worker): Worker => ({ ...worker, id: id.toUpperCase() });
    expect((await enter(manager, inCapitals(own))).status).toBe(403);
    const worker = await employee();
    const entered = await enter(manager, inCapitals(worker));
    expect(entered.body.data).toMatchObject({ user: worker.id, status: 'ended' });
    const again = await enter(manager, worker);
    expect(again).toMatchObject({ status: 422, body: { errors: [{ field: 'startedAt' }] } });
  });
});

describe('an entry and a void', () => {
  it('add working time without clock actions, and remove it again', async () => {
    const worker = await employee();
    const key = newKey();
    const entered = await enter(manager, worker, record('08:00', '12:00'), key);
    expect(entered).toMatchObject({
      status: 200,
      body: { data: { status: 'ended', isEnteredByStaff: true } },
    });
    expect((await enter(manager, worker, record('08:00', '12:00'), key)).body.data.id).toBe(
      entered.body.data.id,
    );
    expect((await enter(manager, worker, record('11:00', '13:00'))).body.errors[0].field).toBe('startedAt');
    expect(await balanceOf(worker, stage.visitor())).toMatchObject({ workedMinutes: 240 });
    const path = `/api/working-activities/${entered.body.data.id}`;
    await manager.get(path);
    expect((await manager.delete(path, EVENING, {})).body.errors[0].field).toBe('reason');
    const voided = await manager.delete(path, EVENING, { reason: 'Doppelt' });
    expect(voided.body.data).toMatchObject({
      status: 'voided',
      changes: [{ type: 'entered' }, { type: 'voided' }],
    });
    expect(await balanceOf(worker, stage.visitor())).toMatchObject({ workedMinutes: 0 });
    expect((await manager.put(path, record('08:00', '13:00'), EVENING)).status).toBe(409);
  });

  it('can be voided directly after they were entered', async () => {
    const entered = await enter(manager, await employee());
    const path = `/api/working-activities/${entered.body.data.id}`;
    const other = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await other.delete(path, EVENING, { reason: 'Doppelt' })).status).toBe(200);
  });

  it('are refused for people who do not work in the branch', async () => {
    const stranger = await employee([otherBranch.id]);
    expect((await enter(manager, stranger)).body.errors[0].field).toBe('branch');
    const nobody = { ...stranger, id: '11111111-1111-4111-8111-111111111111' };
    expect((await enter(manager, nobody)).status).toBe(404);
  });
});

describe('a manager or shift lead', () => {
  it('sees only activities of the own branch, filtered by person and day', async () => {
    const { worker, id, path } = await worked();
    const list = (client: Client, query: string) => client.get(`/api/working-activities?${query}`);
    const found = await list(
      lead,
      `filter[user]=${worker.id}&from=2026-11-20&to=2026-11-20&sort=-workedMinutes`,
    );
    expect(found.body).toMatchObject({ data: [{ id }], meta: { total: 1, page: 1, limit: 50 } });
    expect((await list(lead, `filter[user]=${worker.id}&to=2026-11-19`)).body.data).toEqual([]);
    expect((await list(elsewhere, `filter[user]=${worker.id}`)).body.data).toEqual([]);
    expect((await list(elsewhere, `filter[branch]=${branch.id}`)).status).toBe(403);
    expect((await list(worker.client, '')).status).toBe(403);
    expect((await list(lead, 'sort=salary')).status).toBe(422);
    expect((await list(lead, 'from=2026-11-20&to=2026-11-19')).body.errors[0].field).toBe('to');
    expect((await lead.get(path)).body.data).toMatchObject({ id });
    expect((await elsewhere.get(path)).status).toBe(403);
    expect((await lead.get('/api/working-activities/11111111-1111-4111-8111-111111111111')).status).toBe(404);
  });

  it('sees who is at work', async () => {
    const worker = await employee();
    const presence = async (client: Client) => {
      const { body } = await client.get(`/api/working-time/presence?branch=${branch.id}`);
      return body.data.find(({ user }: { user: string }) => user === worker.id);
    };
    expect(await presence(worker.client)).toEqual({ user: worker.id, name: 'Vera Beispiel', branch: branch.id, activity: null, elsewhere: null }); // prettier-ignore
    await worker.client.post('/api/working-time/activities/start');
    expect(await presence(worker.client)).toMatchObject({ activity: { status: 'working' } });
    expect((await elsewhere.get(`/api/working-time/presence?branch=${branch.id}`)).status).toBe(403);
  });

  it('sees in which other branch a team member is at work', async () => {
    const worker = await employee([branch.id, otherBranch.id]);
    await worker.client.post('/api/working-time/activities/start', { branch: otherBranch.id });
    const { body } = await manager.get(`/api/working-time/presence?branch=${branch.id}`);
    expect(body.data.find(({ user }: { user: string }) => user === worker.id)).toMatchObject({
      activity: null,
      elsewhere: otherBranch.id,
    });
  });

  it('sees worked and planned minutes of everyone', async () => {
    const worker = await employee([branch.id, otherBranch.id]);
    const shift = { weekday: 5, from: '09:00', to: '17:00', pauseMinutes: 0 };
    const plan = { validFrom: '2026-11-20', shifts: [{ ...shift, branch: branch.id }] };
    await manager.put(`/api/working-schedules/plan/${worker.id}`, plan);
    await enter(manager, worker);
    const balances = async (client: Client, query = '', at = EVENING) => {
      const path = `/api/time-sheets/balances?from=2026-11-20&to=2026-11-20${query}`;
      const { body } = await client.get(path, at);
      return body.data.find(({ user }: { user: string }) => user === worker.id);
    };
    const sum = {
      user: worker.id,
      name: 'Vera Beispiel',
      workedMinutes: 240,
      runningMinutes: 0,
      plannedMinutes: 480,
      balanceMinutes: -240,
    };
    const nextDay = { 'x-now': '2026-11-21T10:00:00.000Z' };
    expect(await balances(lead, '', nextDay)).toEqual(sum);
    expect(await balances(lead, `&branch=${branch.id}`, nextDay)).toEqual(sum);
    // As long as the day goes on, it is no part of a balance.
    expect(await balances(lead, '', EVENING)).toEqual({ ...sum, balanceMinutes: null });
    expect(await balances(elsewhere)).toMatchObject({ workedMinutes: 0, plannedMinutes: 0 });
  });

  it('sees a person without a team who works in the branch, from the first minute', async () => {
    const helper = await workerOf(await stage.staff(['ROLE_ADMIN'], []));
    const start = { branch: branch.id };
    await helper.client.post('/api/working-time/activities/start', start, clockAt('08:00'));
    const names = async (client: Client) => {
      const path = '/api/time-sheets/balances?from=2026-11-20&to=2026-11-20';
      const { body } = await client.get(path, clockAt('08:01'));
      return body.data.filter(({ user }: { user: string }) => user === helper.id);
    };
    expect(await names(lead)).toEqual([
      {
        ...{ user: helper.id, name: 'Vera Beispiel', workedMinutes: 0, runningMinutes: 1 },
        ...{ plannedMinutes: 0, balanceMinutes: null },
      },
    ]);
    expect(await names(elsewhere)).toEqual([]);
  });
});
