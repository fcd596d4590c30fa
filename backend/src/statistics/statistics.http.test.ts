import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Role } from '@bestellwerk/domain/access/roles';
import { statisticsAnswerSchema } from '@bestellwerk/domain/contracts/statistics.schema';
import {
  workingTimeStream,
  type WorkingTimeEvent,
} from '@bestellwerk/domain/working-time/working-time-events';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, otherBranch, placed } from '../testing/orders.js';

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
  await admin.post(`/api/orders/${canceled.id}/status/cancel`, { reason: 'Irrtum' });
});
afterAll(() => stage?.stop());

/** Somebody else worked so many minutes from eight o'clock on. */
async function work(place: string, minutes: number): Promise<void> {
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
  await stage.app.get(EventLog).append(workingTimeStream(randomUUID()), 'any', news);
}

const read = async (name: string, query = period) => {
  const { body } = await admin.get(`/api/statistics/${name}?${query}`);
  return statisticsAnswerSchema.parse(body);
};

describe('GET /api/statistics/{name}', () => {
  it.each(['orders', 'revenue'])('%s exclude canceled orders', async (name) => {
    const { data, meta } = await read(name);
    expect(data).toHaveLength(2);
    expect(data.find((day) => day.branch === branch.id)).toMatchObject({
      date,
      orders: 2,
      canceledOrders: 1,
      gross: soldGross * 2,
    });
    expect(meta).toEqual({ from: '2026-11-19', to: '2026-11-21', position: expect.stringMatching(/^\d+$/) });
  });

  it('canceled-orders report number, lost revenue and share', async () => {
    expect((await read('canceled-orders')).data).toEqual([
      { branch: branch.id, date, canceledOrders: 1, lostGross: canceledGross, share: 33.33 },
    ]);
  });

  it('working-activities sum up people and minutes', async () => {
    expect((await read('working-activities')).data).toEqual([
      { branch: branch.id, date, activities: 2, people: 2, workedMinutes: 570, pauseMinutes: 0 },
    ]);
  });

  it('are filtered by branch on request', async () => {
    const { data } = await read('orders', `${period}&filter[branch]=${otherBranch.id}`);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ branch: otherBranch.id });
  });

  it.each([
    ['from=2026-11-21&to=2026-11-20', 'to', 'Das Ende darf nicht vor dem Anfang liegen.'],
    ['from=2026-11-21', 'to', 'Bitte füllen Sie dieses Feld aus.'],
    ['from=gestern&to=2026-11-20', 'from', 'Bitte geben Sie ein Datum im Format JJJJ-MM-TT an.'],
    ['from=2023-11-20&to=2026-11-20', 'from', 'Bitte wählen Sie höchstens 1096 Tage.'],
    [`${period}&unit=hour`, 'unit', 'Bitte wählen Sie einen der möglichen Werte.'],
    [`${period}&filter[branch]=x`, 'filter[branch]', 'Diese Kennung ist ungültig.'],
  ])('refuse %s', async (query, field, message) => {
    const { status, body } = await admin.get(`/api/statistics/orders?${query}`);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('accept a period of three years', async () => {
    expect((await read('orders', 'from=2024-01-01&to=2026-12-31')).data).toHaveLength(2);
  });

  it.each([
    ['week', '2026-11-16'],
    ['month', '2026-11-01'],
  ])('are summed by %s on request, with its first day as the date', async (unit, start) => {
    const query = `${period}&unit=${unit}`;
    const sales = (await read('orders', query)).data.find((row) => row.branch === branch.id);
    expect(sales).toMatchObject({ date: start, orders: 2, canceledOrders: 1, gross: soldGross * 2 });
    expect((await read('working-activities', query)).data).toEqual([
      { branch: branch.id, date: start, activities: 2, people: 2, workedMinutes: 570, pauseMinutes: 0 },
    ]);
    expect((await read('canceled-orders', query)).data).toEqual([
      { branch: branch.id, date: start, canceledOrders: 1, lostGross: canceledGross, share: 33.33 },
    ]);
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
    const { body } = await manager.get(`/api/statistics/orders?${period}`);
    expect(body.data).toHaveLength(1);
    const other = await manager.get(`/api/statistics/orders?${period}&filter[branch]=${otherBranch.id}`);
    expect(other.status).toBe(403);
  });

  it('requires a session', async () => {
    const { status, body } = await stage.visitor().get(`/api/statistics/orders?${period}`);
    expect(status).toBe(401);
    expect(body.errors[0]).toEqual({ message: 'Bitte melden Sie sich an.', field: null });
  });
});
