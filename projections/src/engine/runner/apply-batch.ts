import type { LogEvent } from '@bestellwerk/event-log/log-event';
import { markOf } from '@bestellwerk/event-log/follow';
import type { DataSource } from 'typeorm';
import { describeFailure, EventRefused, isEventsFault } from '../../database/failure.js';
import { planEntries, planParking, type Reached } from './plan.js';
import type { RunnerLog } from './runner-log.js';
import { isAfter, type Target } from './target.js';
import { writePlans } from './write-plans.js';

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
