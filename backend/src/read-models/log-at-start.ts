import { EventLog } from '@bestellwerk/event-log/event-log';
import { Patience } from '@bestellwerk/event-log/patience';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { NewestPositions } from './newest-positions.js';

const WITHIN_MS = 2_000;

/** What the log held when this node began to work: it is not ready before the read models have handled that. */
@Injectable()
export class LogAtStart implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly end = new AbortController();
  private target: bigint | undefined;

  constructor(
    private readonly eventLog: EventLog,
    private readonly newest: NewestPositions,
  ) {}

  onApplicationBootstrap(): void {
    void this.look();
  }

  onApplicationShutdown(): void {
    this.end.abort();
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

  private async look(): Promise<void> {
    const pauses = new Patience();
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
