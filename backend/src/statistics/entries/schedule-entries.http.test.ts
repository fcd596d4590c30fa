import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FigureEntry, figureEntriesSchema } from '@bestellwerk/domain/contracts/figure-entries.schema';
import { sumBy } from '@bestellwerk/domain/statistics/buckets';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { branch, otherBranch } from '../../testing/orders.js';
import { clockAt, instant, press, type Worker, workerOf } from '../../testing/terminals.js';
import { FigureScopes } from '../figure-scopes.js';
import type { Scope } from '../figures/figure.js';
import { workingSchedules } from '../figures/working-schedules.js';
import { entriesOfSchedules } from './schedule-entries.js';

const MONDAY = { 'x-now': '2026-11-16T08:00:00.000Z' };
const everyDay = [1, 2, 3, 4, 5, 6, 7];
let stage: BackendHarness;
let admin: Client;
let [late, away, elsewhere, running, surprise]: Worker[] = [];
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  [late, away, elsewhere, running] = [await planned([5]), await planned([5]), await planned([5]), await planned([5])]; // prettier-ignore
  surprise = await worker();
  await work(late, ['08:30', '10:00'], ['11:00', '16:00']);
  await work(surprise!, ['09:00', '10:00']);
  const there = { branch: otherBranch.id };
  await press(elsewhere.client, elsewhere, 'start', clockAt('08:00'), there);
  await press(elsewhere.client, elsewhere, 'end', clockAt('16:00'));
  await press(running.client, running, 'start', clockAt('08:20'), { branch: branch.id });
  await eventually(async () => expect((await figureOf(friday())).total).toBe(90 + 300 + 60 + 480));
  await eventually(async () => expect(await ofWorker(running)).toMatchObject([{ late: 20 }]));
});
afterAll(() => stage?.stop());

const worker = async () => workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id, otherBranch.id]));

/** From nine to five, in Vienna, on these weekdays. */
async function planned(weekdays: number[]): Promise<Worker> {
  const one = await worker();
  const times = { branch: branch.id, from: '09:00', to: '17:00', pauseMinutes: 30 };
  const shifts = weekdays.map((weekday) => ({ ...times, weekday }));
  const path = `/api/working-schedules/plan/${one.id}`;
  expect((await admin.put(path, { shifts }, MONDAY)).status).toBe(200);
  // Answered once the read model has the plan: the entries are read without HTTP.
  await admin.get(path);
  return one;
}

async function work(one: Worker, ...spans: [string, string][]): Promise<void> {
  for (const [from, to] of spans) {
    const at = { branch: branch.id };
    expect((await press(one.client, one, 'start', clockAt(from), at)).status).toBe(200);
    expect((await press(one.client, one, 'end', clockAt(to))).status).toBe(200);
  }
}

const scopeOf = (to: string, now: string, branches: Scope['branches']): Scope => ({
  ...stage.app.get(FigureScopes).of({ days: { from: '2026-11-16', to }, branches }),
  now: new Date(now),
});
/** The week of that Friday, seen on Saturday. */
const friday = (branches: Scope['branches'] = 'all') =>
  scopeOf('2026-11-22', '2026-11-21T08:00:00.000Z', branches);
const manager = () => stage.app.get(DataSource).manager;
const figureOf = (scope: Scope) => workingSchedules(manager(), scope);

async function entriesOf(scope: Scope, row?: string, after?: string) {
  const answer = await entriesOfSchedules(manager(), scope, { list: 'rows', row, after });
  return figureEntriesSchema.parse(answer);
}
const ofWorker = async (one: Worker | undefined, scope = friday()) =>
  (await entriesOf(scope, one!.id)).entries;

async function pagesOf(scope: Scope, row?: string, after?: string): Promise<FigureEntry[][]> {
  const { entries, next } = await entriesOf(scope, row, after);
  return [entries, ...(next === null ? [] : await pagesOf(scope, row, next))];
}

const counted = (entries: readonly FigureEntry[]) => {
  const having = (name: string) => entries.filter(({ findings }) => findings?.includes(name as never)).length;
  const over = entries.filter(({ findings }) => !findings?.includes('pending'));
  const [planned, value] = [sumBy(over, (one) => one.planned!), sumBy(entries, (one) => one.value)];
  return {
    ...{ value, delta: value - planned, missed: having('missed'), unplanned: having('unplanned') },
    ...{ elsewhere: having('elsewhere'), late: entries.filter((one) => one.late !== undefined).length },
  };
};

describe('the entries of planned and worked time', () => {
  it.each<[string, Scope['branches']]>([
    ['all branches', 'all'],
    ['the branch of the plan', [branch.id]],
    ['the branch where somebody worked instead', [otherBranch.id]],
  ])('can be counted to the figures of %s, and of each person', async (_, branches) => {
    const { total, figures, rows } = await figureOf(friday(branches));
    const { entries, next } = await entriesOf(friday(branches));
    expect(next).toBeNull();
    const { late, elsewhere, ...sums } = counted(entries);
    const { planned, plannedBefore, running, runningMinutes, ...counts } = figures!;
    // What goes on is listed, and adds nothing yet.
    expect(entries.filter(({ findings }) => findings?.includes('running'))).toHaveLength(running!);
    expect(runningMinutes! > 0).toBe(running! > 0);
    expect(sums).toEqual({ value: total, ...counts });
    expect(plannedBefore).toBe(total - counts.delta!);
    expect(sumBy(entries, (one) => one.planned!)).toBe(planned);
    expect([late, elsewhere]).toEqual([sumBy(rows!, (r) => Number(r.late)), sumBy(rows!, (r) => Number(r.elsewhere))]); // prettier-ignore
    for (const { key, value, delta, missed, unplanned, late, elsewhere } of rows!) {
      const own = (await entriesOf(friday(branches), key)).entries;
      expect(counted(own)).toEqual({ value, delta, missed, unplanned, late, elsewhere });
    }
  });

  it('say by how much a shift was late, and count its plan once however often somebody came', async () => {
    expect(await ofWorker(late)).toMatchObject([
      { at: instant('11:00'), value: 300, planned: 0, findings: [] },
      { at: instant('08:30'), value: 90, planned: 450, late: 30, findings: [] },
    ]);
  });

  it('have missed shifts without work, and work without a plan', async () => {
    expect(await ofWorker(away)).toMatchObject([
      {
        ...{ kind: 'planned-shift', id: null, branch: branch.id, date: '2026-11-20', at: instant('08:00') },
        ...{ value: 0, planned: 450, findings: ['missed'] },
      },
    ]);
    expect(await ofWorker(surprise)).toMatchObject([{ value: 60, planned: 0, findings: ['unplanned'] }]);
  });

  it('have work in another branch than planned in its branch, and in the other one the shift', async () => {
    const work = { kind: 'working-activity', branch: otherBranch.id, value: 480 };
    expect(await ofWorker(elsewhere)).toMatchObject([{ ...work, planned: 450, findings: ['elsewhere'] }]);
    expect(await ofWorker(elsewhere, friday([otherBranch.id]))).toMatchObject([{ ...work, planned: 0, findings: [] }]); // prettier-ignore
    expect(await ofWorker(elsewhere, friday([branch.id]))).toMatchObject([
      { kind: 'planned-shift', id: null, value: 0, planned: 450, findings: ['elsewhere'] },
    ]);
  });

  it('have what goes on, without minutes, and its plan as no deviation yet', async () => {
    expect(await ofWorker(running)).toMatchObject([
      { value: 0, planned: 450, late: 20, findings: ['running', 'pending'] },
    ]);
  });

  it('have the plan of the day that goes on, which is no deviation yet', async () => {
    const evening = scopeOf('2026-11-22', instant('20:00'), 'all');
    expect(await ofWorker(late, evening)).toMatchObject([
      { value: 300, planned: 0, findings: [] },
      { value: 90, planned: 450, findings: ['pending'] },
    ]);
    expect(await ofWorker(away, evening)).toMatchObject([
      { value: 0, planned: 450, findings: ['missed', 'pending'] },
    ]);
    expect((await figureOf(evening)).figures).toMatchObject({ delta: 0, plannedBefore: 0, missed: 1 });
  });

  it('have shifts that lie ahead, whose plan is no deviation yet', async () => {
    const morning = { ...friday(), now: new Date(instant('07:00')) };
    expect(await ofWorker(away, morning)).toMatchObject([
      { kind: 'planned-shift', value: 0, planned: 450, findings: ['pending'] },
    ]);
  });

  it('come a hundred at a time, none of them twice and none left out', async () => {
    const daily = await planned(everyDay);
    const winter = scopeOf('2027-03-31', '2027-04-01T12:00:00.000Z', [branch.id]);
    const own = await pagesOf(winter, daily.id);
    expect(own.map(({ length }) => length)).toEqual([100, 36]);
    expect(new Set(own.flat().map(({ date }) => date)).size).toBe(136);
    const all = (await pagesOf(winter)).flat();
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    const { total, figures } = await figureOf(winter);
    expect(counted(all)).toMatchObject({ value: total, delta: figures!.delta, missed: figures!.missed });
  });

  it('refuse what is no continuation', async () => {
    await expect(entriesOf(friday(), undefined, '2026-11-20 nope')).rejects.toThrow();
  });
});
