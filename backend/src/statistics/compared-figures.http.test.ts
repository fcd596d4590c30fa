import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, OPEN, otherBranch, placed } from '../testing/orders.js';

const date = '2026-11-20';
let stage: BackendHarness;
let admin: Client;
let gross: number;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  const canceled = await placed(stage.visitor());
  gross = (await placed(stage.visitor())).pricing.totalGross;
  await placed(stage.visitor());
  await placed(stage.visitor(), { branch: otherBranch.id });
  await admin.post(`/api/orders/${canceled.id}/status/cancel`, { reason: 'Irrtum' }, OPEN);
  await eventually(async () => expect((await read('orders')).figures).toMatchObject({ canceled: 1 }));
});
afterAll(() => stage?.stop());

const at = (now: string) => ({ 'x-now': now });

async function read(name: string, query = `from=${date}&to=${date}`, headers = {}): Promise<Figures> {
  const { status, body } = await admin.get(`/api/statistics/${name}?${query}`, headers);
  expect([status, body.errors]).toEqual([200, undefined]);
  return figuresSchema.parse(body.data);
}

it.each(['orders', 'revenue', 'items', 'popular-items', 'order-origins', 'revenue-origins'])(
  '%s of today are compared with those up to the same time',
  async (name) => {
    const compared = async (now: string, query = 'from=2026-11-27&to=2026-11-27&compare=week') =>
      read(name, query, at(now));
    const [before, after] = [await compared('2026-11-27T10:59:00Z'), await compared('2026-11-27T11:01:00Z')];
    expect(before).toMatchObject({ previousTotal: 0, comparedUntil: '2026-11-20T10:59:00.000Z' });
    const { total, figures } = await read(name);
    expect(after.previousTotal).toBe(total);
    const { perDay: _, ...sums } = figures ?? {};
    expect(after.previousFigures ?? {}).toMatchObject(sums);
    const month = await compared('2026-11-20T16:00:00Z', 'from=2026-11-20&to=2026-11-26&compare=previous');
    expect(month).toMatchObject({ previousTotal: 0, comparedUntil: '2026-11-13T16:00:00.000Z' });
    const past = await compared('2026-11-29T10:59:00Z');
    expect([past.previousTotal, past.comparedUntil]).toEqual([total, undefined]);
  },
);

it('days before the first order are named, since a percentage of them says nothing', async () => {
  const since = async (days: string, compare: string) =>
    (await read('revenue', `${days}&compare=${compare}`)).comparedSince;
  expect(await since('from=2026-11-23&to=2026-11-29', 'previous')).toBe('2026-11-20');
  expect(await since('from=2026-11-21&to=2026-11-21', 'previous')).toBeUndefined();
  expect(await since('from=2026-11-16&to=2026-11-22', 'previous')).toBe('2026-11-20');
  const visits = await read('unique-visitors', 'from=2026-11-23&to=2026-11-29&compare=previous');
  expect(visits.comparedSince).toBeUndefined();
});

it('orders per day are those of days that are over, unless today is the only one', async () => {
  const perDay = async (days: string, now: string) => (await read('orders', days, at(now))).figures!.perDay;
  const week = 'from=2026-11-16&to=2026-11-22';
  expect(await perDay(week, '2026-11-20T22:00:00Z')).toBe(4);
  expect(await perDay(week, '2026-11-21T22:00:00Z')).toBe(4);
  expect(await perDay(week, '2026-11-22T22:00:00Z')).toBe(2);
  expect(await perDay(week, '2026-11-23T22:00:00Z')).toBeCloseTo(4 / 3);
});

it('nothing is compared while all days lie ahead, and no days that lie ahead', async () => {
  const asked = (now: string) =>
    read('canceled-orders', 'from=2026-11-20&to=2026-11-26&compare=previous&granularity=day', at(now));
  expect((await asked('2026-11-19T10:00:00Z')).previousTotal).toBeUndefined();
  const begun = await asked('2026-11-21T10:00:00Z');
  expect(begun.previousSeries!.map(({ t }) => t)).toEqual(['2026-11-13', '2026-11-14']);
});

it('products have their revenue of the days that are compared', async () => {
  const before = async (query: string) =>
    (await read('items', `from=${date}&to=${date}${query}`)).rows!.map(({ previousValue }) => previousValue);
  expect(new Set(await before('&compare=week'))).toEqual(new Set([0]));
  expect(new Set(await before(''))).toEqual(new Set([undefined]));
});

it('branches have their revenue and orders of the days that are compared, also those that sold nothing since', async () => {
  const { rows, previousTotal } = await read('revenue', 'from=2026-11-27&to=2026-11-27&compare=week');
  const ofBranch = (id: string) => rows!.find(({ key }) => key === id);
  expect(ofBranch(branch.id)).toMatchObject({ value: 0, previousValue: 2 * gross, previousOrders: 2 });
  expect(ofBranch(otherBranch.id)).toMatchObject({ value: 0, previousOrders: 1 });
  expect(rows!.reduce((sum, { previousValue }) => sum + Number(previousValue), 0)).toBeCloseTo(
    previousTotal!,
  );
});
