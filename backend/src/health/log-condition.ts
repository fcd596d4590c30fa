import { describeLogFailure } from '@bestellwerk/event-log/describe-log-failure';
import { LogUnavailable } from '@bestellwerk/event-log/errors';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { LogMark } from '@bestellwerk/event-log/follow';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MeasuredEventLog } from '../platform/metrics/measured-event-log.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import type { LogFacts } from './facts.js';
import { readViews } from './read-views.js';

const WITHIN_MS = 2_000;
/** An append that has waited for this long is one that does not get through. */
const APPEND_WITHIN_MS = 3_000;

/** Whether the log can be read and written, and what is wrong if not. */
@Injectable()
export class LogCondition {
  constructor(
    private readonly eventLog: EventLog,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read(): Promise<LogFacts> {
    const { trouble: problem } = this;
    try {
      const head = await this.eventLog.head({ withinMs: WITHIN_MS });
      const isOther = await this.isOther();
      if (!problem) return { head, failure: null, refusesSince: null, isOther };
      return { head, failure: await this.describe(problem.error), refusesSince: problem.since, isOther };
    } catch (error) {
      return {
        head: null,
        failure: await this.describe(error),
        refusesSince: problem?.since ?? null,
        isOther: false,
      };
    }
  }

  /**
   * Whether the log is not the one the read models were built from. Unknown while the database is away. Throws
   * LogUnavailable.
   */
  async isOther(): Promise<boolean> {
    const [row] = await readViews<{ mark: LogMark }>(
      this.dataSource,
      `SELECT last_event AS mark FROM views.checkpoint
       WHERE is_active AND last_event IS NOT NULL ORDER BY position DESC LIMIT 1`,
    ).catch(() => []);
    return row !== undefined && !(await this.eventLog.holds(row.mark, { withinMs: WITHIN_MS }));
  }

  /** Null while appends get through. */
  get trouble(): { readonly since: Date; readonly error: unknown } | null {
    const since = this.eventLog instanceof MeasuredEventLog ? this.eventLog.waitingSince : null;
    const hangs = since !== null && Date.now() - since.getTime() > APPEND_WITHIN_MS;
    return this.eventLog.appendTrouble ?? (hangs ? { since, error: new LogUnavailable() } : null);
  }

  private async describe(error: unknown): Promise<string> {
    return (await describeLogFailure(error, this.settings.eventStoreUrl)).german;
  }
}
