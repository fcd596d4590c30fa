import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { profileActivitySchema, userProfileSchema } from '@bestellwerk/domain/contracts/user-profile.schema';
import { z } from 'zod';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';
import { clockAt, instant, press, workerOf, type Worker } from '../testing/terminals.js';

const EVENING = clockAt('20:00');
const span = 'start=2026-11-16&end=2026-11-30';
let stage: BackendHarness;
let manager: Client;
let worker: Worker;
beforeAll(async () => {
  stage = await BackendHarness.start();
  manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
  worker = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id]));
  const friday = { branch: branch.id, weekday: 5, from: '09:00', to: '17:00', pauseMinutes: 30 };
  const plan = `/api/working-schedules/plan/${worker.id}`;
  const planned = await manager.put(plan, { shifts: [friday] }, { 'x-now': '2026-11-16T08:00:00.000Z' });
  expect(planned.status).toBe(200);
  const entered = await manager.post(
    '/api/working-activities',
    {
      ...{ user: worker.id, branch: branch.id, pauses: [], reason: 'Ende vergessen' },
      ...{ startedAt: instant('08:10'), endedAt: instant('16:10') },
    },
    { ...EVENING, ...newKey() },
  );
  expect(entered.status).toBe(200);
});
afterAll(() => stage?.stop());

const profile = (client: Client, query = `${span}&now=2026-11-20`, user = worker.id) =>
  client.get(`/api/statistics/user-profile?user=${user}&${query}`, EVENING);
const activities = (client: Client) =>
  client.get(`/api/statistics/user-profile-working-activities?user=${worker.id}&${span}`, EVENING);

describe('the profile of an employee', () => {
  it('compares target, work and plan, and projects the balance', async () => {
    const { body } = await profile(manager);
    expect(userProfileSchema.parse(body.data)).toMatchObject({
      ...{ user: worker.id, name: 'Vera Beispiel', targetToNow: 450, workedToNow: 480, creditToNow: 0 },
      ...{ balanceStart: 0, balanceNow: 30, targetToEnd: 900, plannedToEnd: 450, projectedBalanceEnd: 30 },
      ...{ findings: 1, punctuality: 10 },
      days: [
        { date: '2026-11-20', target: 450, worked: 480, balance: 30 },
        { date: '2026-11-27', target: 450, worked: 0, balance: 30 },
      ],
      ahead: [{ branch: branch.id, businessDate: '2026-11-27', plannedMinutes: 450 }],
    });
  });

  it('has the balance of a month until yesterday that the own clock has without today', async () => {
    const morning = { 'x-now': '2026-11-27T09:00:00.000Z' };
    const { client, id } = worker;
    const { monthBalanceMinutes, today } = (await client.get('/api/working-time/me', morning)).body.data;
    const days = 'start=2026-11-01&end=2026-11-27&now=2026-11-26';
    const { body } = await client.get(`/api/statistics/user-profile?user=${id}&${days}`, morning);
    const { balanceStart, balanceNow } = userProfileSchema.parse(body.data);
    expect([monthBalanceMinutes - today.balanceMinutes, balanceNow - balanceStart]).toEqual([30, 30]);
  });

  it('has no balance of days to come, not even of those before its start', async () => {
    const { body } = await profile(manager, 'start=2026-12-04&end=2026-12-11&now=2026-11-20');
    expect(userProfileSchema.parse(body.data)).toMatchObject({
      ...{ balanceStart: 30, balanceNow: 30, targetToNow: 0, plannedToEnd: 900, findings: 0 },
      ahead: [{ businessDate: '2026-12-04' }, { businessDate: '2026-12-11' }],
    });
  });

  it('lists activities with their shift and what is worth a look', async () => {
    const { body } = await activities(manager);
    expect(z.array(profileActivitySchema).parse(body.data)).toMatchObject([
      { findings: ['entered', 'late'], planned: { startsAt: instant('08:00') } },
    ]);
  });

  it('lists no activities of branches whose working time the reader may not see', async () => {
    const both = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id, otherBranch.id]));
    for (const place of [branch, otherBranch]) {
      const times = place === branch ? ['08:00', '10:00'] : ['11:00', '13:00'];
      const { status } = await stage.staff(['ROLE_ADMIN']).then((admin) =>
        admin.post(
          '/api/working-activities',
          {
            ...{ user: both.id, branch: place.id, pauses: [], reason: 'Vergessen' },
            ...{ startedAt: instant(times[0]!), endedAt: instant(times[1]!) },
          },
          { ...EVENING, ...newKey() },
        ),
      );
      expect(status).toBe(200);
    }
    const seenBy = async (client: Client) => {
      const { body } = await client.get(
        `/api/statistics/user-profile-working-activities?user=${both.id}&${span}`,
        EVENING,
      );
      return body.data.map((activity: { branch: string }) => activity.branch);
    };
    expect(await seenBy(manager)).toEqual([branch.id]);
    expect(await seenBy(both.client)).toEqual([otherBranch.id, branch.id]);
  });

  it('has days, shifts and findings of other branches only in the sums of somebody who may not see them', async () => {
    const both = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id, otherBranch.id]));
    const admin = await stage.staff(['ROLE_ADMIN']);
    const shift = { from: '09:00', to: '13:00', pauseMinutes: 0 };
    const shifts = [
      { ...shift, branch: branch.id, weekday: 4 },
      { ...shift, branch: otherBranch.id, weekday: 5 },
      { ...shift, branch: otherBranch.id, weekday: 2 },
    ];
    const plan = `/api/working-schedules/plan/${both.id}`;
    const monday = { 'x-now': '2026-11-16T08:00:00.000Z' };
    expect((await admin.put(plan, { shifts }, monday)).status).toBe(200);
    const thursday = (time: string) => ({ 'x-now': `2026-11-19T${time}:00.000Z` });
    await press(both.client, both, 'start', thursday('08:02'), { branch: branch.id });
    await press(both.client, both, 'end', thursday('12:07'));
    await press(both.client, both, 'start', clockAt('08:40'), { branch: otherBranch.id });
    await press(both.client, both, 'end', clockAt('12:00'));
    const seenBy = async (client: Client) =>
      userProfileSchema.parse((await profile(client, `${span}&now=2026-11-20`, both.id)).body.data);
    const sums = { targetToNow: 720, workedToNow: 445, balanceNow: -275, punctuality: 2 };
    const [thursdays, fridays] = [
      { date: '2026-11-19', target: 240, worked: 245, balance: 5 },
      { date: '2026-11-20', target: 240, worked: 200, balance: -275 },
    ];
    const whole = { ...sums, punctuality: 21, findings: 2, missed: [{ businessDate: '2026-11-17' }] };
    for (const client of [admin, both.client]) {
      const { days, ahead, ...others } = await seenBy(client);
      expect(others).toMatchObject(whole);
      expect(days.slice(0, 3)).toEqual([
        { date: '2026-11-17', target: 240, worked: 0, balance: -240 },
        { ...thursdays, balance: -235 },
        fridays,
      ]);
      expect(ahead).toHaveLength(3);
    }
    const { days, ...others } = await seenBy(manager);
    expect(others).toMatchObject({
      ...sums,
      findings: 0,
      missed: [],
      ahead: [{ businessDate: '2026-11-26' }],
    });
    expect(days).toEqual([thursdays, { date: '2026-11-26', target: 240, worked: 0, balance: 5 }]);
  });

  it('says that somebody worked in another branch than planned, and hides plans that the reader may not see', async () => {
    const both = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id, otherBranch.id]));
    const leads = await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
    const admin = await stage.staff(['ROLE_ADMIN']);
    const friday = { branch: branch.id, weekday: 5, from: '09:00', to: '17:00', pauseMinutes: 30 };
    const plan = `/api/working-schedules/plan/${both.id}`;
    const monday = { 'x-now': '2026-11-16T08:00:00.000Z' };
    expect((await admin.put(plan, { shifts: [friday] }, monday)).status).toBe(200);
    await press(both.client, both, 'start', clockAt('08:30'), { branch: otherBranch.id });
    const query = `user=${both.id}&start=2026-11-20&end=2026-11-27`;
    const seenBy = async (client: Client) => {
      const path = `/api/statistics/user-profile-working-activities?${query}`;
      const { body } = await client.get(path, clockAt('10:00'));
      return z.array(profileActivitySchema).parse(body.data);
    };
    expect(await seenBy(admin)).toMatchObject([
      { findings: ['elsewhere', 'late'], planned: { branch: branch.id, startsAt: instant('08:00') } },
    ]);
    expect(await seenBy(leads)).toMatchObject([{ findings: ['elsewhere', 'late'], planned: null }]);
    const aheadFor = async (client: Client) => {
      const path = `/api/statistics/user-profile?${query}&now=2026-11-19`;
      const { data } = (await client.get(path, clockAt('10:00'))).body;
      return data.ahead.map(({ businessDate }: { businessDate: string }) => businessDate);
    };
    expect(await aheadFor(both.client)).toEqual(['2026-11-27']);
    expect(await aheadFor(leads)).toEqual([]);
    expect((await profile(admin, 'start=2026-11-20&end=2026-11-20&now=2026-11-20', both.id)).body.data.findings).toBe(1); // prettier-ignore
  });

  it('is for the employee and for those who lead them, and for nobody else', async () => {
    const colleague = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const elsewhere = await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
    const statuses = async (client: Client) => [
      (await profile(client)).status,
      (await activities(client)).status,
    ];
    expect(await statuses(worker.client)).toEqual([200, 200]);
    expect(await statuses(colleague)).toEqual([403, 403]);
    expect(await statuses(elsewhere)).toEqual([403, 403]);
    expect(await statuses(stage.visitor())).toEqual([401, 401]);
  });

  it.each([
    ['start=2026-11-20&now=2026-11-20&end=2026-11-16', ['end', 'now']],
    ['start=2025-01-01&now=2026-11-20&end=2026-11-30', ['start']],
    [`${span}&now=2026-12-24`, ['now']],
    [span, ['now']],
    ['start=0000-01-01&now=0000-01-01&end=0000-01-01', ['start', 'end', 'now']],
    ['start=9999-12-31&now=9999-12-31&end=9999-12-31', ['start', 'end', 'now']],
  ])('refuses %s', async (query, fields) => {
    const { status, body } = await profile(manager, query);
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
  });
});
