import type { EventLog } from '@bestellwerk/event-log/event-log';
import type { DataSource } from 'typeorm';
import { applyBatch } from './apply-batch.js';
import type { RunnerLog } from './runner-log.js';
import { readAhead } from './read-ahead.js';
import { earliest, type Target } from './target.js';

export interface FollowContext {
  readonly dataSource: DataSource;
  readonly eventLog: EventLog;
  readonly log: RunnerLog;
}

/**
 * Brings targets along the log together, from the earliest of them on: those further ahead skip what they
 * know. `onBatch` hears after each batch whether its end was the end of the log; it ends the following
 * by answering true.
 */
export async function followLog(
  context: FollowContext,
  targets: readonly Target[],
  signal: AbortSignal,
  onBatch: (progress: { readonly live: boolean; readonly events: number }) => boolean | Promise<boolean>,
): Promise<void> {
  const after = earliest(targets.map(({ position }) => position));
  const end = new AbortController();
  const batches = context.eventLog.follow({
    after,
    signal: AbortSignal.any([signal, end.signal]),
  });
  for await (const batch of readAhead(batches, () => end.abort())) {
    const started = performance.now();
    await applyBatch(context, targets, batch.entries, batch.position);
    context.log.handled(targets, batch.entries.length, (performance.now() - started) / 1000);
    if (await onBatch({ live: batch.live, events: batch.entries.length })) return;
  }
}
