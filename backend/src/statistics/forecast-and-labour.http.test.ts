import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { addDays, instantAt } from '@bestellwerk/domain/calendar/zoned-time';
import { DataSource } from 'typeorm';
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
  // Eight Fridays with 10 orders at noon and 20 in the evening, in one branch, and half of that in the other.
  for (let week = 1; week <= 8; week++) {
    const date = addDays(friday, -7 * week);
    await sold(branch.id, date, { 12: 10, 18: 20 });
    await sold(otherBranch.id, date, { 12: 5, 18: 10 });
  }
  await sold(branch.id, friday, { 12: 9 });
  await sold(otherBranch.id, friday, { 18: 1 });
});
afterAll(() => stage?.stop());

/** So many orders of 25 euros in each hour on the clock. */
async function sold(place: string, date: string, hours: Record<number, number>): Promise<void> {
  for (const [hour, orders] of Object.entries(hours)) {
    await stage.app
      .get(DataSource)
      .query(
        'INSERT INTO views.sales_by_hour (branch, date, hour, placed, due, gross) VALUES ($1, $2, $3, $4, $4, $5)',
        [...[place, date, at(Number(hour), date), orders, orders * 25]],
      );
  }
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
  expect(today).toMatchObject({ unit: 'orders', total: 45, figures: { placed: 10, expectedSoFar: 45 } });
  expect(seriesOf(today)).toEqual([
    { t: at(12), value: 15, placed: 9 },
    { t: at(18), value: 30, placed: 1 },
  ]);
  expect(today.matrix!.find(({ weekday, hour }) => weekday === 5 && hour === 18)!.value).toBe(30);
});

it('order-forecast says which branch has clearly fewer orders than at other times', async () => {
  const rowsAt = async (now: string) =>
    new Map(
      (await read('order-forecast', `from=${friday}&to=${friday}`, now)).rows!.map((row) => [row.key, row]),
    );
  const noon = await rowsAt(at(13));
  expect(noon.get(branch.id)).toMatchObject({ value: 30, placed: 9, expectedSoFar: 10, isClearlyFewer: 0 });
  const evening = await rowsAt(at(19));
  expect(evening.get(otherBranch.id)).toMatchObject({ placed: 1, expectedSoFar: 15, isClearlyFewer: 1 });
  // Half of an hour is over: half of its orders are expected.
  expect((await rowsAt(at(12.5))).get(branch.id)).toMatchObject({ expectedSoFar: 5 });
});

it('order-forecast of days to come rests on whole days only, and has nothing that came', async () => {
  const next = addDays(friday, 7);
  const ahead = await read('order-forecast', `from=${addDays(friday, 1)}&to=${next}&granularity=day`);
  // Each a week ahead of the eight weeks before today, which do not grow.
  expect(seriesOf(ahead)).toEqual([{ t: next, value: 45 }]);
  expect(ahead.figures).toEqual({ placed: 0, expectedSoFar: 0 });
});

it('order-forecast of days that are over says how far it was off', async () => {
  const over = await read('order-forecast', `from=${friday}&to=${friday}`, at(12, addDays(friday, 1)));
  expect(over.figures!.error).toBeCloseTo(35 / 10, 6);
});

it('sales-per-labour-hour divide what was sold by the hours worked, by day, branch and hour of the week', async () => {
  // Two people from 12 to 13, one of them until 14.
  for (const hours of [1, 2]) {
    await stage.app.get(DataSource).query(
      `INSERT INTO views.working_activity (id, "user", branch, business_date, status, is_open, started_at, ended_at,
         worked_minutes, document, position)
       VALUES (gen_random_uuid(), gen_random_uuid(), $1, $2, 'ended', false, $3, $4, $5, '{}', 1)`,
      [branch.id, friday, at(12), at(12 + hours), hours * 60],
    );
  }
  const labour = await read('sales-per-labour-hour', `from=${friday}&to=${friday}&branch=${branch.id}`);
  expect(labour).toMatchObject({ unit: 'money', total: 75, figures: { gross: 225, minutes: 180 } });
  expect(labour.rows).toMatchObject([{ key: branch.id, value: 75, gross: 225, minutes: 180 }]);
  expect(labour.series).toEqual([{ t: friday, value: 75, gross: 225, minutes: 180 }]);
  const cell = (hour: number) => labour.matrix!.find((one) => one.weekday === 5 && one.hour === hour)!.value;
  expect([cell(12), cell(13), cell(18)]).toEqual([112.5, 0, 0]);
});
