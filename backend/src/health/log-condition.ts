import { describeLogFailure } from '@bestellwerk/event-log/describe-log-failure';
import { LogUnavailable } from '@bestellwerk/event-log/errors';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Inject, Injectable } from '@nestjs/common';
import { MeasuredEventLog } from '../metrics/measured-event-log.js';
import { SETTINGS, type Settings } from '../settings.js';
import type { LogFacts } from './facts.js';

const WITHIN_MS = 2_000;
/** An append that has waited for this long is one that does not get through. */
const APPEND_WITHIN_MS = 3_000;

/** Whether the log can be read and written, and what is wrong if not. */
@Injectable()
export class LogCondition {
  constructor(
    private readonly eventLog: EventLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read(): Promise<LogFacts> {
    const { trouble } = this;
    try {
      const head = await this.eventLog.head({ withinMs: WITHIN_MS });
      if (!trouble) return { head, failure: null, refusesSince: null };
      return { head, failure: await this.describe(trouble.error), refusesSince: trouble.since };
    } catch (error) {
      return { head: null, failure: await this.describe(error), refusesSince: trouble?.since ?? null };
    }
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
