import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Figures, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { until } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { openServices } from '../../../projections/src/app/services.js';
import { projections } from '../../../projections/src/projections.js';
import { fingerprints } from '../../../projections/src/tools/verify/fingerprint.js';
import { POSITION_HEADER } from '../platform/http/command-result.js';
import { sampleCatalogue } from '../seed/sample/sample-catalogue.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { answersAgain, comparable, type CountedName, countedNames } from './testing/answers-again.js';
import type { AnswerAgain, Asked } from './testing/asked-again.js';
import { countedAgain, dayAfter } from './testing/counted-again.js';
import { lost, neverOrdered, neverPaid, open, paidOf, totalOf } from './testing/generated-order.js';
import { generatedYear } from './testing/generated-year.js';
import { appendYear } from './testing/year-events.js';

jest.setTimeout(300_000);

/** Another seed is another year. */
const seed = Number(process.env.YEAR_SEED ?? 2026);
const catalogue = sampleCatalogue('test');
const branches = catalogue.branches.slice(0, 3).map(({ id }) => id);
/** One of them is sold no more. */
const products = [...catalogue.products.map(({ id }) => id), '00000000-0000-4000-8000-000000000000'];
const orders = generatedYear(seed, 3_000, { branches, products });
const counted = orders.map(countedAgain);

let stage: BackendHarness;
let admin: Client;
let position: bigint;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  position = await appendYear(stage.app.get(EventLog), orders);
  await until(isBuilt);
}, 300_000);
afterAll(() => stage?.stop());

/** Whether every read model has handled the whole log; not while there is none. */
async function isBuilt(): Promise<boolean> {
  const head = await stage.app.get(EventLog).head();
  const checkpoints: { position: string }[] = await stage.app
    .get(DataSource)
    .query('SELECT position::text AS position FROM views.checkpoint WHERE is_active')
    .catch(() => []);
  const isComplete = checkpoints.length === projections.length;
  return isComplete && checkpoints.every(({ position: handled }) => handled === head);
}

const year = { from: '2026-01-01', to: '2026-12-31', branches: [] };
const day = (date: string): Asked => ({ from: date, to: date, granularity: 'hour', branches: [] });
const [one, two] = branches as [string, string];
const asked: Record<string, Asked> = {
  'the year by month': { ...year, granularity: 'month' },
  'the year by week': { ...year, granularity: 'week' },
  'the year by day': { ...year, granularity: 'day' },
  'a branch in the year by day': { ...year, granularity: 'day', branches: [one] },
  'two branches in the year by week': { ...year, granularity: 'week', branches: [one, two] },
  'the summer by week': { from: '2026-06-21', to: '2026-09-22', granularity: 'week', branches: [] },
  'a branch in a week of March by hour': {
    ...{ from: '2026-03-23', to: '2026-03-29', granularity: 'hour', branches: [two] },
  },
  'a week of October by hour': { from: '2026-10-19', to: '2026-10-25', granularity: 'hour', branches: [] },
  'the day with 23 hours': day('2026-03-28'),
  'the day after it': day('2026-03-29'),
  'the day with 25 hours': day('2026-10-24'),
  'the day after that': day('2026-10-25'),
  'the first day': day('2026-01-01'),
  'the last day': day('2026-12-31'),
  'the weeks after the year, with late refunds': {
    ...{ from: '2027-01-01', to: '2027-02-15', granularity: 'day', branches: [] },
  },
};
const scopes = Object.keys(asked);
const cases = countedNames.flatMap((name) => scopes.map((scope) => [name, scope] as const));
const ofSeveralDays = scopes.filter((scope) => asked[scope]!.from !== asked[scope]!.to);

async function read(
  name: CountedName,
  { branches: only, ...scope }: Asked,
  compare?: 'previous',
): Promise<Figures> {
  const query = new URLSearchParams({ ...scope, branch: only.join(), ...(compare && { compare }) });
  // The whole year is over.
  const headers = { [POSITION_HEADER.toLowerCase()]: String(position), 'x-now': '2027-06-01T10:00:00.000Z' };
  const { status, body } = await admin.get(`/api/statistics/${name}?${query}`, headers);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return figuresSchema.parse(body.data);
}

it('the generated year has all that can become of orders, and of what is given back for them', () => {
  const outcomes = new Set(orders.map(({ outcome }) => outcome));
  expect(outcomes.size).toBe(neverOrdered.length + neverPaid.length + open.length + lost.length + 1);
  const refunds = orders.flatMap((order) => order.refunds);
  const kinds: Record<string, boolean> = {
    taken: refunds.some(({ takenBackAt }) => takenBackAt !== null),
    failed: refunds.some(({ isFailed }) => isFailed),
    inAnotherYear: refunds.some(({ at }) => at > '2027-01-02'),
    paidTooMuch: orders.some((order) => order.refunds.length > 0 && paidOf(order) > totalOf(order)),
    changed: orders.some(({ linesBefore }) => linesBefore !== null),
    accepted: orders.some(({ accepted }) => accepted?.method === 'cash'),
    twoUnits: orders.some(({ lines }) => new Set(lines.map(({ product }) => product)).size < lines.length),
  };
  expect(Object.keys(kinds).filter((kind) => !kinds[kind])).toEqual([]);
});

it('every event of the generated year fits every read model', async () => {
  const parked = await stage.app.get(DataSource).query('SELECT projection, error FROM views.parked');
  expect(parked).toEqual([]);
});

describe('the figures of a generated year', () => {
  it.each(cases)('%s of %s are what its records come to', async (name, scope) => {
    const figures = await read(name, asked[scope]!);
    expect(comparable(figures)).toEqual(comparable(answersAgain[name](counted, asked[scope]!)));
  });

  it.each(ofSeveralDays)(
    'order-times of %s by when orders are due are what its records come to',
    async (scope) => {
      const byDue: Asked = { ...asked[scope]!, by: 'due' };
      const figures = await read('order-times', byDue);
      expect(comparable(figures)).toEqual(comparable(answersAgain['order-times'](counted, byDue)));
    },
  );

  it.each(['orders', 'revenue', 'canceled-orders'] as const)(
    '%s of the days before are what its records come to',
    async (name) => {
      const now: Asked = { from: '2026-04-01', to: '2026-06-30', granularity: 'month', branches: [one] };
      const { previousTotal, previousFigures, previousSeries } = await read(name, now, 'previous');
      const before = answersAgain[name](counted, { ...now, from: dayAfter(now.from, -91), to: '2026-03-31' });
      const previous = { total: previousTotal!, figures: previousFigures!, series: previousSeries! };
      const { total, figures, series } = before;
      expect(comparable(previous)).toEqual(comparable({ total, figures, series }));
    },
  );

  it('have the average of an origin over the orders that were sold, as the average of all is', async () => {
    const byMonth = asked['the year by month']!;
    const averages = ({ rows }: AnswerAgain | Figures) =>
      rows!.slice(0, 10).map(({ key, averageGross }) => [key, Number(averageGross).toFixed(4)]);
    const figures = await read('revenue-origins', byMonth);
    expect(averages(figures)).toEqual(averages(answersAgain['revenue-origins'](counted, byMonth)));
  });

  it.each(['items', 'revenue-origins'] as const)('have a total of %s in whole cents', async (name) => {
    const totals = scopes.map(async (scope) => (await read(name, asked[scope]!)).total);
    for (const total of await Promise.all(totals)) expect(total).toBe(Number(total.toFixed(2)));
  });
});

it('all figures are the same after all read models were dropped and built again', async () => {
  const { dataSource, close } = await openServices(stage.servers.postgres, stage.servers.eventstore);
  const look = async () => {
    const answers: Record<string, unknown> = {};
    for (const [name, scope] of cases) {
      const { meta: _, ...figures } = await read(name, asked[scope]!);
      answers[`${name} of ${scope}`] = figures;
    }
    return { answers, tables: await fingerprints(dataSource, projections) };
  };
  const before = await look();
  await dataSource.query('DROP SCHEMA views CASCADE');
  await until(isBuilt);
  const after = await look();
  await close();
  expect(after).toEqual(before);
});
