import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';
import { clockAt, instant, press, workerOf, type Worker } from '../testing/terminals.js';

let stage: BackendHarness;
let manager: Client;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
  admin = await stage.staff(['ROLE_ADMIN'], []);
});
afterAll(() => stage?.stop());

const FRIDAY = 5;
/** On the clock of Vienna, which is an hour ahead of UTC in November. */
const shift = (from: string, to: string, there = branch.id) => ({
  ...{ branch: there, weekday: FRIDAY, from, to, pauseMinutes: 0 },
});

/** Somebody of both branches who has these shifts on Fridays. */
async function planned(...shifts: ReturnType<typeof shift>[]): Promise<Worker> {
  const worker = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id, otherBranch.id]));
  const plan = { validFrom: '2026-11-01', shifts };
  const { status } = await admin.put(`/api/working-schedules/plan/${worker.id}`, plan, clockAt('06:00'));
  expect(status).toBe(200);
  return worker;
}

const presenceOf = async ({ id }: Worker, now: Record<string, string>) => {
  const { body } = await manager.get(`/api/working-time/presence?branch=${branch.id}`, now);
  return body.data.find(({ user }: { user: string }) => user === id);
};
const beginningOf = async (worker: Worker, now: Record<string, string>) =>
  (await presenceOf(worker, now)).planned?.startsAt ?? null;

async function work(worker: Worker, from: string, to: string, there = branch.id) {
  const terminal = stage.visitor();
  await press(terminal, worker, 'start', clockAt(from), { branch: there });
  expect((await press(terminal, worker, 'end', clockAt(to))).status).toBe(200);
  await terminal.get(`${worker.path}/me`);
}

describe('the presence of a team', () => {
  it('has the planned shift that goes on, else the next one today, else the last one', async () => {
    const worker = await planned(shift('10:00', '14:00'), shift('17:00', '21:00'));
    expect((await presenceOf(worker, clockAt('08:00'))).planned).toEqual({
      startsAt: instant('09:00'),
      endsAt: instant('13:00'),
    });
    expect(await beginningOf(worker, clockAt('12:59'))).toBe(instant('09:00'));
    expect(await beginningOf(worker, clockAt('13:00'))).toBe(instant('16:00'));
    expect(await beginningOf(worker, clockAt('22:00'))).toBe(instant('16:00'));
    expect(await beginningOf(worker, { 'x-now': '2026-11-21T10:00:00.000Z' })).toBeNull();
  });

  it('has a night shift until its end, and no shift in another branch', async () => {
    const worker = await planned(shift('22:00', '06:00'), shift('10:00', '14:00', otherBranch.id));
    expect(await beginningOf(worker, clockAt('09:30'))).toBe(instant('21:00'));
    expect(await beginningOf(worker, { 'x-now': '2026-11-21T04:59:00.000Z' })).toBe(instant('21:00'));
    expect(await beginningOf(worker, { 'x-now': '2026-11-21T05:00:00.000Z' })).toBeNull();
  });

  it('has no plans for those who may not read the working time of others', async () => {
    const worker = await planned(shift('10:00', '14:00'));
    const colleague = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const seenBy = async (reader: Client) => {
      const { body } = await reader.get(`/api/working-time/presence?branch=${branch.id}`, clockAt('09:30'));
      return body.data.find(({ user }: { user: string }) => user === worker.id);
    };
    expect(await seenBy(manager)).toMatchObject({ hasLeft: false, planned: { endsAt: instant('13:00') } });
    expect(Object.keys(await seenBy(colleague))).not.toEqual(expect.arrayContaining(['planned']));
    expect(Object.keys(await seenBy(colleague))).not.toEqual(expect.arrayContaining(['hasLeft']));
  });

  it('says who has left during the planned shift', async () => {
    const worker = await planned(shift('10:00', '18:00'));
    expect(await presenceOf(worker, clockAt('09:10'))).toMatchObject({ hasLeft: false });
    await work(worker, '08:50', '09:00');
    expect(await presenceOf(worker, clockAt('09:10'))).toMatchObject({ activity: null, hasLeft: false });
    await work(worker, '09:10', '11:00');
    expect(await presenceOf(worker, clockAt('12:00'))).toMatchObject({ activity: null, hasLeft: true });
  });

  it('says so of work in another branch only where that was not planned itself', async () => {
    const [helper, late] = [
      await planned(shift('10:00', '18:00')),
      await planned(shift('08:00', '10:00', otherBranch.id), shift('10:00', '18:00')),
    ];
    for (const worker of [helper, late]) await work(worker, '07:00', '09:30', otherBranch.id);
    expect(await presenceOf(helper, clockAt('12:00'))).toMatchObject({ hasLeft: true });
    expect(await presenceOf(late, clockAt('12:00'))).toMatchObject({ hasLeft: false });
  });
});
