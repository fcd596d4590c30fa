import type pg from 'pg';
import { assumableStreams, BatchPlan, streamsConcerned, type Write } from './batch-plan.js';
import type { CommittedState } from './committed-state.js';
import type { AppendOutcome } from './event.js';
import { type Head, NEW_STREAM } from './heads.js';
import { storedEvents } from './stored-events.js';
import type { PendingWrite } from './write-queue.js';

export interface PreparedBatch {
  readonly writes: PendingWrite[];
  readonly plan: BatchPlan;
  /** What each write is answered once the plan's rows are stored. */
  readonly outcomes: AppendOutcome[];
  /** Streams that were not looked up: to be stored only if there is nothing of them. */
  readonly assumedNew: readonly string[];
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
