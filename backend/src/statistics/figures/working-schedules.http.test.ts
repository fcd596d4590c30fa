import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { branch, otherBranch } from '../../testing/orders.js';
import { clockAt, press, type Worker, workerOf } from '../../testing/terminals.js';

let stage: BackendHarness;
let admin: Client;
let worker: Worker;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  worker = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id, otherBranch.id]));
  const friday = { branch: branch.id, weekday: 5, from: '09:00', to: '17:00', pauseMinutes: 30 };
  const monday = { 'x-now': '2026-11-16T08:00:00.000Z' };
  const plan = `/api/working-schedules/plan/${worker.id}`;
  expect((await admin.put(plan, { shifts: [friday] }, monday)).status).toBe(200);
  const { client } = worker;
  expect((await press(client, worker, 'start', clockAt('08:30'), { branch: otherBranch.id })).status).toBe(
    200,
  );
  expect((await press(client, worker, 'end', clockAt('16:00'))).status).toBe(200);
  await eventually(async () => expect((await read('')).total).toBe(450));
});
afterAll(() => stage?.stop());

const SATURDAY = { 'x-now': '2026-11-21T08:00:00.000Z' };
async function read(
  query: string,
  days = 'from=2026-11-16&to=2026-11-22',
  at: Record<string, string> = clockAt('20:00'),
): Promise<Figures> {
  const path = `/api/statistics/working-schedules?${days}${query}`;
  return figuresSchema.parse((await admin.get(path, at)).body.data);
}
const ofWorker = ({ rows }: Figures) => rows!.find(({ key }) => key === worker.id);

it('a shift worked in another branch than planned is neither missed nor unplanned, in all branches and in each', async () => {
  const nothing = { missed: 0, unplanned: 0 };
  expect(ofWorker(await read(''))).toMatchObject({ planned: 450, value: 450, late: 1, ...nothing });
  expect(ofWorker(await read(`&branch=${branch.id}`))).toMatchObject({
    ...{ value: 0, late: 1, elsewhere: 1, ...nothing },
  });
  expect(ofWorker(await read(`&branch=${otherBranch.id}`))).toMatchObject({
    value: 450,
    late: 0,
    ...nothing,
  });
});

it('people of an hour of the week are no fewer for weeks before the first shift and for those to come', async () => {
  const { matrix } = await read('', 'from=2026-10-01&to=2026-12-31');
  const hour = (wanted: number) => matrix!.find((cell) => cell.weekday === 5 && cell.hour === wanted);
  expect([hour(9), hour(10)]).toMatchObject([
    { value: 0.5, planned: 1 },
    { value: 1, planned: 1 },
  ]);
});

it('a shift that is over and whose work goes on is no deviation yet', async () => {
  const late = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id]));
  const friday = { branch: branch.id, weekday: 5, from: '09:00', to: '17:00', pauseMinutes: 30 };
  const monday = { 'x-now': '2026-11-16T08:00:00.000Z' };
  await admin.put(`/api/working-schedules/plan/${late.id}`, { shifts: [friday] }, monday);
  const deltaOf = async (at = SATURDAY) =>
    (await read('', undefined, at)).rows!.find(({ key }) => key === late.id)?.delta;
  await eventually(async () => expect(await deltaOf()).toBe(-450));
  expect((await press(late.client, late, 'start', clockAt('15:00'))).status).toBe(200);
  await eventually(async () => expect(await deltaOf()).toBe(0));
  expect((await press(late.client, late, 'end', clockAt('18:00'))).status).toBe(200);
  await eventually(async () => expect(await deltaOf()).toBe(180 - 450));
  expect(await deltaOf({ 'x-now': '2026-11-20T20:00:00.000Z' })).toBe(0);
});

it('people that are planned for days to come are known by the hour, and so is the plan of the rest of today', async () => {
  const next = await read(`&branch=${branch.id}`, 'from=2026-11-23&to=2026-11-29');
  expect(next.matrix!.every(({ isAhead }) => isAhead)).toBe(true);
  const planned = next.matrix!.filter((cell) => cell.planned! > 0);
  expect(planned.every(({ weekday, hour }) => weekday === 5 && 9 <= hour && hour < 17)).toBe(true);
  expect(planned).toHaveLength(8);
});
