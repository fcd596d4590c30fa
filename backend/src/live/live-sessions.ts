import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { concatMap, interval, Subscription } from 'rxjs';
import { SessionEndNotices } from '../access/session-end-notices.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { LiveGateway } from './live.gateway.js';
import { CookieUsers } from '../access/session-reader.js';

const CHECK_MS = 5_000;

/** Takes the sockets away from sessions that have ended: here at once, on another node within seconds. */
@Injectable()
export class LiveSessions implements OnModuleInit, OnApplicationShutdown {
  private readonly work = new Subscription();

  constructor(
    private readonly gateway: LiveGateway,
    private readonly users: CookieUsers,
    private readonly ends: SessionEndNotices,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.work.add(this.ends.subscribe((sessionId) => this.gateway.endSession(sessionId)));
    this.work.add(
      interval(CHECK_MS)
        .pipe(concatMap(() => this.check()))
        .subscribe(),
    );
  }

  onApplicationShutdown(): void {
    this.work.unsubscribe();
  }

  private async check(): Promise<void> {
    const sessions = this.gateway.sessions();
    if (sessions.length === 0) return;
    try {
      const alive = await this.users.usersOf(sessions);
      for (const session of sessions) if (!alive.has(session)) this.gateway.endSession(session);
    } catch {
      this.log.warn('sessions of sockets could not be checked');
    }
  }
}
