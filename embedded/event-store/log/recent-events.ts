import { bytesOf, type RecordedEvent } from './event.js';

export interface KnownEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** Where the most recently written events went, by id: how a repeated append without a revision is recognized. */
export class RecentEvents {
  private readonly byId = new Map<string, KnownEvent>();

  constructor(readonly capacity = 50_000) {}

  get(id: string): KnownEvent | undefined {
    return this.byId.get(id);
  }

  add(id: string, event: KnownEvent): void {
    this.byId.set(id, event);
    if (this.byId.size <= this.capacity) return;
    for (const oldest of this.byId.keys()) {
      this.byId.delete(oldest);
      break;
    }
  }

  clear(): void {
    this.byId.clear();
  }
}

/** Beside its payload an event costs about this much, and its encoded form as much again. */
const OVERHEAD_BYTES = 400;

const cost = (event: RecordedEvent): number => 2 * bytesOf(event) + OVERHEAD_BYTES;

/** The newest events in memory, without gaps, so that live subscriptions need no database. */
export class Tail {
  private events: RecordedEvent[] = [];
  private bytes = 0;
  private floor = -1;

  constructor(private readonly maxBytes = 16 * 1024 * 1024) {}

  /** Starts over: from now on the tail holds every event after `position`. */
  reset(position: number): void {
    this.events = [];
    this.bytes = 0;
    this.floor = position;
  }

  push(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.bytes += cost(event);
    }
    if (this.bytes > this.maxBytes) this.shrink();
  }

  /** Up to `max` events after the position; undefined when the tail does not reach back that far. */
  after(position: number, max: number): RecordedEvent[] | undefined {
    if (position < this.floor) return undefined;
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.events[middle]!.position <= position) low = middle + 1;
      else high = middle;
    }
    return this.events.slice(low, low + max);
  }

  /** To half of what is allowed, so that it happens seldom. */
  private shrink(): void {
    let count = 0;
    while (this.bytes > this.maxBytes / 2 && count < this.events.length)
      this.bytes -= cost(this.events[count++]!);
    this.floor = this.events[count - 1]!.position;
    this.events = this.events.slice(count);
  }
}
