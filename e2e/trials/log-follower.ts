import { setTimeout as delay } from 'node:timers/promises';
import { type EventStoreDBClient, type Position, START, streamNameFilter } from '@eventstore/db-client';

interface Seen {
  readonly id: string;
  readonly position: Position;
}

/** A subscription that goes on after the last event it saw whenever it breaks. */
export class LogFollower {
  readonly seen: Seen[] = [];
  private isEnded = false;
  private end: () => void = () => undefined;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly prefix: string,
    private readonly isFiltered: boolean,
  ) {}

  async follow(): Promise<void> {
    while (!this.isEnded) {
      await this.subscribe().catch(() => undefined);
      await delay(50);
    }
  }

  stop(): void {
    this.isEnded = true;
    this.end();
  }

  private async subscribe(): Promise<void> {
    const subscription = this.client.subscribeToAll({
      fromPosition: this.seen.at(-1)?.position ?? START,
      ...(this.isFiltered && { filter: streamNameFilter({ prefixes: [this.prefix] }) }),
    });
    this.end = () => void subscription.unsubscribe();
    for await (const { event } of subscription) {
      if (event?.streamId.startsWith(this.prefix))
        this.seen.push({ id: event.id, position: event.position! });
    }
  }
}
