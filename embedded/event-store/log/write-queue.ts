import type { Write } from './batch-plan.js';
import { type AppendOutcome, bytesOf } from './event.js';

/** A write that waits for its outcome. */
export interface PendingWrite {
  readonly write: Write;
  readonly bytes: number;
  /** Milliseconds since 1970. After it the write is answered as timed out, even if it is stored. */
  readonly deadline: number;
  readonly answer: (outcome: AppendOutcome) => void;
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
