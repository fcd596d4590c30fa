import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isUndecodable, type LogEvent } from '@bestellwerk/event-log/log-event';
import type { LogMark } from '@bestellwerk/event-log/follow';
import type { ParkedStream } from '../storage/parked.js';
import { isAfter, type Target } from './target.js';

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

/**
 * Sorts the entries that are new to a target: events of parked streams are parked too, and what cannot be
 * decoded parks its stream.
 */
export function planEntries(target: Target, entries: readonly LogEvent[], reached: Reached): Plan {
  const newlyParked = new Map<string, ParkedStream>();
  const events: RecordedEvent[] = [];
  for (const entry of entries) {
    if (!concerns(target, entry)) continue;
    const parked = newlyParked.get(entry.stream) ?? target.parked.get(entry.stream);
    if (parked) {
      const known = newlyParked.get(entry.stream)?.positions ?? [];
      newlyParked.set(entry.stream, { ...parked, positions: [...known, entry.position] });
    } else if (isUndecodable(entry)) {
      newlyParked.set(entry.stream, parkedAt(target, entry, entry.error));
    } else {
      events.push(entry);
    }
  }
  return { target, reached, events, parked: [...newlyParked.values()] };
}

/** Parks the stream of an entry that failed, and handles it by that. */
export function planParking(target: Target, entry: LogEvent, error: string, reached: Reached): Plan {
  return { target, reached, events: [], parked: [parkedAt(target, entry, error)] };
}

function concerns(target: Target, entry: LogEvent): boolean {
  return target.follows(entry.stream) && isAfter(entry.position, target.position);
}

function parkedAt(target: Target, entry: LogEvent, error: string): ParkedStream {
  return {
    projection: target.name,
    generation: target.generation.number,
    stream: entry.stream,
    fromRevision: entry.revision,
    positions: [entry.position],
    error,
  };
}
