import { ANY, NO_STREAM, STREAM_EXISTS, jsonEvent } from '@eventstore/db-client';
import type { EventStoreDBClient, JSONType } from '@eventstore/db-client';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { BatchAppends } from './batch-appends.js';
import type { Codec } from './codec.js';
import { Connection } from './connection.js';
import { type NewEvent, type StoredEvent, isUndecodable } from './entry.js';
import { UndecodableEventError } from './errors.js';
import { type Batch, type FollowOptions, follow } from './follow.js';
import { asAppendError } from './log-failure.js';
import { collectStream, newestPosition } from './reading.js';

/** `noStream`: the stream must be new. A number is the revision of its last event. */
export type ExpectedRevision = bigint | 'noStream' | 'any' | 'streamExists';

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
const PING_WITHIN_MS = 2_000;
const REVISIONS = { noStream: NO_STREAM, any: ANY, streamExists: STREAM_EXISTS } as const;

/** The log: the only class that talks to the event store. Its errors are those of errors.ts. */
export class EventLog {
  private readonly connection: Connection;
  private readonly codec: Codec;
  private readonly batchAppends: BatchAppends;
  private readonly lifetime = new AbortController();

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
    const encoded = await this.codec.encode(stream, events);
    const stored = encoded.map((event) => event.stored);
    const exactly = typeof expected === 'bigint' || expected === 'noStream' ? expected : null;
    let isFirst = true;
    const { revision, position } = await this.connection
      .call({ withinMs, repeatable: exactly !== null }, async (client, attemptMs) => {
        const started = performance.now();
        const isShared = isFirst && exactly !== null;
        isFirst = false;
        const batch = { stream, expected: exactly!, events: stored, withinMs: attemptMs };
        const appended = isShared ? await this.batchAppends.append(client, batch) : undefined;
        return appended ?? this.appendByItself(client, stream, expected, stored, started + attemptMs);
      })
      .catch((error: unknown) => {
        throw asAppendError(error, stream);
      });
    const first = revision - BigInt(events.length - 1);
    const at = String(position);
    return {
      revision,
      position: at,
      events: encoded.map(({ readable }, index) => {
        return { ...readable, stream, revision: String(first + BigInt(index)), position: at };
      }),
    };
  }

  private async appendByItself(
    client: EventStoreDBClient,
    stream: string,
    expected: ExpectedRevision,
    events: readonly StoredEvent[],
    end: number,
  ) {
    const messages = events.map(({ id, type, data, metadata }) =>
      jsonEvent({ id, type, data: data as JSONType, metadata: metadata as JSONType }),
    );
    const expectedRevision = typeof expected === 'bigint' ? expected : REVISIONS[expected];
    const credentials = this.connection.credentials;
    const options = { expectedRevision, credentials, deadline: Math.max(end - performance.now(), 1) };
    const { nextExpectedRevision, position } = await client.appendToStream(stream, messages, options);
    return { revision: nextExpectedRevision, position: position?.commit };
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
