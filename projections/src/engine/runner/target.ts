import type { LogMark } from '@bestellwerk/event-log/follow';
import { LRUCache } from 'lru-cache';
import type { Projection } from '../projection.js';
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
    this.categories = new Set([projection.category].flat());
  }

  /** Whether the projection follows this stream. */
  follows(stream: string): boolean {
    return this.categories.has(stream.slice(0, stream.indexOf('-')));
  }

  get name(): string {
    return this.projection.name;
  }

  /** Identifies a generation among those of all projections. */
  get id(): string {
    return idOf({ projection: this.name, generation: this.generation.number });
  }
}

/** Positions are whole numbers without leading zeros; the only negative one is -1. */
export function isAfter(position: string, other: string): boolean {
  if (position.startsWith('-')) return false;
  if (other.startsWith('-') || position.length > other.length) return true;
  return position.length === other.length && position > other;
}

export const earliest = (positions: readonly string[]): string =>
  positions.reduce((a, b) => (isAfter(a, b) ? b : a));
