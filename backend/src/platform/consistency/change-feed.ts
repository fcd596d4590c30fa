import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Subject } from 'rxjs';
import { DataSource } from 'typeorm';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { SETTINGS, type Settings } from '../settings.js';
import { Checkpoints } from './checkpoints.js';
import { tablesExist } from './tables-exist.js';
import { PgListener } from './pg-listener.js';

export interface Change {
  readonly id: string;
  readonly projection: string;
  readonly position: string;
  readonly key: string;
  readonly topics: readonly string[];
}

const POLL_MS = 1_000;
const MOST_AT_ONCE = 2_000;
const BEFORE_ALL = '0';

/**
 * What changed in the read models, in the order of each model, from the moment this node started.
 * Looks when PostgreSQL gives notice, and every second in case a notice was lost.
 */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  readonly changes = new Subject<readonly Change[]>();
  private readonly notices: PgListener;
  /** Id of the last change seen, by read model: only within one are ids in the order of commits. */
  private readonly seen = new Map<string, string>();
  private start: string | undefined;
  private poll: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;
  private isAskedAgain = false;
  private isAway = false;
  private isMade = false;

  constructor(
    @Inject(SETTINGS) { databaseUrl }: Settings,
    private readonly dataSource: DataSource,
    private readonly checkpoints: Checkpoints,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.notices = new PgListener(databaseUrl, 'projection_changes', () => this.look());
  }

  /** Answers that are given from now on miss no change: the position at which changes begin is known before. */
  async onModuleInit(): Promise<void> {
    this.notices.start();
    this.poll = setInterval(() => this.look(), POLL_MS).unref();
    this.look();
    await this.reading;
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.poll);
    await this.notices.stop();
    await this.reading;
    this.changes.complete();
  }

  /** One look at a time; a request during a look causes another one after it. */
  private look(): void {
    if (this.reading) {
      this.isAskedAgain = true;
      return;
    }
    this.reading = this.read().finally(() => {
      this.reading = undefined;
      if (!this.isAskedAgain) return;
      this.isAskedAgain = false;
      this.look();
    });
  }

  private async read(): Promise<void> {
    try {
      this.isMade ||= await tablesExist(this.dataSource, ['checkpoint', 'parked', 'damage', 'changes']);
      if (!this.isMade) {
        this.start ??= BEFORE_ALL;
        return;
      }
      await this.checkpoints.refresh();
      for (let count = MOST_AT_ONCE; count === MOST_AT_ONCE;) count = await this.readNext();
      if (this.isAway) this.log.info('read models are there again');
      this.isAway = false;
    } catch {
      if (!this.isAway) this.log.warn('read models cannot be read');
      this.isAway = true;
    }
  }

  /** Looks at the end of each read model's part of the index, however many changes the others have had since. */
  private async readNext(): Promise<number> {
    this.start ??= await this.newestId();
    const names = this.checkpoints.names();
    const changes: Change[] = await this.dataSource.query(
      `SELECT c.id::text AS id, c.projection, c.position::text AS position, c.key, c.topics
       FROM unnest($1::text[], $2::bigint[]) AS s(projection, id)
       CROSS JOIN LATERAL (
         SELECT * FROM views.changes AS own WHERE own.projection = s.projection AND own.id > s.id
         ORDER BY own.projection, own.id LIMIT ${MOST_AT_ONCE}) AS c
       ORDER BY c.id LIMIT ${MOST_AT_ONCE}`,
      [names, names.map((name) => this.seen.get(name) ?? this.start)],
    );
    for (const { projection, id } of changes) this.seen.set(projection, id);
    if (changes.length > 0) this.changes.next(changes);
    return changes.length;
  }

  private async newestId(): Promise<string> {
    const rows: { id: string }[] = await this.dataSource.query(
      'SELECT coalesce(max(id), 0)::text AS id FROM views.changes',
    );
    return rows[0]!.id;
  }
}
