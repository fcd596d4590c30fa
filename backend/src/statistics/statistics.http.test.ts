import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Role } from '@bestellwerk/domain/access/roles';
import { type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import {
  workingTimeStream,
  type WorkingTimeEvent,
} from '@bestellwerk/domain/working-time/working-time-events';
import { toUnits } from '@bestellwerk/domain/kernel/money';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { workerOf } from '../testing/terminals.js';
import { branch, OPEN, otherBranch, placed } from '../testing/orders.js';

const date = '2026-11-20';
const period = 'from=2026-11-19&to=2026-11-21';
let stage: BackendHarness;
let admin: Client;
let canceledGross: number;
let soldGross: number;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  const canceled = await placed(stage.visitor());
  canceledGross = canceled.pricing.totalGross;
  soldGross = (await placed(stage.visitor())).pricing.totalGross;
  await placed(stage.visitor());
  await placed(stage.visitor(), { branch: otherBranch.id });
  await work(branch.id, 480);
  await work(branch.id, 90);
  await admin.post(`/api/orders/${canceled.id}/status/cancel`, { reason: 'Irrtum' }, OPEN);
});
afterAll(() => stage?.stop());

/** Somebody worked so many minutes from eight o'clock on. */
async function work(place: string, minutes: number, user: string = randomUUID()): Promise<void> {
  const activity = randomUUID();
  const at = (after: number) => new Date(Date.parse(`${date}T07:00:00Z`) + after * 60_000).toISOString();
  const events: WorkingTimeEvent[] = [
    {
      type: 'ActivityStarted',
      data: {
        activity,
        at: at(0),
        deviceAt: null,
        branch: place,
        businessDate: date,
        timeZone: 'Europe/Vienna',
      },
    },
    { type: 'ActivityEnded', data: { activity, at: at(minutes), deviceAt: null } },
  ];
  const id = randomUUID();
  const metadata = {
    commandId: id,
    correlationId: id,
    causationId: id,
    actor: { kind: 'user', id },
    origin: 'terminal',
    at: at(minutes),
  } as const;
  const news = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
  await stage.app.get(EventLog).append(workingTimeStream(user), 'any', news);
}

const at = (now: string) => ({ 'x-now': now });

async function read(name: string, query = period, client = admin, headers = {}): Promise<Figures> {
  const { status, body } = await client.get(`/api/statistics/${name}?${query}`, headers);
  expect([status, body.errors]).toEqual([200, undefined]);
  return figuresSchema.parse(body.data);
}

/** The buckets that have anything. */
const some = ({ series }: Figures) => series!.filter(({ value }) => value !== 0);

describe('GET /api/statistics/{name}', () => {
  it('orders count canceled ones, as a part of their own, by branch and mode', async () => {
    const figures = await read('orders');
    expect(figures).toMatchObject({ unit: 'orders', total: 4, figures: { canceled: 1, perDay: 2 } });
    expect(figures.series).toHaveLength(3);
    expect(some(figures)).toEqual([{ t: date, value: 4, takeaway: 3, delivery: 0, dineIn: 0, canceled: 1 }]);
    const [most, other] = figures.rows!;
    expect(most).toMatchObject({ key: branch.id, value: 3, canceled: 1, share: 0.75 });
    expect(most!.label).not.toBe('Unbekannt');
    expect(most!.children!.map(({ key, value }) => [key, value])).toEqual([
      ['2026-11-19', 0],
      [date, 3],
      ['2026-11-21', 0],
    ]);
    expect(other).toMatchObject({ key: otherBranch.id, value: 1, canceled: 0 });
    expect(figures.groups).toMatchObject([{ key: 'takeaway', label: 'Abholung', value: 4 }]);
  });

  it('revenue is without canceled orders, with net and tax, by branch, payment and rate', async () => {
    const figures = await read('revenue');
    const { total } = figures;
    expect(some(figures)).toMatchObject([{ t: date, value: total, refunded: 0, delivery: 0 }]);
    expect(figures.rows!.find(({ key }) => key === branch.id)).toMatchObject({
      ...{ value: soldGross * 2, orders: 2, average: soldGross },
    });
    const { net, tax, orders, average } = figures.figures!;
    expect(toUnits(net!) + toUnits(tax!)).toBe(toUnits(total));
    expect([orders, average]).toEqual([3, total / 3]);
    for (const rows of [figures.rows!, figures.groups!, figures.rates!]) {
      expect(rows.reduce((sum, { value }) => sum + toUnits(value), 0)).toBe(toUnits(total));
    }
    expect(figures.groups).toMatchObject([{ key: 'cash', label: 'Barzahlung', orders: 3 }]);
    expect(figures.rates![0]!.label).toMatch(/^\d+\s%$/);
  });

  it('canceled-orders report reason, lost revenue and their part of all orders', async () => {
    expect(await read('canceled-orders')).toMatchObject({
      ...{ total: 1, figures: { gross: canceledGross, placed: 4, rate: 0.25 } },
      rows: [{ key: 'staff', label: 'Vom Personal storniert', value: 1, gross: canceledGross, share: 1 }],
      groups: [{ key: branch.id, value: 1 }],
    });
  });

  it('working-activities sum up people and minutes', async () => {
    const figures = await read('working-activities');
    expect(figures).toMatchObject({
      ...{ unit: 'minutes', total: 570, figures: { pauses: 0, activities: 2, people: 2, running: 0 } },
      groups: [{ key: branch.id, value: 570, people: 2 }],
    });
    expect(some(figures)).toEqual([{ t: date, value: 570, pauses: 0 }]);
    expect(figures.rows!.map(({ value, activities, days }) => [value, activities, days])).toEqual([
      [480, 1, 1],
      [90, 1, 1],
    ]);
  });

  it('working-schedules compare what was worked with what was planned, for everyone', async () => {
    const shift = (weekday: number, from: string, to: string) => ({
      ...{ branch: branch.id, weekday, from, to, pauseMinutes: 30 },
    });
    const employee = async () => (await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id]))).id;
    const [here, away] = [await employee(), await employee()];
    for (const id of [here, away]) {
      const path = `/api/working-schedules/plan/${id}`;
      const shifts = [shift(5, '08:00', '16:00')];
      expect((await admin.put(path, { shifts }, at('2026-11-16T08:00:00.000Z'))).status).toBe(200);
    }
    await work(branch.id, 510, here);
    const figures = await eventually(async () => {
      const all = await read('working-schedules', period, admin, at('2026-11-21T08:00:00.000Z'));
      expect(all.total).toBe(1080);
      return all;
    });
    expect(figures.figures).toEqual({
      ...{ planned: 900, plannedBefore: 900, delta: 180, missed: 1, unplanned: 2 },
      ...{ running: 0, runningMinutes: 0 },
    });
    expect(some(figures)).toEqual([{ t: date, value: 1080, planned: 900 }]);
    expect(figures.rows!.find(({ key }) => key === here)).toMatchObject({
      ...{ value: 510, planned: 450, delta: 60, missed: 0, unplanned: 0 },
    });
    expect(figures.rows!.find(({ key }) => key === away)).toMatchObject({ value: 0, delta: -450, missed: 1 });
    const before = await read('working-schedules', period, admin, at('2026-11-20T10:00:00.000Z'));
    expect(before.figures).toMatchObject({ planned: 900, plannedBefore: 0, delta: 0, missed: 0 });
    // Somebody of the two from before leaves at half past nine.
    const friday = figures.matrix!.filter(({ weekday, hour }) => weekday === 5 && hour === 9);
    expect(friday).toEqual([{ weekday: 5, hour: 9, value: 2.5, planned: 2 }]);
    // Of hours to come only the plan is known; the hour that goes on has as many people as it had so far.
    expect(before.matrix!.filter(({ hour, planned }) => hour >= 12 && planned! > 0)).toEqual(
      [12, 13, 14, 15].map((hour) => ({ weekday: 5, hour, value: 0, planned: 2, isAhead: true })),
    );
  });

  it('have the hours of business days', async () => {
    const orders = await read('orders', `from=${date}&to=${date}`);
    expect(orders).toMatchObject({ granularity: 'hour', total: 4 });
    expect([orders.series!.length, orders.series![0]!.t]).toEqual([24, '2026-11-20T03:00:00.000Z']);
    expect(some(orders).map(({ value }) => value)).toEqual([4]);
    expect(some(await read('revenue', `from=${date}&to=${date}`))).toHaveLength(1);
  });

  it('are compared with the days before, bucket by bucket', async () => {
    const days = 'from=2026-11-21&to=2026-11-22&granularity=day&compare=previous';
    expect(await read('orders', days)).toMatchObject({
      ...{ total: 0, previousTotal: 4, previousFigures: { canceled: 1 } },
      previousSeries: [
        { t: '2026-11-19', value: 0 },
        { t: date, value: 4 },
      ],
    });
  });

  it('are those of some branches on request', async () => {
    const { total, rows } = await read('orders', `${period}&branch=${otherBranch.id}`);
    expect([total, rows!.map(({ key }) => key)]).toEqual([1, [otherBranch.id]]);
  });

  it.each([
    ['from=2026-11-21', 'to', 'Bitte füllen Sie dieses Feld aus.'],
    ['from=gestern&to=2026-11-20', 'from', 'Bitte geben Sie ein Datum im Format JJJJ-MM-TT an.'],
    ['from=2023-11-20&to=2026-11-20', 'from', 'Bitte wählen Sie höchstens 1096 Tage.'],
  ])('refuse %s', async (query, field, message) => {
    const { status, body } = await admin.get(`/api/statistics/orders?${query}`);
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it.each([
    ['week', '2026-11-16'],
    ['month', '2026-11-01'],
  ])('are summed by %s on request, by its first day', async (unit, start) => {
    const query = `${period}&granularity=${unit}`;
    for (const name of ['orders', 'revenue', 'canceled-orders', 'working-activities']) {
      expect((await read(name, query)).series!.map(({ t }) => t)).toEqual([start]);
    }
  });

  it('accept a period of three years', async () => {
    const { total, series } = await read('orders', 'from=2024-01-01&to=2026-12-31');
    expect([total, series!.length]).toEqual([4, 36]);
  });

  it.each(['lost', 'constructor'])('answer 404 for the unknown name %s', async (name) => {
    const { status, body } = await admin.get(`/api/statistics/${name}?${period}`);
    expect(status).toBe(404);
    expect(body.errors[0].message).toBe('Diese Statistik gibt es nicht.');
  });
});

describe('the permission to read statistics', () => {
  const cases: [Role, number][] = [
    ['ROLE_EMPLOYEE', 403],
    ['ROLE_SHIFT_LEAD', 403],
    ['ROLE_BRANCH_MANAGER', 200],
    ['ROLE_ACCOUNTING', 200],
    ['ROLE_AUDITOR', 200],
    ['ROLE_CONTENT_EDITOR', 403],
  ];

  it.each(cases)('%s: %i', async (role, expected) => {
    const person = await stage.staff([role], [branch.id]);
    for (const name of ['orders', 'revenue', 'canceled-orders', 'working-activities']) {
      expect((await person.get(`/api/statistics/${name}?${period}`)).status).toBe(expected);
    }
  });

  it('limits a branch manager to the own branches', async () => {
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await read('orders', period, manager)).total).toBe(3);
    const other = await manager.get(`/api/statistics/orders?${period}&branch=${otherBranch.id}`);
    expect(other.status).toBe(403);
  });

  it('requires a session', async () => {
    const { status, body } = await stage.visitor().get(`/api/statistics/orders?${period}`);
    expect(status).toBe(401);
    expect(body.errors[0]).toEqual({ message: 'Bitte melden Sie sich an.', field: null });
  });
});
