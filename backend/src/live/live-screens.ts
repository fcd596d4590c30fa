import { screensTopic, screenTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { exhaustMap, timer, type Subscription } from 'rxjs';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import type { Change } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { ScreenPresence } from '../signage/presence.js';
import { Screens } from '../signage/screens.js';
import { LiveGateway } from './live.gateway.js';
import { playerRoom } from './topics.js';

const LOOK_MS = 2_000;

interface ScreenRow {
  readonly topic: string;
  readonly row: SignageDevice | SignageCommand;
}

/** Messages about screens: their rows for staff, for players only that there is something to fetch. */
@Injectable()
export class LiveScreens implements OnModuleInit, OnApplicationShutdown {
  private work: Subscription | undefined;
  private online: ReadonlySet<string> | undefined;

  constructor(
    private readonly gateway: LiveGateway,
    private readonly screens: Screens,
    private readonly presence: ScreenPresence,
    private readonly checkpoints: Checkpoints,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.work = timer(0, LOOK_MS)
      .pipe(exhaustMap(() => this.look()))
      .subscribe();
  }

  onApplicationShutdown(): void {
    this.work?.unsubscribe();
  }

  wakePlayers(changes: readonly Change[]): void {
    for (const { key, projection, position } of changes) {
      this.gateway.send({ topic: playerRoom(key), projection, position, rows: [] });
    }
  }

  async screenRows(ids: readonly string[]): Promise<ScreenRow[]> {
    const screens = await this.screens.byIds(ids);
    return screens.flatMap((row) => [
      { topic: screensTopic(row.branch), row },
      { topic: screenTopic(row.id), row },
    ]);
  }

  async commandRows(ids: readonly string[]): Promise<ScreenRow[]> {
    const commands = await this.screens.commandsByIds(ids);
    return commands.map((row) => ({ topic: screenTopic(row.device), row }));
  }

  /** Heartbeats are not in the log, so this sends which screens went online or offline since the last look. */
  private async look(): Promise<void> {
    try {
      const online = await this.presence.online();
      const known = this.online ?? online;
      const changed = [...known, ...online].filter((id) => known.has(id) !== online.has(id));
      this.online = online;
      if (changed.length > 0) await this.tell(changed);
    } catch {
      this.log.warn('presence of screens could not be read');
    }
  }

  private async tell(ids: readonly string[]): Promise<void> {
    const projection = 'signage_device';
    const position = this.checkpoints.of(projection);
    for (const { topic, row } of await this.screenRows(ids)) {
      this.gateway.send({ topic, projection, position, rows: [row] });
    }
  }
}
