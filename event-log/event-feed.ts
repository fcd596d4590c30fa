import { methods } from '@bestellwerk/event-store-protocol/methods';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { ClientReadableStream, ServiceError } from '@grpc/grpc-js';
import type { FollowedEvent } from './log-event.js';
import type { Credentials } from './log-address.js';
import { callMetadata, noteLeader, rawClient } from './connection.js';
import { BEFORE_ALL, decodeFollowed, encodeSubscription, type ReadAnswer } from './reads.js';

const MOST_BUFFERED = 4_000;
const CHECKPOINT_INTERVAL = 100;
const CONNECT_MS = 3_000;

type Answer = ReadAnswer<FollowedEvent>;
type Call = ClientReadableStream<Answer>;

/**
 * A subscription to everything after a position, taken event by event. Checkpoints are left alone: they
 * run ahead of what was taken, and one of them is no position at all (2^64-1).
 *
 * Its messages are read here: the client's own reading costs twice as much as everything that is done with an event.
 */
export class EventFeed {
  private buffer: FollowedEvent[] = [];
  private next = 0;
  private call: Call | undefined;
  private isClosed = false;
  private failure: unknown;
  private live = false;
  private wake: () => void = () => undefined;
  private readonly onAbort = (): void => this.wake();

  constructor(
    client: EventStoreDBClient,
    login: Credentials | undefined,
    after: string,
    private readonly signal: AbortSignal,
  ) {
    signal.addEventListener('abort', this.onAbort);
    this.begin(client, login, after).catch((error: unknown) => this.fail(error));
  }

  /** True when the server has nothing further and everything it sent has been taken. */
  get caughtUp(): boolean {
    return this.live && !this.hasEvent;
  }

  /** True from the server's caught-up message on, until it falls behind. */
  get isLive(): boolean {
    return this.live;
  }

  get hasEvent(): boolean {
    return this.next < this.buffer.length;
  }

  /** The next event if it is there already. Throws when the subscription has failed. */
  take(): FollowedEvent | null {
    if (this.hasEvent) return this.buffer[this.next++]!;
    if (this.next > 0) {
      this.buffer = [];
      this.next = 0;
      this.call?.resume();
    }
    if (this.failure !== undefined) throw this.failure;
    return null;
  }

  /** Resolves when something has changed (an event, caught up, failed, aborted), at the latest after `ms`. */
  async changed(ms: number): Promise<void> {
    if (this.hasEvent || this.failure !== undefined || this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    this.isClosed = true;
    this.signal.removeEventListener('abort', this.onAbort);
    this.call?.cancel();
  }

  private async begin(
    client: EventStoreDBClient,
    login: Credentials | undefined,
    after: string,
  ): Promise<void> {
    const raw = await rawClient(client, CONNECT_MS);
    if (this.isClosed) return;
    const request = { after: after === BEFORE_ALL ? null : after, checkpointInterval: CHECKPOINT_INTERVAL };
    const call = raw.makeServerStreamRequest(
      methods.read,
      encodeSubscription,
      decodeFollowed,
      request,
      callMetadata(login),
    );
    this.call = call;
    call.on('data', (answer: Answer) => this.receive(answer, call));
    call.on('error', (error: ServiceError) => {
      noteLeader(client, raw, error);
      this.fail(error);
    });
    call.on('end', () => this.fail(new Error('The server ended the subscription')));
  }

  private receive(answer: Answer, call: Call): void {
    if (answer === 'other') return;
    if (typeof answer === 'string') this.live = answer === 'caughtUp';
    else if (this.buffer.push(answer) >= MOST_BUFFERED) call.pause();
    this.wake();
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.wake();
  }
}
