import { addDays, type CalendarDate, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { hitSchema } from './hit-schema.js';

/** Days for which hits are kept; longer only sums. */
export const KEEP_HITS_DAYS = 90;
/** Days for which it can be asked why something was not counted. */
export const KEEP_EXCLUDED_DAYS = 7;
const EVERY_MS = 15 * 60_000;
const FIRST_TRY_MS = 5_000;

const kept = { hit: KEEP_HITS_DAYS, excluded_hit: KEEP_EXCLUDED_DAYS } as const;

/** The partitions of days: made before they are written to, and dropped when their time is over, as are salts. */
@Injectable()
export class HitTables implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private readonly made = new Map<CalendarDate, Promise<void>>();

  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => this.work(), FIRST_TRY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.working;
  }

  /** The shop's day that it is. Throws 503 until the settings of the shop are known. */
  today(): CalendarDate {
    return localTime(this.clock.now(), this.catalogue.catalogue().config.timeZone).date;
  }

  /** Resolves once hits of a day can be written. */
  async ready(date: CalendarDate): Promise<void> {
    let making = this.made.get(date);
    if (!making) {
      making = this.make(date);
      this.made.set(date, making);
      making.catch(() => this.made.delete(date));
    }
    await making;
  }

  /** Makes the partitions of the next day and drops what is over. Resolves to the names of the dropped partitions. */
  async tidy(today = this.today()): Promise<string[]> {
    await this.ready(today);
    await this.ready(addDays(today, 1));
    await this.database.query('DELETE FROM analytics.salt WHERE date < $1', [today]);
    await this.database.query('DELETE FROM analytics.batch WHERE date < $1', [addDays(today, -1)]);
    const over: string[] = [];
    for (const [table, days] of Object.entries(kept)) {
      const first = nameOf(table, addDays(today, -days));
      const rows: { name: string }[] = await this.database.query(
        `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
         WHERE i.inhparent = CAST($1 AS regclass) AND c.relname < $2 ORDER BY 1`,
        [`analytics.${table}`, first],
      );
      over.push(...rows.map(({ name }) => name));
    }
    for (const name of over) await this.database.query(`DROP TABLE IF EXISTS analytics.${name}`);
    for (const date of this.made.keys()) if (date < today) this.made.delete(date);
    return over;
  }

  private work(): void {
    this.working = this.tidy()
      .then((dropped) => {
        if (dropped.length > 0) this.log.info({ dropped }, 'visits were deleted whose time is over');
      })
      .catch((error: unknown) =>
        this.log.debug({ reason: String(error) }, 'tables of visits cannot be tidied'),
      )
      .finally(() => {
        this.working = undefined;
        this.timer = setTimeout(() => this.work(), EVERY_MS).unref();
      });
  }

  private async make(date: CalendarDate): Promise<void> {
    await this.database.transaction(async (manager) => {
      // IF NOT EXISTS alone fails where two nodes begin at once.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('bestellwerk analytics', 0))`);
      await manager.query(hitSchema);
      for (const table of Object.keys(kept)) {
        await manager.query(
          `CREATE TABLE IF NOT EXISTS analytics.${nameOf(table, date)} PARTITION OF analytics.${table}
           FOR VALUES FROM ('${date}') TO ('${addDays(date, 1)}')`,
        );
      }
    });
  }
}

const nameOf = (table: string, date: CalendarDate): string => `${table}_${date.replaceAll('-', '')}`;
