import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { DataSource } from 'typeorm';
import type { TestHit } from './visit-reference.js';

/** Hits in the tables of a backend, written as they are kept. */
export class KeptHits {
  constructor(private readonly database: DataSource) {}

  /** Without any hit or sum. */
  async empty(): Promise<void> {
    await this.database.query(`
      TRUNCATE analytics.hit, analytics.excluded_hit, app.visit_sum, app.visit_day, app.visit_month, app.visit_month_sum
      RESTART IDENTITY`);
  }

  /** Minutes of hits are those after six in the morning (UTC) of the day. */
  async keep(hits: readonly TestHit[], date: CalendarDate): Promise<void> {
    const rows = hits.map((hit) => ({
      ...hit,
      date,
      at: new Date(Date.parse(`${date}T06:00:00Z`) + hit.minute * 60_000),
      is_arrival: hit.type === 'device' || hit.action === 'page_view',
    }));
    await this.database.query(
      `INSERT INTO analytics.hit (date, at, visitor, host, type, category, action, path, branch, context, is_arrival, source, data)
       SELECT date, at, convert_to(visitor, 'UTF8'), 'shop', type, 'shop', action, path, branch, 'web', is_arrival, source, data
       FROM jsonb_to_recordset($1) AS r (date date, at timestamptz, visitor text, type text, action text, path text,
         branch uuid, is_arrival boolean, source text, data jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

export const nothing = { type: 'event', branch: null, path: null, source: null, data: {} } as const;

export const view = (minute: number, path: string, more: Partial<TestHit> = {}): TestHit => ({
  ...{ ...nothing, minute, visitor: 'a', action: 'page_view', path },
  ...more,
});

export const interaction = (minute: number, action: string, more: Partial<TestHit> = {}): TestHit => ({
  ...{ ...nothing, minute, visitor: 'a', action, path: '/store/wien' },
  ...more,
});
