import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import type { Batch } from '@bestellwerk/event-log/follow';
import type { DataSource } from 'typeorm';
import { applyBatch } from './apply-batch.js';
import { earliest, isAfter, type RunnerLog, type Target } from './target.js';

export interface FollowContext {
  readonly dataSource: DataSource;
  readonly eventLog: EventLog;
  readonly log: RunnerLog;
}

/** Batches of this size come from the past: a target that catches up reads the next one at once. */
const MANY_EVENTS = 500;
/**
 * After a smaller batch there is a rest of so many times its duration: what comes meanwhile shares the next one,
 * whose statements cost little more for it. It leaves the processors to those who wait for their commands.
 */
const IDLE_FACTOR = 2;
const MAX_IDLE_MS = { urgent: 100, others: 200 } as const;

/**
 * Advances targets along the log together, from the earliest of them on: those further ahead skip what they
 * know. `onBatch` is called after each batch with whether its end was the end of the log; it ends the following
 * by answering true.
 */
export async function followLog(
  context: FollowContext,
  { targets, rest }: Pick<FollowingGroup, 'targets' | 'rest'>,
  signal: AbortSignal,
  onBatch: (progress: { readonly live: boolean; readonly events: number }) => boolean | Promise<boolean>,
): Promise<void> {
  const after = earliest(targets.map(({ position }) => position));
  const marks = targets.flatMap(({ mark }) => mark ?? []);
  const end = new AbortController();
  const batches = context.eventLog.follow({
    after,
    withUnknown: true,
    marks: [...new Map(marks.map((mark) => [mark.id, mark])).values()],
    signal: AbortSignal.any([signal, end.signal]),
  });
  for await (const batch of readAhead(batches, isOneOfMany, () => end.abort())) {
    const started = performance.now();
    await applyBatch(context, targets, batch.entries, batch);
    const tookMs = performance.now() - started;
    context.log.handled(targets, batch.entries.length, tookMs / 1000);
    if (await onBatch({ live: batch.live, events: batch.entries.length })) return;
    if (!isOneOfMany(batch)) await delay(Math.min(IDLE_FACTOR * tookMs, MAX_IDLE_MS[rest]));
  }
}

const isOneOfMany = ({ entries }: Batch): boolean => entries.length >= MANY_EVENTS;

export interface FollowingGroup {
  readonly targets: readonly Target[];
  /** How long it may rest after a batch. */
  readonly rest: keyof typeof MAX_IDLE_MS;
  /** It is to catch up, and then to follow the log among others. */
  readonly endsWhenLive: boolean;
}

/**
 * Which targets follow the log together: of those that have caught up before, the urgent ones, and the rest, so that the
 * urgent ones need not wait for all others to be written; of those that lag, the ones at the same checkpoint.
 */
export function followingGroups(targets: readonly Target[], caughtUp: ReadonlySet<string>): FollowingGroup[] {
  const current = targets.filter(({ id }) => caughtUp.has(id));
  const [urgent, others] = [current.filter(isUrgent), current.filter((target) => !isUrgent(target))];
  const lagging = new Map<string, Target[]>();
  for (const target of targets) {
    if (caughtUp.has(target.id)) continue;
    lagging.set(target.position, [...(lagging.get(target.position) ?? []), target]);
  }
  const groups: FollowingGroup[] = [
    { targets: urgent, rest: 'urgent', endsWhenLive: false },
    { targets: others, rest: 'others', endsWhenLive: false },
    ...[...lagging]
      .sort(([a], [b]) => (isAfter(a, b) ? -1 : 1))
      .map(([, group]) => ({ targets: group, rest: 'others', endsWhenLive: true }) as const),
  ];
  return groups.filter((group) => group.targets.length > 0);
}

const isUrgent = ({ projection }: Target): boolean => projection.isUrgent === true;

/**
 * The same items; after one that `isOneOfMany`, the next is already on its way while it is being handled. A reader
 * that leaves early calls `stop`, which must bring the items to an end.
 */
export async function* readAhead<Item>(
  items: AsyncIterable<Item>,
  isOneOfMany: (item: Item) => boolean,
  stop: () => void,
): AsyncGenerator<Item, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  let ahead: Promise<IteratorResult<Item>> | undefined;
  try {
    for (;;) {
      const result = await (ahead ?? iterator.next());
      ahead = undefined;
      if (result.done) return;
      if (isOneOfMany(result.value)) {
        ahead = iterator.next();
        // A failure is thrown when its turn comes; until then nobody waits for it.
        ahead.catch(() => undefined);
      }
      yield result.value;
    }
  } finally {
    stop();
    await ahead?.catch(() => undefined);
    await iterator.return?.();
  }
}
