import { EventLog } from '@bestellwerk/event-log/event-log';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { Checkpoints } from './checkpoints.js';
import { NewestPositions } from './newest-positions.js';

const WITHIN_MS = 2_000;

/** What the log held when this node began to work: it is not ready before the read models have handled that. */
@Injectable()
export class LogAtStart implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly end = new AbortController();
  private target: bigint | undefined;
  private anotherLog: Subscription | undefined;

  constructor(
    private readonly eventLog: EventLog,
    private readonly newest: NewestPositions,
    private readonly transactor: Transactor,
    private readonly checkpoints: Checkpoints,
  ) {}

  onApplicationBootstrap(): void {
    this.anotherLog = this.checkpoints.madeAgain.subscribe(() => this.reset());
    void this.look();
  }

  onApplicationShutdown(): void {
    this.end.abort();
    this.anotherLog?.unsubscribe();
  }

  /**
   * The position to be handled. It is taken when the projections are at work for the first time: what was put into the log
   * before, the demo's years for example, belongs to the start. Throws LogUnavailable.
   */
  async whenProjecting(): Promise<bigint> {
    this.target ??= BigInt(await this.eventLog.head({ withinMs: WITHIN_MS }));
    this.newest.noteStart(this.target);
    return this.target;
  }

  /** What this node knows of the log may be of another one. */
  private reset(): void {
    this.target = undefined;
    this.newest.forget();
    this.transactor.forgetAll();
    void this.look();
  }

  private async look(): Promise<void> {
    const pauses = new Backoff();
    while (!this.end.signal.aborted) {
      try {
        this.newest.noteStart(BigInt(await this.eventLog.head({ withinMs: WITHIN_MS })));
        return;
      } catch {
        await pauses.wait(this.end.signal);
      }
    }
  }
}
