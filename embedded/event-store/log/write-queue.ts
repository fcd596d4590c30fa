import type pg from 'pg';
import { assumableStreams, BatchPlan, streamsConcerned, type Write } from './batch-plan.js';
import { type AppendOutcome, bytesOf } from './event.js';
import type { CommittedState } from './committed-state.js';
import { type Head, NEW_STREAM } from './heads.js';
import { storedEvents } from './event-table.js';

/** A write that waits for its outcome. */
export interface PendingWrite {
  readonly write: Write;
  readonly bytes: number;
  /** Milliseconds since 1970. After it the write is answered as timed out, even if it is stored. */
  readonly deadline: number;
  readonly answer: (outcome: AppendOutcome) => void;
}

export interface PreparedBatch {
  readonly writes: PendingWrite[];
  readonly plan: BatchPlan;
  /** What each write is answered once the plan's rows are stored. */
  readonly outcomes: AppendOutcome[];
  /** Streams that were not looked up: to be stored only if there is nothing of them. */
  readonly assumedNew: readonly string[];
}

const MAX_BATCH_EVENTS = 1000;
const MAX_BATCH_BYTES = 4 * 1024 * 1024;
const MAX_QUEUE_BYTES = 64 * 1024 * 1024;

/** Writes in the order in which they came, bounded in bytes. */
export class WriteQueue {
  private writes: PendingWrite[] = [];
  private bytes = 0;
  private waitingForRoom: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.writes.length === 0;
  }

  get isFull(): boolean {
    return this.bytes > MAX_QUEUE_BYTES;
  }

  /** Resolves when the queue is no longer full. */
  room(): Promise<void> {
    return this.isFull ? new Promise((resolve) => this.waitingForRoom.push(resolve)) : Promise.resolve();
  }

  add(write: Write, deadline: number): Promise<AppendOutcome> {
    return new Promise((answer) => {
      const bytes = write.events.reduce((sum, event) => sum + bytesOf(event), 200);
      this.bytes += bytes;
      this.writes.push({ write, bytes, deadline, answer });
    });
  }

  /** Takes the oldest writes, as many as one statement may carry, or at most `limit`. */
  take(limit: number): PendingWrite[] {
    let events = 0;
    let bytes = 0;
    let count = 0;
    for (const pending of this.writes) {
      events += Math.max(pending.write.events.length, 2);
      bytes += pending.bytes;
      if (count > 0 && (count >= limit || events > MAX_BATCH_EVENTS || bytes > MAX_BATCH_BYTES)) break;
      count++;
    }
    return this.removed(this.writes.splice(0, count));
  }

  /** Puts writes back to where they were taken from. */
  putBack(writes: PendingWrite[]): void {
    this.writes = [...writes, ...this.writes];
    for (const { bytes } of writes) this.bytes += bytes;
  }

  takeExpired(now: number): PendingWrite[] {
    const expired = this.writes.filter(({ deadline }) => deadline <= now);
    if (expired.length) this.writes = this.writes.filter(({ deadline }) => deadline > now);
    return this.removed(expired);
  }

  takeAll(): PendingWrite[] {
    return this.removed(this.writes.splice(0));
  }

  private removed(writes: PendingWrite[]): PendingWrite[] {
    for (const { bytes } of writes) this.bytes -= bytes;
    if (!this.isFull) for (const resolve of this.waitingForRoom.splice(0)) resolve();
    return writes;
  }
}

/** Plans writes on what is committed. Looks up streams that are not in memory, unless they are assumed to be new. */
export async function prepareBatch(
  writes: PendingWrite[],
  state: CommittedState,
  client: pg.Client,
): Promise<PreparedBatch> {
  const { heads, assumedNew } = await headsFor(
    writes.map(({ write }) => write),
    state,
  );
  const plan = new BatchPlan(heads, state.lastPosition, state.nextPosition, {
    recent: (id) => state.recent.get(id),
    stored: (stream, from, count) => storedEvents(client, stream, from, count),
  });
  const outcomes: AppendOutcome[] = [];
  for (const { write } of writes) outcomes.push(await plan.add(write));
  return { writes, plan, outcomes, assumedNew };
}

async function headsFor(
  writes: readonly Write[],
  { heads }: CommittedState,
): Promise<{ heads: ReadonlyMap<string, Head>; assumedNew: readonly string[] }> {
  const assumedNew = [...assumableStreams(writes)].filter((stream) => !heads.known(stream));
  const assumed = new Set(assumedNew);
  const concerned = writes.flatMap(streamsConcerned).filter((stream) => !assumed.has(stream));
  const found = await heads.of(concerned);
  for (const stream of assumedNew) found.set(stream, NEW_STREAM);
  return { heads: found, assumedNew };
}
