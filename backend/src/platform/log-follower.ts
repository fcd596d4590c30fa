import { setTimeout as delay } from 'node:timers/promises';
import { OtherLog } from '@bestellwerk/event-log/errors';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import type { Batch, LogMark } from '@bestellwerk/event-log/follow';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

const SAVE_EVERY_MS = 5_000;
const HEAD_WITHIN_MS = 2_000;
/** After each batch, so that on a busy evening what comes meanwhile shares the next one. A message may wait as long. */
const REST_MS = 250;

/** How far the log was looked through, with the event there if there is one. */
interface Progress {
  readonly position: string;
  readonly mark: LogMark | null;
}

export interface FollowerOptions {
  readonly log: EventLog;
  readonly dataSource: DataSource;
  readonly logger: Logger;
  /** In schema `app`: is_only, position, mark. */
  readonly progressTable: string;
  /** What is logged while a server is away. */
  readonly waiting: string;
  /** Resolves to whether anything followed from the batch. Doing it again for the same batch must change nothing. */
  readonly handle: (batch: Batch) => Promise<boolean>;
}

/**
 * Reads the log from its last position on, for effects that must neither be repeated by a rebuild nor lost by a restart. It
 * begins at the end of the log, so that old events lead to nothing. Several backends keep one progress.
 */
export class LogFollower {
  private readonly end = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: FollowerOptions) {}

  /** At the first start it waits for the beginning to be noted: what happens next counts. */
  async start(): Promise<void> {
    await this.known().catch(() => undefined);
    this.running = this.run(this.end.signal);
  }

  async stop(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    const backoff = new Backoff();
    while (!signal.aborted) {
      try {
        await this.follow(signal, () => backoff.reset());
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof OtherLog) await this.begin(true).catch(() => undefined);
        this.options.logger.warn({ reason: (error as Error).message }, this.options.waiting);
        await backoff.wait(signal);
      }
    }
  }

  private async follow(signal: AbortSignal, onBatch: () => void): Promise<void> {
    const { log, handle } = this.options;
    const { position, mark } = await this.known();
    let savedAt = 0;
    for await (const batch of log.follow({ after: position, marks: mark ? [mark] : [], signal })) {
      const isAny = await handle(batch);
      const now = performance.now();
      if (batch.mark && (isAny || now - savedAt > SAVE_EVERY_MS)) {
        await this.save({ position: batch.position, mark: batch.mark });
        savedAt = now;
      }
      onBatch();
      await delay(REST_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Null before the first start. */
  private async known(): Promise<Progress> {
    const { dataSource, progressTable } = this.options;
    const [row]: Progress[] = await dataSource.query(`SELECT position, mark FROM app.${progressTable}`);
    return row ?? (await this.begin());
  }

  /** `isOtherLog`: the log was replaced; nothing follows from the events in it. */
  private async begin(isOtherLog = false): Promise<Progress> {
    const progress = { position: await this.options.log.head({ withinMs: HEAD_WITHIN_MS }), mark: null };
    await this.save(progress, isOtherLog);
    return progress;
  }

  /** Goes back only if `isOtherLog`: several backends keep one progress. */
  private async save({ position, mark }: Progress, isOtherLog = false): Promise<void> {
    const { dataSource, progressTable } = this.options;
    await dataSource.query(
      `INSERT INTO app.${progressTable} AS known (position, mark) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET position = excluded.position, mark = excluded.mark
       WHERE $3 OR known.position::numeric < excluded.position::numeric`,
      [position, mark === null ? null : JSON.stringify(mark), isOtherLog],
    );
  }
}
