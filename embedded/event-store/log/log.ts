import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Write } from './batch-plan.js';
import { CommittedState } from './committed-state.js';
import { type AppendOutcome, bytesOf, MAX_APPEND_BYTES, type ProposedEvent } from './event.js';
import { ReadPool } from './database.js';
import { Reader } from './reader.js';
import { Writer } from './writer.js';

/** PostgreSQL keeps up to 2 704 bytes in an entry of an index: the name with two dollar signs, revision and heads. */
const MAX_STREAM_BYTES = 2_600;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The event log over a PostgreSQL database, of which it must be the only writer. */
export class Log {
  readonly instanceId = randomUUID();
  readonly read: Reader;
  private readonly pool: ReadPool;
  private readonly state: CommittedState;
  private readonly writer: Writer;

  constructor(config: pg.ClientConfig) {
    this.pool = new ReadPool(config);
    this.state = new CommittedState(this.pool);
    this.read = new Reader(this.pool, this.state);
    this.writer = new Writer(config, this.state);
  }

  /** Throws OwnedByAnotherError, and the database's errors when it is away. */
  async open(): Promise<void> {
    await this.writer.open();
  }

  async close(): Promise<void> {
    await this.writer.close();
    await this.pool.close();
  }

  /** Resolves with the reason when this process may no longer write. */
  get dispossessed(): Promise<Error> {
    return this.writer.dispossessed;
  }

  /** Position of the newest event; -1 when there is none. */
  get lastPosition(): number {
    return this.state.lastPosition;
  }

  /** Resolves after the next commit. */
  changed(): Promise<void> {
    return this.state.changed();
  }

  /** Resolves when more writes may come; until then their senders should hold them back. */
  room(): Promise<void> {
    return this.writer.queue.room();
  }

  get isFull(): boolean {
    return this.writer.queue.isFull;
  }

  /**
   * Carries out a write. Never throws.
   * @param deadline in milliseconds since 1970; after it the answer is 'timeout'
   */
  async write(write: Write, deadline: number): Promise<AppendOutcome> {
    if (deadline <= Date.now()) return { kind: 'timeout' };
    if (sizeOf(write.events) > MAX_APPEND_BYTES) return { kind: 'too-big' };
    const message = flawOf(write);
    return message ? { kind: 'bad-request', message } : this.writer.submit(write, deadline);
  }
}

export function sizeOf(events: readonly ProposedEvent[]): number {
  return events.reduce((sum, event) => sum + bytesOf(event), 0);
}

/** What no database could store, so that one bad write cannot spoil others. */
function flawOf({ stream, events }: Write): string | undefined {
  if (stream === '' || stream === '$all') return `'${stream}' is no name for a stream to write to.`;
  if (stream.includes('\0')) return 'A stream name must not hold the character NUL.';
  if (Buffer.byteLength(stream) > MAX_STREAM_BYTES)
    return `A stream name must not be longer than ${MAX_STREAM_BYTES} bytes.`;
  for (const { id, type } of events) {
    if (!UUID.test(id)) return `'${id}' is no event id.`;
    if (type === '' || type.includes('\0'))
      return 'An event type must not be empty or hold the character NUL.';
  }
  return undefined;
}
