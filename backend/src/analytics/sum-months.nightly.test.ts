import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { countDay } from './count-day.js';
import { HitTables } from './hit-tables.js';
import { KeptHits, view } from './testing/kept-hits.js';
import { VisitCounter } from './visit-counter.js';

let stage: BackendHarness;
let admin: Client;
let counter: VisitCounter;
let kept: KeptHits;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  counter = stage.app.get(VisitCounter);
  kept = new KeptHits(stage.app.get(DataSource));
  await stage.app.get(HitTables).ready('2026-10-01');
});
afterAll(() => stage?.stop());
beforeEach(() => kept.empty());

describe('the sums of a month', () => {
  /** The last days of the months that are summed. */
  const summedUntil = async () =>
    (
      await stage.app.get(DataSource).query('SELECT last_day::text AS day FROM app.visit_month ORDER BY 1')
    ).map(({ day }: { day: string }) => day);

  /** A visit of one page on each of these days, and one of two pages. */
  async function visited(dates: readonly CalendarDate[]): Promise<void> {
    for (const date of dates) {
      await stage.app.get(HitTables).ready(date);
      await kept.keep(
        [view(0, '/'), view(0, '/store/wien', { visitor: 'b' }), view(1, '/', { visitor: 'b' })],
        date,
      );
      await countDay(stage.app.get(DataSource), date);
    }
  }

  it('are made of days that are over, and lead to the same figures as those of its days', async () => {
    await visited(['2026-09-30', '2026-10-01', '2026-10-20', '2026-10-31', '2026-11-01']);
    const pages = async (query: string) => {
      const { total, rows } = (await admin.get(`/api/statistics/pages?${query}`)).body.data;
      return { total, rows };
    };
    const ranges = [
      'from=2026-09-30&to=2026-11-01',
      'from=2026-10-01&to=2026-10-31',
      'from=2026-10-02&to=2026-11-01',
    ];
    const ofDays = await Promise.all(ranges.map(pages));
    expect(ofDays.map(({ total }) => total)).toEqual([15, 9, 9]);
    await counter.count('2026-11-01');
    expect(await summedUntil()).toEqual(['2026-09-30', '2026-10-30']);
    expect(await Promise.all(ranges.map(pages))).toEqual(ofDays);
    await counter.count('2026-11-02');
    expect(await summedUntil()).toEqual(['2026-09-30', '2026-10-31']);
    expect(await Promise.all(ranges.map(pages))).toEqual(ofDays);
  });

  it('of the month that goes on grow with its days, and are not used for a part of these', async () => {
    await visited(['2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']);
    const views = async (to: string) =>
      (await admin.get(`/api/statistics/pages?from=2026-10-01&to=${to}`)).body.data.total;
    await counter.count('2026-10-07');
    expect([await summedUntil(), await views('2026-10-07'), await views('2026-10-04')]).toEqual([
      ['2026-10-05'],
      12,
      3,
    ]);
    await counter.count('2026-10-08');
    expect([await summedUntil(), await views('2026-10-31')]).toEqual([['2026-10-06'], 12]);
  });

  it('go when one of its days is counted again, and are made again', async () => {
    await visited(['2026-10-20', '2026-10-31']);
    await counter.count('2026-11-02');
    await kept.keep([view(5, '/', { visitor: 'c' })], '2026-10-31');
    await countDay(stage.app.get(DataSource), '2026-10-31');
    expect(await summedUntil()).toEqual([]);
    await counter.count('2026-11-03');
    const { total } = (await admin.get('/api/statistics/pages?from=2026-10-01&to=2026-10-31')).body.data;
    expect([await summedUntil(), total]).toEqual([['2026-10-31'], 7]);
  });
});
