import { setTimeout as sleep } from 'node:timers/promises';
import { user } from '@bestellwerk/domain/records/definitions/user';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { concatMap, filter, from, mergeMap, Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { RecordHooks } from '../records/record-hooks.js';
import { ChangeFeed } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { UserAccounts } from './user-accounts.js';
import { AccountImport } from './account-import.js';
import { UserWriteRules } from './user-write-rules.js';

const RETRY_MS = 500;
const MODEL = modelNameOf(user);

/**
 * Keeps accounts in step with the records of users: right after each write, via the read model if a process died before,
 * and for all accounts after a start.
 */
@Injectable()
export class AccountSync implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly end = new AbortController();
  private readonly work = new Subscription();
  private catchingUp: Promise<void> | undefined;

  constructor(
    private readonly accounts: UserAccounts,
    private readonly adoption: AccountImport,
    private readonly rules: UserWriteRules,
    private readonly hooks: RecordHooks,
    private readonly feed: ChangeFeed,
    private readonly checkpoints: Checkpoints,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.hooks.beforeWrite(user.name, (context) => this.rules.check(context));
    this.hooks.afterWrite(user.name, (id, record) => this.accounts.follow(id, record));
  }

  onApplicationBootstrap(): void {
    const changed = this.feed.changes.pipe(
      mergeMap((changes) => from(changes)),
      filter(({ projection }) => projection === MODEL),
      concatMap(({ key }) => this.follow(key)),
    );
    this.work.add(changed.subscribe());
    this.catchingUp = this.catchUp();
  }

  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    this.work.unsubscribe();
    await this.catchingUp;
  }

  private async follow(id: string): Promise<void> {
    try {
      await this.accounts.followLog(id);
    } catch {
      this.log.warn({ account: id }, 'an account could not follow its record');
    }
  }

  /** Retries until it succeeds. Records are created only once read models exist, since demo data needs an empty log. */
  private async catchUp(): Promise<void> {
    while (!this.end.signal.aborted) {
      try {
        if (this.checkpoints.names().includes(MODEL)) {
          await this.adoption.adoptAll();
          for (const id of await this.behind()) await this.accounts.followLog(id);
          return;
        }
      } catch {
        this.log.warn('accounts could not be compared with their records');
      }
      await sleep(RETRY_MS, undefined, { signal: this.end.signal }).catch(() => undefined);
    }
  }

  private async behind(): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT r.id FROM views.${MODEL} r LEFT JOIN app.account a ON a.id::text = r.id::text
       WHERE coalesce(a.revision, -1) < r.revision`,
    );
    return rows.map(({ id }) => id);
  }
}
