import type { EventLog } from '@bestellwerk/event-log/event-log';
import type { DataSource } from 'typeorm';
import { applyBatch } from './apply-batch.js';
import type { RunnerLog } from './runner-log.js';
import { earliest, type Target } from './target.js';

export interface FollowContext {
  readonly dataSource: DataSource;
  readonly eventLog: EventLog;
  readonly log: RunnerLog;
}

const CATCH_UP_BATCH_MS = 100;

/**
 * Brings targets along the log together, from the earliest of them on: those further ahead skip what they
 * know. `onBatch` hears after each batch whether its end was the end of the log; it ends the following
 * by answering true. Whoever only catches up takes larger batches.
 */
export async function followLog(
  context: FollowContext,
  targets: readonly Target[],
  { signal, isCatchingUp }: { readonly signal: AbortSignal; readonly isCatchingUp: boolean },
  onBatch: (progress: { readonly live: boolean; readonly events: number }) => boolean | Promise<boolean>,
): Promise<void> {
  const after = earliest(targets.map(({ position }) => position));
  const maxWaitMs = isCatchingUp ? CATCH_UP_BATCH_MS : undefined;
  for await (const batch of context.eventLog.follow({ after, signal, maxWaitMs })) {
    const started = performance.now();
    await applyBatch(context, targets, batch.entries, batch.position);
    context.log.handled(targets, batch.entries.length, (performance.now() - started) / 1000);
    if (await onBatch({ live: batch.live, events: batch.entries.length })) return;
  }
}
