import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { LogMark } from '@bestellwerk/event-log/follow';
import { LRUCache } from 'lru-cache';
import type { LogEvent } from '@bestellwerk/event-log/log-event';
import { EVERY_EVENT, type Projection } from '../projection.js';
import type { Checkpoint } from '../storage/checkpoint.js';
import { idOf } from '../storage/damage.js';
import { Generation } from '../storage/generation.js';
import type { ParkedStream } from '../storage/parked.js';

const REMEMBERED_ROWS = 5_000;

/** One generation of a projection on its way along the log. */
export class Target {
  readonly generation: Generation;
  readonly isActive: boolean;
  /** The last position handled. */
  position: string;
  /** An event that the log holds, the last one handled; null if none is known. */
  mark: LogMark | null;
  readonly parked: Map<string, ParkedStream>;
  /** Rows written lately, by key: nobody else writes them while the fence holds. */
  readonly recentRows = new LRUCache<string, object>({ max: REMEMBERED_ROWS });
  /** Whether it takes every event as it is. */
  readonly followsAll: boolean;
  private readonly categories: ReadonlySet<string>;

  constructor(
    readonly projection: Projection,
    readonly checkpoint: Checkpoint,
    parked: readonly ParkedStream[],
  ) {
    this.generation = new Generation(projection, checkpoint.generation);
    this.isActive = checkpoint.isActive;
    this.position = checkpoint.position;
    this.mark = checkpoint.mark;
    this.parked = new Map(parked.map((stream) => [stream.stream, stream]));
    this.followsAll = projection.category === EVERY_EVENT;
    this.categories = new Set([projection.category].flat());
  }

  /** Whether the projection follows this stream. */
  follows(stream: string): boolean {
    return this.followsAll || this.categories.has(stream.slice(0, stream.indexOf('-')));
  }

  get name(): string {
    return this.projection.name;
  }

  /** Identifies a generation among those of all projections. */
  get id(): string {
    return idOf({ projection: this.name, generation: this.generation.number });
  }
}

/** The position that a batch brings its targets to. */
export interface Reached {
  readonly position: string;
  /** The event there; null if it stays where it was. */
  readonly mark: LogMark | null;
}

/** What one transaction does for one target: which events it applies, and which it parks. */
export interface Plan {
  readonly target: Target;
  /** Everything up to here is then handled. */
  readonly reached: Reached;
  readonly events: readonly RecordedEvent[];
  readonly parked: readonly ParkedStream[];
  /** A stream that is no longer parked. */
  readonly released?: ParkedStream;
}

/** Reports of the runner for metrics and log lines. No personal data. */
export interface RunnerLog {
  /** A batch has been handled by these targets, in so many seconds. */
  handled(targets: readonly Target[], events: number, seconds: number): void;
  parked(projection: string, entry: LogEvent, reason: string): void;
  released(projection: string, stream: string): void;
  info(message: string, facts?: object): void;
  warn(message: string, facts?: object): void;
}

/** Positions are whole numbers without leading zeros; the only negative one is -1. */
export function isAfter(position: string, other: string): boolean {
  if (position.startsWith('-')) return false;
  if (other.startsWith('-') || position.length > other.length) return true;
  return position.length === other.length && position > other;
}

export const earliest = (positions: readonly string[]): string =>
  positions.reduce((a, b) => (isAfter(a, b) ? b : a));
