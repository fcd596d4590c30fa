import { shopPages } from '@bestellwerk/domain/analytics/shop-page';
import { addMonths, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import {
  HttpException,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { countDay } from './count-day.js';
import { HitTables, KEEP_EXCLUDED_DAYS } from './hit-tables.js';
import { sumMonths } from './sum-months.js';

/** Months for which sums are kept. */
const KEEP_SUMS_MONTHS = 25;
const EVERY_MS = 5_000;
/** Counting takes a thirtieth of the time, unless figures would be older than a minute for that. */
const REST_FACTOR = 30;
const MOST_REST_MS = 60_000;

/**
 * Whether other hits of a day are there than were counted. A day without a table is left as it is: after a restore its hits
 * are gone, and its sums are not. One day at a time: all hits that are kept are too many for one statement.
 */
const changedDay = `
  SELECT to_regclass('analytics.hit_' || to_char($1::date, 'YYYYMMDD')) IS NOT NULL
    AND (h.hits, h.last_hit, x.excluded)
      IS DISTINCT FROM (coalesce(v.hits, 0), coalesce(v.last_hit, 0), coalesce(v.excluded, 0)) AS "isChanged"
  FROM (SELECT count(*) AS hits, coalesce(max(id), 0) AS last_hit FROM analytics.hit WHERE date = $1) h
  CROSS JOIN (SELECT count(*) AS excluded FROM analytics.excluded_hit WHERE date = $1) x
  LEFT JOIN app.visit_day v ON v.date = $1`;

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
    private readonly catalogue: CatalogueReader,
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
    const counted: CalendarDate[] = [];
    let date = addDays(today, isFirst ? 1 - KEEP_EXCLUDED_DAYS : -1);
    for (; date <= today; date = addDays(date, 1)) {
      const [day]: { isChanged: boolean }[] = await this.database.query(changedDay, [date]);
      if (!day!.isChanged) continue;
      await countDay(this.database, date, { pages: this.pages(), signal: this.over.signal });
      counted.push(date);
    }
    if (isFirst) await this.tidySums(today);
    this.lookedThroughOn = today;
    return counted;
  }

  /** Of the branches that there are now; throws 503 until they are known. */
  private pages(): string[] {
    return shopPages(this.catalogue.catalogue().branches.map(({ identifier }) => identifier));
  }

  /** Once a day: forgets old sums, and adds the days of each month up. Yesterday may still change. */
  private async tidySums(today: CalendarDate): Promise<void> {
    const summedDays = {
      from: `${addMonths(monthOf(today), 1 - KEEP_SUMS_MONTHS)}-01`,
      before: addDays(today, -1),
    };
    for (const table of ['visit_sum', 'visit_day']) {
      await this.database.query(
        `DELETE FROM app.${table} WHERE date < $1::date - make_interval(months => $2)`,
        [today, KEEP_SUMS_MONTHS],
      );
    }
    await this.database.query('DELETE FROM app.visit_month WHERE month < $1', [summedDays.from]);
    await sumMonths(this.database, summedDays, this.over.signal);
  }

  private work(): void {
    const startedAt = performance.now();
    this.working = this.count()
      .then(() => undefined)
      .catch((error: unknown) => {
        // Before the settings of the shop can be read, there is no day to count.
        const level = error instanceof HttpException ? 'debug' : 'warn';
        this.log[level]({ reason: String(error) }, 'visits are to be counted later');
      })
      .finally(() => {
        this.working = undefined;
        const tookMs = performance.now() - startedAt;
        this.timer = setTimeout(() => this.work(), restAfter(tookMs)).unref();
      });
  }
}

const restAfter = (tookMs: number): number =>
  Math.min(MOST_REST_MS, Math.max(EVERY_MS, REST_FACTOR * tookMs));
