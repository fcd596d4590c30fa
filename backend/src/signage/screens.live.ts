import { may } from '@bestellwerk/domain/access/policy';
import { screensTopic, screenTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { exhaustMap, filter, timer } from 'rxjs';
import { validate as isUuid } from 'uuid';
import type { Change } from '../platform/consistency/change-feed.js';
import {
  branchTopics,
  type LiveReadModel,
  type SecretTopic,
  type Subscriber,
} from '../platform/consistency/live-read-model.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { PlayerTokens } from './player-tokens.js';
import { ScreenPresence } from './presence.js';
import { Screens } from './screens.js';

const LOOK_MS = 2_000;

/** What a player follows, without its token. */
const playerChanges = (device: string): string => `player:${device}`;

/** Screens for staff; players are only notified that there is something to fetch. */
@Injectable()
export class LiveScreens implements LiveReadModel {
  readonly name = 'signage_device';
  readonly topics = [
    branchTopics('screens', 'signage.read'),
    { kind: 'screen', open: (id: string, subscriber: Subscriber) => this.maySee(id, subscriber) },
    { kind: 'player', open: (address: string) => this.asPlayer(address.split(':')) },
  ];
  /** Heartbeats are not in the log: screens that went online or offline since the last look. */
  readonly unlogged = timer(0, LOOK_MS).pipe(
    exhaustMap(() => this.wentOnlineOrOffline()),
    filter((ids) => ids.length > 0),
  );
  private online: ReadonlySet<string> | undefined;

  constructor(
    private readonly screens: Screens,
    private readonly players: PlayerTokens,
    private readonly presence: ScreenPresence,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async show(ids: readonly string[]) {
    const screens = await this.screens.byIds(ids);
    return screens.map((row) => ({ row, topics: [screensTopic(row.branch), screenTopic(row.id)] }));
  }

  alsoNotified(changes: readonly Change[]): Promise<string[]> {
    return Promise.resolve(changes.map(({ key }) => playerChanges(key)));
  }

  private async maySee(id: string, { staff }: Subscriber): Promise<boolean> {
    if (!staff || !isUuid(id)) return false;
    const [screen] = await this.screens.byIds([id]);
    return screen !== undefined && may(staff, 'signage.read', screen.branch);
  }

  private async asPlayer([device, token, ...rest]: string[]): Promise<SecretTopic | null> {
    if (!device || !token || rest.length > 0) return null;
    return (await this.players.deviceOf(token)) === device ? { as: playerChanges(device) } : null;
  }

  private async wentOnlineOrOffline(): Promise<string[]> {
    try {
      const online = await this.presence.online();
      const known = this.online ?? online;
      this.online = online;
      return [...known, ...online].filter((id) => known.has(id) !== online.has(id));
    } catch {
      this.log.warn('presence of screens could not be read');
      return [];
    }
  }
}
