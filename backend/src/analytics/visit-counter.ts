import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { countDay } from './count-day.js';
import { HitTables, KEEP_EXCLUDED_DAYS } from './hit-tables.js';

/** Months for which sums are kept. */
const KEEP_SUMS_MONTHS = 25;
const EVERY_MS = 5_000;
/** Counting takes a tenth of the time at most. */
const REST_FACTOR = 10;

/**
 * Days of which other hits are there than were counted. Days without a table are left as they are: after a restore
 * their hits are gone, and their sums are not.
 */
const changedDays = `
  SELECT d.day::date::text AS date
  FROM generate_series($1::date, $2::date, interval '1 day') AS d(day)
  LEFT JOIN (SELECT date, count(*) AS hits, max(id) AS last_hit FROM analytics.hit
             WHERE date BETWEEN $1 AND $2 GROUP BY date) h ON h.date = d.day
  LEFT JOIN (SELECT date, count(*) AS excluded FROM analytics.excluded_hit
             WHERE date BETWEEN $1 AND $2 GROUP BY date) x ON x.date = d.day
  LEFT JOIN app.visit_day v ON v.date = d.day
  WHERE to_regclass('analytics.hit_' || to_char(d.day, 'YYYYMMDD')) IS NOT NULL
    AND (coalesce(h.hits, 0), coalesce(h.last_hit, 0), coalesce(x.excluded, 0))
      IS DISTINCT FROM (coalesce(v.hits, 0), coalesce(v.last_hit, 0), coalesce(v.excluded, 0))
  ORDER BY 1`;

/** Keeps the sums of visits up to date: every few seconds while hits come in. Any backend may do it. */
@Injectable()
export class VisitCounter implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private readonly over = new AbortController();
  /** The day on which all days were looked through that can have changed; afterwards only the newest do. */
  private lookedThroughOn: CalendarDate | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly tables: HitTables,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => this.work(), EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.over.abort();
    clearTimeout(this.timer);
    await this.working;
    // The one that was broken off has planned the next.
    clearTimeout(this.timer);
  }

  /** Counts the days that have changed, and answers which. */
  async count(today = this.tables.today()): Promise<CalendarDate[]> {
    await this.tables.ready(today);
    const isFirst = this.lookedThroughOn !== today;
    const since = addDays(today, isFirst ? 1 - KEEP_EXCLUDED_DAYS : -1);
    const changed: { date: CalendarDate }[] = await this.database.query(changedDays, [since, today]);
    for (const { date } of changed) await countDay(this.database, date, this.over.signal);
    if (isFirst) await this.forgetOldSums(today);
    this.lookedThroughOn = today;
    return changed.map(({ date }) => date);
  }

  private async forgetOldSums(today: CalendarDate): Promise<void> {
    for (const table of ['visit_sum', 'visit_day']) {
      await this.database.query(
        `DELETE FROM app.${table} WHERE date < $1::date - make_interval(months => $2)`,
        [today, KEEP_SUMS_MONTHS],
      );
    }
  }

  private work(): void {
    const startedAt = performance.now();
    this.working = this.count()
      .then(() => undefined)
      .catch((error: unknown) => this.log.warn({ reason: String(error) }, 'visits are to be counted later'))
      .finally(() => {
        this.working = undefined;
        const tookMs = performance.now() - startedAt;
        this.timer = setTimeout(() => this.work(), Math.max(EVERY_MS, REST_FACTOR * tookMs)).unref();
      });
  }
}
