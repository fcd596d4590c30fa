import type { RecordState } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Codec } from '@bestellwerk/event-log/codec';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { concatMap, Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { ApiError } from '../platform/http/api-error.js';
import { ChangeFeed } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { RESOURCES, type Resources } from './resources.token.js';

/**
 * Destroys the key of erased persons, which makes their data in the log unreadable. If a process dies before, the key is
 * destroyed when the read model reports the erasure, or at the next start.
 */
@Injectable()
export class Erasures implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work = new Subscription();

  constructor(
    private readonly codec: Codec,
    private readonly transactor: Transactor,
    private readonly dataSource: DataSource,
    private readonly feed: ChangeFeed,
    private readonly checkpoints: Checkpoints,
    @Inject(RESOURCES) private readonly resources: Resources,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Erases a record, whatever its revision: for what follows from an erasure elsewhere. The record as it is then. */
  async erase(resource: Resource, id: string, context: CommandContext): Promise<RecordState> {
    const outcome = await this.transactor.transact({
      stream: resource.stream(id),
      decider: resource.decider,
      decide: (record) => (record.status === 'none' ? [] : resource.decisions.erase(record, record.revision)),
      context,
    });
    if (!outcome.accepted) throw ApiError.refused(outcome.refusal);
    if (outcome.state.status !== 'none') await this.complete(resource, id);
    return outcome.state;
  }

  /** Idempotent. */
  async complete(resource: Resource, id: string): Promise<void> {
    await this.codec.erase(resource.family.subject(id));
    await this.transactor.evict(resource.stream(id));
  }

  onApplicationBootstrap(): void {
    const changed = this.feed.changes.pipe(
      concatMap(async (changes) => {
        for (const resource of this.erasable()) {
          const own = changes.filter(({ projection }) => projection === modelNameOf(resource));
          const ids = own.map(({ key }) => key);
          if (ids.length > 0) await this.catchUp(resource, ids);
        }
      }),
    );
    this.work.add(changed.subscribe());
    for (const resource of this.erasable()) void this.catchUp(resource, null);
  }

  onApplicationShutdown(): void {
    this.work.unsubscribe();
  }

  private erasable(): Resource[] {
    return this.resources.filter(({ access }) => access.erase !== undefined);
  }

  /** For these records, or for all if null. */
  private async catchUp(resource: Resource, ids: readonly string[] | null): Promise<void> {
    try {
      const model = modelNameOf(resource);
      if (!this.checkpoints.names().includes(model)) return;
      const left: { id: string }[] = await this.dataSource.query(
        `SELECT r.id FROM views.${model} r JOIN app.subject_key k ON k.subject = r.id
         WHERE r.is_removed AND r.title = '' AND k.key IS NOT NULL AND ($1::text[] IS NULL OR r.id = ANY ($1))`,
        [ids],
      );
      for (const { id } of left) await this.complete(resource, id);
    } catch {
      this.log.warn({ resource: resource.name }, 'erasures could not be completed');
    }
  }
}
