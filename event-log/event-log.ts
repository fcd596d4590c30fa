import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { appendByItself, type ExpectedRevision, type Written } from './appends.js';
import { type AppendTrouble, AppendWatch } from './append-watch.js';
import { BatchAppends } from './batch-appends.js';
import type { Codec } from './codec.js';
import { Connection } from './connection.js';
import { type FollowedEvent, type NewEvent, type StoredEvent, isUndecodable } from './log-event.js';
import { LogUnavailable, UndecodableEventError } from './errors.js';
import { eventsAfter } from './every-event.js';
import { type Batch, follow, type FollowOptions, holds, type LogMark } from './follow.js';
import { BEFORE_ALL, collectStream, newestPosition } from './reads.js';

export type { ExpectedRevision } from './appends.js';

export interface Appended {
  /** Of the last event. */
  readonly revision: bigint;
  readonly position: string;
  /** The events as everybody will read them; all carry the position of the last. */
  readonly events: readonly RecordedEvent[];
}

export interface TimeLimit {
  /** Time for all attempts together, in milliseconds (8 000). */
  readonly withinMs?: number;
}

export interface ReadStreamOptions extends TimeLimit {
  /** The first revision to read. */
  readonly from?: bigint;
  readonly maxCount?: number;
}

const WITHIN_MS = 8_000;
const LOOK_AGAIN_MS = 50;
const PING_WITHIN_MS = 2_000;
const APPEND_TRIED = '$append-tried';

/** The log: the only class that talks to the event store. Its errors are those of errors.ts. */
export class EventLog {
  private readonly connection: Connection;
  private readonly codec: Codec;
  private readonly batchAppends: BatchAppends;
  private readonly lifetime = new AbortController();
  private tried: { readonly since: Date; readonly id: string } | undefined;
  private readonly watch = new AppendWatch((since) => this.tryToAppend(since), this.lifetime.signal);

  /** `url` is an `esdb://` address. Nothing is connected before it is needed. */
  constructor({ url, codec }: { url: string; codec: Codec }) {
    this.connection = new Connection(url);
    this.codec = codec;
    this.batchAppends = new BatchAppends(this.connection.credentials);
  }

  /**
   * Appends all events or none. With an exact revision or `noStream` it is sent again when the answer
   * was lost: the server finds the events by their ids and answers as it did at first.
   * Throws WrongExpectedRevision, LogUnavailable, InvalidEvent.
   */
  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    { withinMs = WITHIN_MS }: TimeLimit = {},
  ): Promise<Appended> {
    const end = performance.now() + withinMs;
    const encoded = await this.codec.encode(stream, events);
    const stored = encoded.map((event) => event.stored);
    const { revision, position } = await this.watch.over(() =>
      this.write(stream, expected, stored, withinMs),
    );
    const at = String(position ?? (await this.positionOf(stream, revision, end - performance.now())));
    const first = revision - BigInt(events.length - 1);
    return {
      revision,
      position: at,
      events: encoded.map(({ readable }, index) => {
        return { ...readable, stream, revision: String(first + BigInt(index)), position: at };
      }),
    };
  }

  /** One event of the system's kind, which nobody follows, in a stream of its own; always the same until it is stored. */
  private tryToAppend(since: Date): Promise<Written> {
    if (this.tried?.since !== since) this.tried = { since, id: randomUUID() };
    const { id } = this.tried;
    const event = { id, type: APPEND_TRIED, data: { since: since.toISOString() }, metadata: {} };
    return this.write(`appendTried-${id}`, 'noStream', [event], PING_WITHIN_MS);
  }

  private write(
    stream: string,
    expected: ExpectedRevision,
    events: readonly StoredEvent[],
    withinMs: number,
  ): Promise<Written> {
    const { credentials } = this.connection;
    const exactly = typeof expected === 'bigint' || expected === 'noStream' ? expected : null;
    let isFirst = true;
    const send = async (client: EventStoreDBClient, attemptMs: number): Promise<Written> => {
      const end = performance.now() + attemptMs;
      const isShared = isFirst && exactly !== null;
      isFirst = false;
      if (isShared) {
        const batch = { stream, expected: exactly, events, withinMs: attemptMs };
        const written = await this.batchAppends.append(client, batch);
        if (written) return written;
      }
      const leftMs = Math.max(end - performance.now(), 1);
      return appendByItself(client, credentials, { stream, expected, events, withinMs: leftMs });
    };
    return this.connection.call({ withinMs, repeatable: exactly !== null, isShared: true }, send);
  }

  /** For an append of which the server does not report the position: it is somewhere, or soon will be. */
  private positionOf(stream: string, revision: bigint, withinMs: number): Promise<string> {
    const { credentials } = this.connection;
    const request = { stream, from: revision, maxCount: 1n };
    return this.connection.call({ withinMs, repeatable: true }, async (client, attemptMs) => {
      const end = performance.now() + attemptMs;
      while (performance.now() < end) {
        const [event] = await collectStream(client, credentials, request, attemptMs);
        if (event) return event.position;
        await delay(LOOK_AGAIN_MS);
      }
      throw new LogUnavailable('an append cannot be read yet');
    });
  }

  /** Empty if there is no such stream. Throws UndecodableEventError, LogUnavailable. */
  async readStream(stream: string, options: ReadStreamOptions = {}): Promise<RecordedEvent[]> {
    const { from, maxCount, withinMs = WITHIN_MS } = options;
    const request = { stream, from: from ?? 0n, maxCount: BigInt(maxCount ?? Number.MAX_SAFE_INTEGER) };
    const { credentials } = this.connection;
    const stored = await this.connection.call({ withinMs, repeatable: true }, (client, attemptMs) =>
      collectStream(client, credentials, request, attemptMs),
    );
    const entries = await this.codec.decode(stored);
    return entries.map((entry) => {
      if (isUndecodable(entry)) throw new UndecodableEventError(stream, entry.revision, entry.error);
      return entry;
    });
  }

  /** Position of the newest event that is not the system's; '-1' if there is none. */
  head({ withinMs = WITHIN_MS }: TimeLimit = {}): Promise<string> {
    const { credentials } = this.connection;
    return this.connection.call({ withinMs, repeatable: true }, (client, attemptMs) =>
      newestPosition(client, credentials, attemptMs),
    );
  }

  /** Follows the whole log from a position on, for ever. See Batch for what it promises. */
  follow(options: FollowOptions): AsyncIterable<Batch> {
    const { connection, codec } = this;
    const signal = AbortSignal.any([options.signal, this.lifetime.signal]);
    return follow({ connection, codec, head: () => this.head() }, { ...options, signal });
  }

  /**
   * All that is stored after a position (null: from the beginning) up to what is the newest now, as it is stored.
   * Throws what gRPC throws.
   */
  async *stored(after: string | null, signal: AbortSignal): AsyncGenerator<FollowedEvent, void, void> {
    const either = AbortSignal.any([signal, this.lifetime.signal]);
    for await (const event of eventsAfter(this.connection, after ?? BEFORE_ALL, either)) {
      if (!event.stream.startsWith('$')) yield event;
    }
  }

  /** Whether it is the log of which this event was read. Throws LogUnavailable. */
  holds(mark: LogMark, { withinMs = WITHIN_MS }: TimeLimit = {}): Promise<boolean> {
    return holds(this.connection, mark, withinMs);
  }

  /** Why appends fail, and since when; null while they succeed. */
  get appendTrouble(): AppendTrouble | null {
    return this.watch.trouble;
  }

  /** Throws LogUnavailable if the log does not answer within two seconds. */
  async ping(): Promise<void> {
    await this.head({ withinMs: PING_WITHIN_MS });
  }

  /** Ends all reading and closes the connection. */
  async dispose(): Promise<void> {
    this.lifetime.abort();
    this.batchAppends.dispose();
    await this.connection.dispose();
  }
}
