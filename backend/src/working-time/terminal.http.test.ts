import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';
import { clockAt, instant, press, workDay, workerOf, type Worker } from '../testing/terminals.js';

let stage: BackendHarness;
beforeAll(async () => (stage = await BackendHarness.start()));
afterAll(() => stage?.stop());

const employee = async (branches = [branch.id]) => workerOf(await stage.staff(['ROLE_EMPLOYEE'], branches));
const typesOf = async ({ id }: Worker) =>
  (await stage.app.get(EventLog).readStream(`workingTime-${id}`)).map(({ type }) => type);

describe('a day at the terminal', () => {
  it('goes from start over pause to end, and every answer is the current activity', async () => {
    const worker = await employee();
    const terminal = stage.visitor();
    const at = { deviceAt: '2026-11-20T09:00:03+01:00' };
    const started = await press(terminal, worker, 'start', clockAt('08:00'), at);
    expect(started).toMatchObject({ status: 200, body: { data: { status: 'working', user: worker.id } } });
    expect(started.headers.get('x-position')).toMatch(/^\d+$/);
    expect(started.body.data).toMatchObject({
      branch: branch.id,
      businessDate: '2026-11-20',
      startedAt: instant('08:00'),
    });
    expect((await press(terminal, worker, 'pause', clockAt('12:00'))).body.data).toMatchObject({ status: 'paused', workedMinutes: 240 }); // prettier-ignore
    expect((await press(terminal, worker, 'resume', clockAt('12:30'))).body.data.status).toBe('working');
    const ended = await press(terminal, worker, 'end', clockAt('16:00'));
    expect(ended.body.data).toMatchObject({ status: 'ended', workedMinutes: 450, pauseMinutes: 30 });
    const [first] = await stage.app.get(EventLog).readStream(`workingTime-${worker.id}`);
    expect(first).toMatchObject({
      data: { at: instant('08:00'), deviceAt: '2026-11-20T08:00:03.000Z' },
      metadata: { actor: { kind: 'user', id: worker.id }, origin: 'terminal' },
    });
  });

  it('shows the person, the current activity and the balances', async () => {
    const worker = await employee([branch.id, otherBranch.id]);
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    const shifts = [{ branch: branch.id, weekday: 5, from: '09:00', to: '17:00', pauseMinutes: 30 }];
    const plan = { validFrom: '2026-11-01', shifts };
    expect((await manager.put(`/api/working-schedules/plan/${worker.id}`, plan)).status).toBe(200);
    const terminal = stage.visitor();
    await press(terminal, worker, 'start', clockAt('08:00'), { branch: otherBranch.id });
    const me = await terminal.get(`${worker.path}/me`, clockAt('10:00'));
    expect(me.body.data).toEqual({
      user: { id: worker.id, username: worker.username, firstName: 'Vera', lastName: 'Beispiel' },
      branches: expect.arrayContaining([{ id: branch.id, name: branch.name }]),
      activity: expect.objectContaining({ status: 'working', branch: otherBranch.id }),
      today: { date: '2026-11-20', workedMinutes: 120, plannedMinutes: 450, balanceMinutes: -330 },
      monthBalanceMinutes: -330 - 2 * 450,
      topic: `terminal:${worker.username}:${worker.accessToken}`,
      now: instant('10:00'),
    });
    const schedules = await terminal.get(`${worker.path}/working-schedules`, clockAt('10:00'));
    expect(schedules.body.data).toMatchObject([{ date: '2026-11-20', startsAt: instant('08:00'), endsAt: instant('16:00'), plannedMinutes: 450 }]); // prettier-ignore
    await press(terminal, worker, 'end', clockAt('16:30'));
    const balances = await terminal.get(
      `${worker.path}/balances?from=2026-11-13&to=2026-11-20`,
      clockAt('17:00'),
    );
    expect(balances.body).toEqual({
      data: [
        { date: '2026-11-13', workedMinutes: 0, plannedMinutes: 450, balanceMinutes: -450 },
        { date: '2026-11-20', workedMinutes: 510, plannedMinutes: 450, balanceMinutes: 60 },
      ],
      meta: {
        from: '2026-11-13',
        to: '2026-11-20',
        workedMinutes: 510,
        plannedMinutes: 900,
        balanceMinutes: -390,
      },
    });
    const activities = await terminal.get(`${worker.path}/working-activities`, clockAt('17:00'));
    expect(activities.body.data).toMatchObject([{ status: 'ended', workedMinutes: 510 }]);
  });

  it('shows the same activity in the back office', async () => {
    const worker = await employee();
    await press(stage.visitor(), worker, 'start', clockAt('08:00'));
    const { client } = worker;
    const paused = await client.post('/api/working-time/activities/pause', {}, clockAt('12:00'));
    expect(paused.body.data).toMatchObject({ status: 'paused' });
    const me = await client.get('/api/working-time/me', clockAt('13:00'));
    expect(me.body.data).toMatchObject({ activity: { status: 'paused' }, today: { workedMinutes: 240 } });
    expect(me.body.data.topic).toBe(`working-time:${worker.id}`);
    expect((await client.get('/api/working-time/activities', clockAt('13:00'))).body.data).toHaveLength(1);
    expect((await client.get('/api/working-time/balances', clockAt('13:00'))).body.meta).toMatchObject({ from: '2026-11-01', to: '2026-11-20' }); // prettier-ignore
    expect((await client.get('/api/working-time/schedules')).body.data).toEqual([]);
    expect((await stage.visitor().get('/api/working-time/me')).status).toBe(401);
  });

  it('requires the branch when the person has several, and refuses others', async () => {
    const worker = await employee([branch.id, otherBranch.id]);
    const start = (body: object) => press(stage.visitor(), worker, 'start', {}, body);
    expect((await start({})).body.errors).toEqual([
      { message: 'Bitte wählen Sie eine Filiale.', field: 'branch' },
    ]);
    expect((await start({ branch: '11111111-1111-4111-8111-111111111111' })).status).toBe(422);
    expect((await start({ branch: branch.id })).status).toBe(200);
    const elsewhere = await start({ branch: otherBranch.id });
    expect(elsewhere).toMatchObject({ status: 409, body: { errors: [{ field: 'branch' }] } });
    expect((await press(stage.visitor(), worker, 'dance')).status).toBe(404);
  });
});

describe('a button', () => {
  it('pressed twice changes nothing and gets the same answer', async () => {
    const worker = await employee();
    const terminal = stage.visitor();
    for (const button of ['start', 'pause', 'resume', 'end']) {
      const [first, again] = [await press(terminal, worker, button), await press(terminal, worker, button)];
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.body.data).toEqual(first.body.data);
    }
    expect(await typesOf(worker)).toEqual([
      'ActivityStarted',
      'ActivityPaused',
      'ActivityResumed',
      'ActivityEnded',
    ]);
  });

  it('repeated with its idempotency key gets the same activity, also from another session', async () => {
    const worker = await employee();
    const key = newKey();
    const first = await press(stage.visitor(), worker, 'start', { ...key, ...clockAt('08:00') });
    await press(stage.visitor(), worker, 'end', clockAt('16:00'));
    const again = await press(stage.visitor(), worker, 'start', { ...key, ...clockAt('16:01') });
    expect(again.body.data).toMatchObject({ id: first.body.data.id, status: 'ended' });
    expect(await typesOf(worker)).toEqual(['ActivityStarted', 'ActivityEnded']);
  });

  it('pressed at the same moment on terminals of two backends starts one activity, which all show', async () => {
    const worker = await employee();
    const second = await stage.backend();
    const terminals = Array.from({ length: 16 }, (_, n) => stage.visitor(n % 2 ? second.url : stage.url));
    const answers = await Promise.all(
      terminals.map((terminal) => press(terminal, worker, 'start', newKey())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await typesOf(worker)).toEqual(['ActivityStarted']);
    const shown = await Promise.all(terminals.map((terminal) => terminal.get(`${worker.path}/me`)));
    expect(new Set(shown.map(({ body }) => body.data.activity?.id))).toEqual(
      new Set([answers[0]!.body.data.id]),
    );
  });

  it('works after many days of activities', async () => {
    const worker = await employee();
    for (let day = 0; day < 12; day++) await workDay(stage.visitor(), worker);
    expect((await typesOf(worker)).length).toBe(48);
    expect((await press(stage.visitor(), worker, 'start', clockAt('17:00'))).body.data.status).toBe(
      'working',
    );
  });
});

describe('the access code', () => {
  it('is refused alike for a wrong name and a wrong code, and replaced by a new one', async () => {
    const worker = await employee();
    const terminal = stage.visitor();
    const wrong = [
      await terminal.get(`/api/time-tracking/${worker.username}/000000000000/me`),
      await terminal.get(`/api/time-tracking/nobody/${worker.accessToken}/me`),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([401, 401]);
    expect(wrong[0]!.body).toEqual(wrong[1]!.body);
    const spelled = worker.accessToken.toLowerCase().replace(/(.{4})(.{4})/, '$1-$2-');
    expect((await terminal.get(`/api/time-tracking/${worker.username}/${spelled}/me`)).status).toBe(200);
    const renewed = await workerOf(worker.client);
    expect(renewed.accessToken).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect((await terminal.get(`${worker.path}/me`)).status).toBe(401);
    expect((await terminal.get(`${renewed.path}/me`)).status).toBe(200);
    const code = `/api/users/${worker.id}/time-tracking-token`;
    expect((await worker.client.get(code)).body).toEqual({ data: { isIssued: true } });
    await worker.client.delete(code);
    expect((await worker.client.get(code)).body).toEqual({ data: { isIssued: false } });
    expect((await terminal.get(`${renewed.path}/me`)).status).toBe(401);
  });

  it('is refused for a disabled account', async () => {
    const worker = await employee();
    await stage.app
      .get(DataSource)
      .query('UPDATE app.account SET is_disabled = true WHERE id = $1', [worker.id]);
    expect((await stage.visitor().get(`${worker.path}/me`)).status).toBe(401);
  });

  it('is locked after too many wrong attempts', async () => {
    const worker = await employee();
    const terminal = stage.visitor();
    const guess = () => terminal.get(`/api/time-tracking/${worker.username}/000000000000/me`);
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect(await terminal.get(`${worker.path}/me`)).toMatchObject({ status: 429 });
  });

  it('is issued by managers of the branch and administrators, but not by shift leads or others', async () => {
    const { id } = await employee();
    const issuedBy = async (
      role: 'ROLE_SHIFT_LEAD' | 'ROLE_BRANCH_MANAGER' | 'ROLE_ADMIN',
      branches: string[],
    ) => (await (await stage.staff([role], branches)).post(`/api/users/${id}/time-tracking-token`)).status;
    expect(await issuedBy('ROLE_BRANCH_MANAGER', [branch.id])).toBe(200);
    expect(await issuedBy('ROLE_ADMIN', [])).toBe(200);
    expect(await issuedBy('ROLE_BRANCH_MANAGER', [otherBranch.id])).toBe(403);
    expect(await issuedBy('ROLE_SHIFT_LEAD', [branch.id])).toBe(403);
    expect((await stage.visitor().post(`/api/users/${id}/time-tracking-token`)).status).toBe(401);
  });

  it('is stored as a hash only and never logged', async () => {
    const worker = await employee();
    let logged = '';
    const stream = new Writable({ write: (line, _, done) => ((logged += String(line)), done()) });
    const { url } = await stage.backend({}, pino({ level: 'debug' }, stream));
    await press(stage.visitor(url), worker, 'start');
    await stage.visitor(url).get(`${worker.path}/unknown`);
    await stage.visitor(url).get(`${worker.path}/balances?from=nonsense`);
    expect(logged).toContain('/api/time-tracking/:username/:accessToken');
    expect(logged).not.toContain(worker.accessToken);
    const kept = await stage.app.get(DataSource).query('SELECT * FROM app.time_tracking_token');
    expect(JSON.stringify(kept)).not.toContain(worker.accessToken);
  });
});
