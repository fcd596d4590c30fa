import { isUndecodable, type LogEvent } from '@bestellwerk/event-log/log-event';
import { markOf } from '@bestellwerk/event-log/follow';
import type { DataSource } from 'typeorm';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { describeFailure, EventRefused, isEventsFault } from '../../database/failure.js';
import { isAfter, type Plan, type Reached, type RunnerLog, type Target } from './target.js';
import { writePlans } from './write-plans.js';
import type { ParkedStream } from '../storage/parked.js';

interface ApplyContext {
  readonly dataSource: DataSource;
  readonly log: RunnerLog;
}

/**
 * Advances the targets to the end of the batch. All share one transaction as long as no event is to blame for a
 * failure; then each target goes alone, and its batch is halved until the bad event is alone and its
 * stream is parked. Any other failure is thrown, with nothing written that the targets do not know of.
 */
export async function applyBatch(
  context: ApplyContext,
  targets: readonly Target[],
  entries: readonly LogEvent[],
  reached: Reached,
): Promise<void> {
  const behind = targets.filter((target) => isAfter(reached.position, target.position));
  try {
    await writePlans(
      context.dataSource,
      behind.map((target) => planEntries(target, entries, reached)),
    );
    return;
  } catch (error) {
    if (!isEventsFault(error)) throw error;
    const [target] = behind;
    const [entry] = entries;
    if (behind.length === 1 && entries.length === 1 && target && entry) {
      await park(context, target, entry, describeFailure(error), reached);
      return;
    }
  }
  if (behind.length > 1) {
    for (const target of behind) await applyBatch(context, [target], entries, reached);
    return;
  }
  const middle = Math.ceil(entries.length / 2);
  const first = entries.slice(0, middle);
  const last = first.at(-1)!;
  await applyBatch(context, behind, first, { position: last.position, mark: markOf(last) });
  await applyBatch(context, behind, entries.slice(middle), reached);
}

/** Throws EventRefused if the stream cannot even be parked. */
async function park(
  { dataSource, log }: ApplyContext,
  target: Target,
  entry: LogEvent,
  reason: string,
  reached: Reached,
): Promise<void> {
  try {
    await writePlans(dataSource, [planParking(target, entry, reason, reached)]);
  } catch (error) {
    if (!isEventsFault(error)) throw error;
    throw new EventRefused(target.name, entry, `${reason}; ${describeFailure(error)}`);
  }
  log.parked(target.name, entry, reason);
}

/**
 * Sorts the entries that are new to a target: events of parked streams are parked too, and what cannot be
 * decoded parks its stream.
 */
function planEntries(target: Target, entries: readonly LogEvent[], reached: Reached): Plan {
  const newlyParked = new Map<string, ParkedStream>();
  const events: RecordedEvent[] = [];
  for (const entry of entries) {
    if (!concerns(target, entry)) continue;
    if (target.followsAll) {
      events.push(entry as RecordedEvent);
      continue;
    }
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
function planParking(target: Target, entry: LogEvent, error: string, reached: Reached): Plan {
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
