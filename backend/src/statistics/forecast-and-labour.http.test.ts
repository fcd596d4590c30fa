import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { addDays, instantAt } from '@bestellwerk/domain/calendar/zoned-time';
import { eventsUntil, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import {
  workingTimeStream,
  type WorkingTimeEvent,
} from '@bestellwerk/domain/working-time/working-time-events';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { appendEvents, appendOrder } from '../../../projections/src/testing/order-stories.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';

const friday = '2026-11-20';
const zone = 'Europe/Vienna';
const at = (hour: number, date = friday) => instantAt(date, hour * 60, zone).toISOString();
let stage: BackendHarness;
let admin: Client;

beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  // Eight Fridays with 4 orders at noon and 8 in the evening, in one branch, and 2 and 6 in the other.
  for (let week = 1; week <= 8; week++) {
    const date = addDays(friday, -7 * week);
    await sold(branch.id, date, { 12: 4, 18: 8 });
    await sold(otherBranch.id, date, { 12: 2, 18: 6 });
  }
  await sold(branch.id, friday, { 12: 3 });
  await sold(otherBranch.id, friday, { 18: 1 });
  await worked(1);
  await worked(2);
  await eventually(async () => {
    const { data } = (await admin.get(`/api/statistics/orders?from=${addDays(friday, -60)}&to=${friday}`))
      .body;
    expect(data.total).toBe(8 * 20 + 4);
  });
});
afterAll(() => stage?.stop());

/** So many orders of 33 euros in each hour on the clock. */
async function sold(place: string, date: string, hours: Record<number, number>): Promise<void> {
  for (const [hour, orders] of Object.entries(hours)) {
    for (let count = 0; count < orders; count++) {
      const placedAt = at(Number(hour), date);
      const data = placedOrder({ branch: place, businessDate: date, timeZone: zone, placedAt });
      const [, ...rest] = eventsUntil.pending;
      await appendOrder(stage.app.get(EventLog), randomUUID(), [{ type: 'OrderPlaced', data }, ...rest]);
    }
  }
}

/** Somebody worked so many hours from noon on. */
async function worked(hours: number): Promise<void> {
  const activity = randomUUID();
  const begun = { branch: branch.id, businessDate: friday, timeZone: zone, deviceAt: null };
  const events: WorkingTimeEvent[] = [
    { type: 'ActivityStarted', data: { activity, at: at(12), ...begun } },
    { type: 'ActivityEnded', data: { activity, at: at(12 + hours), deviceAt: null } },
  ];
  await appendEvents(stage.app.get(EventLog), workingTimeStream(randomUUID()), events);
}

async function read(name: string, query: string, now = at(19)): Promise<Figures> {
  const { status, body } = await admin.get(`/api/statistics/${name}?${query}`, { 'x-now': now });
  expect([status, body.errors]).toEqual([200, undefined]);
  return figuresSchema.parse(body.data);
}
const seriesOf = ({ series }: Figures) =>
  series!.filter(({ value, placed }) => value > 0 || Number(placed) > 0);

it('order-forecast expects what the same hours had, beside what came until now', async () => {
  const today = await read('order-forecast', `from=${friday}&to=${friday}`);
  expect(today).toMatchObject({ unit: 'orders', total: 20, figures: { placed: 4, expectedSoFar: 20 } });
  expect(seriesOf(today)).toEqual([
    { t: at(12), value: 6, placed: 3 },
    { t: at(18), value: 14, placed: 1 },
  ]);
  expect(today.matrix!.find(({ weekday, hour }) => weekday === 5 && hour === 18)!.value).toBe(14);
});

it('order-forecast says which branch has clearly fewer orders than at other times', async () => {
  const rowsAt = async (now: string) =>
    new Map(
      (await read('order-forecast', `from=${friday}&to=${friday}`, now)).rows!.map((row) => [row.key, row]),
    );
  const noon = await rowsAt(at(13));
  expect(noon.get(branch.id)).toMatchObject({ value: 12, placed: 3, expectedSoFar: 4, isClearlyFewer: 0 });
  const evening = await rowsAt(at(19));
  expect(evening.get(otherBranch.id)).toMatchObject({ placed: 1, expectedSoFar: 8, isClearlyFewer: 1 });
  // Half of an hour is over: half of its orders are expected.
  expect((await rowsAt(at(12.5))).get(branch.id)).toMatchObject({ expectedSoFar: 2 });
});

it('order-forecast of days to come rests on whole days only, and has nothing that came', async () => {
  const next = addDays(friday, 7);
  const ahead = await read('order-forecast', `from=${addDays(friday, 1)}&to=${next}&granularity=day`);
  // Each a week ahead of the eight weeks before today, which do not grow.
  expect(seriesOf(ahead)).toEqual([{ t: next, value: 20 }]);
  expect(ahead.figures).toEqual({ placed: 0, expectedSoFar: 0 });
});

it('order-forecast of days that are over says how far it was off', async () => {
  const over = await read('order-forecast', `from=${friday}&to=${friday}`, at(12, addDays(friday, 1)));
  expect(over.figures!.error).toBeCloseTo(16 / 4, 6);
  const second = addDays(friday, -49);
  const early = await read('order-forecast', `from=${second}&to=${second}`, at(12, friday));
  expect(early.figures).toMatchObject({ placed: 20, error: 0 });
  const first = addDays(friday, -56);
  expect(
    (await read('order-forecast', `from=${first}&to=${first}`, at(12, friday))).figures!.error,
  ).toBeUndefined();
});

it('sales-per-labour-hour divide what was sold by the hours worked, by day, branch and hour of the week', async () => {
  // Two people from 12 to 13, one of them until 14, and three orders.
  const labour = await read('sales-per-labour-hour', `from=${friday}&to=${friday}&branch=${branch.id}`);
  expect(labour).toMatchObject({ unit: 'money', total: 33, figures: { gross: 99, minutes: 180 } });
  expect(labour.rows).toMatchObject([{ key: branch.id, value: 33, gross: 99, unstaffed: 0, minutes: 180 }]);
  expect(labour.series).toEqual([{ t: friday, value: 33, gross: 99, minutes: 180 }]);
  const cell = (hour: number) => labour.matrix!.find((one) => one.weekday === 5 && one.hour === hour)?.value;
  expect([cell(12), cell(13), cell(18)]).toEqual([49.5, 0, undefined]);
});

it('sales-per-labour-hour leave out what was sold on days without recorded work, and say how much that was', async () => {
  const labour = await read(
    'sales-per-labour-hour',
    `from=${addDays(friday, -7)}&to=${friday}&branch=${branch.id}`,
  );
  expect(labour).toMatchObject({ total: 33, figures: { gross: 99, unstaffed: 396, minutes: 180 } });
  expect(labour.series![0]).toMatchObject({ value: 0, gross: 0, minutes: 0 });
});

it('sales-per-labour-hour of an hour of the week leave out the weeks before anybody worked, and those to come', async () => {
  const [from, to] = [addDays(friday, -28), addDays(friday, 14)];
  const labour = await read('sales-per-labour-hour', `from=${from}&to=${to}&branch=${branch.id}`);
  const noon = labour.matrix!.find(({ weekday, hour }) => weekday === 5 && hour === 12);
  expect(noon).toEqual({ weekday: 5, hour: 12, value: 49.5 });
});
