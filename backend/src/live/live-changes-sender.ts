import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { concatMap, Subscription } from 'rxjs';
import { ChangeFeed, type Change } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import type { LiveReadModel } from '../platform/consistency/live-read-model.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { LiveReadModels } from './live-read-models.js';
import { LiveGateway } from './live.gateway.js';

/** Sends followers of topics the rows that changed there. */
@Injectable()
export class LiveChangesSender implements OnModuleInit, OnApplicationShutdown {
  private readonly work = new Subscription();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly gateway: LiveGateway,
    private readonly models: LiveReadModels,
    private readonly checkpoints: Checkpoints,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    const changes = this.feed.changes.pipe(concatMap((found) => this.sendAll(found)));
    this.work.add(changes.subscribe());
    for (const model of this.models.all) {
      const unlogged = model.unlogged?.pipe(
        concatMap((keys) =>
          this.unlessUnreadable(() => this.sendRows(model, keys, this.checkpoints.of(model.name))),
        ),
      );
      this.work.add(unlogged?.subscribe());
    }
  }

  onApplicationShutdown(): void {
    this.work.unsubscribe();
  }

  private async sendAll(changes: readonly Change[]): Promise<void> {
    for (const name of new Set(changes.map(({ projection }) => projection))) {
      const own = changes.filter(({ projection }) => projection === name);
      await this.unlessUnreadable(() => this.sendChanges(name, own));
    }
  }

  private async sendChanges(name: string, changes: readonly Change[]): Promise<void> {
    const model = this.models.named(name);
    const { position } = changes.at(-1)!;
    const topics = changes.flatMap((change) => change.topics);
    const also = (await model?.alsoNotified?.(changes, (kind) => this.gateway.isKindFollowed(kind))) ?? [];
    for (const topic of new Set(model?.show ? also : [...topics, ...also])) {
      await this.gateway.send({ topic, projection: name, position, rows: [] });
    }
    if (!model?.show || !topics.some((topic) => this.gateway.isFollowed(topic))) return;
    await this.sendRows(model, [...new Set(changes.map(({ key }) => key))], position);
  }

  /** One message for each topic, with the rows as they are now. */
  private async sendRows(model: LiveReadModel, keys: readonly string[], position: string): Promise<void> {
    const shown = (await model.show?.(keys)) ?? [];
    for (const topic of new Set(shown.flatMap(({ topics }) => topics))) {
      const rows = shown.filter(({ topics }) => topics.includes(topic)).map(({ row }) => row);
      await this.gateway.send({ topic, projection: model.name, position, rows });
    }
  }

  private async unlessUnreadable(send: () => Promise<void>): Promise<void> {
    try {
      await send();
    } catch {
      this.log.warn('changed rows could not be read');
    }
  }
}
