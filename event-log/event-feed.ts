import { type EventStoreDBClient, START, excludeSystemEvents } from '@eventstore/db-client';
import type { PlacedEvent } from './entry.js';
import { placed } from './reading.js';

/** The position before every event. */
export const BEFORE_ALL = '-1';

const BUFFERED_EVENTS = 4_000;
const EVENTS_PER_CHECKPOINT = 100;

/**
 * A subscription to everything after a position, taken event by event. Checkpoints are left alone: they
 * run ahead of what was taken, and one of them is no position at all (2^64-1).
 */
export class EventFeed {
  private readonly source;
  private failure: unknown;
  private live = false;
  private wake: () => void = () => undefined;
  private readonly stir = (): void => this.wake();

  constructor(
    readonly client: EventStoreDBClient,
    after: string,
    private readonly signal: AbortSignal,
  ) {
    const position = { commit: BigInt(after), prepare: BigInt(after) };
    this.source = client.subscribeToAll(
      {
        fromPosition: after === BEFORE_ALL ? START : position,
        filter: excludeSystemEvents({ checkpointInterval: EVENTS_PER_CHECKPOINT }),
      },
      { highWaterMark: BUFFERED_EVENTS },
    );
    this.source.on('readable', this.stir);
    signal.addEventListener('abort', this.stir);
    this.source.on('caughtUp', () => this.setLive(true));
    this.source.on('fellBehind', () => this.setLive(false));
    this.source.on('error', (error) => this.fail(error));
    this.source.on('end', () => this.fail(new Error('The server ended the subscription')));
  }

  /** True when the server has nothing further and everything it sent has been taken. */
  get caughtUp(): boolean {
    return this.live && this.source.readableLength === 0;
  }

  /** True once the server has said that it has nothing further, until it falls behind. */
  get isLive(): boolean {
    return this.live;
  }

  get hasEvent(): boolean {
    return this.source.readableLength > 0;
  }

  /** The next event if it is there already. Throws when the subscription has failed. */
  take(): PlacedEvent | null {
    for (;;) {
      const resolved = this.source.read() as ReturnType<typeof this.source.read> | null;
      if (resolved?.event) return placed(resolved.event);
      if (resolved) continue;
      if (this.failure !== undefined) throw this.failure;
      return null;
    }
  }

  /** Resolves when something has changed (an event, caught up, failed, aborted), at the latest after `ms`. */
  async changed(ms: number): Promise<void> {
    if (this.source.readableLength > 0 || this.failure !== undefined || this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    this.signal.removeEventListener('abort', this.stir);
    this.source.unsubscribe().catch(() => undefined);
    this.source.destroy();
  }

  private setLive(live: boolean): void {
    this.live = live;
    this.wake();
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.wake();
  }
}
