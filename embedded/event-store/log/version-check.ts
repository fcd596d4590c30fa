import { ANY, type AppendOutcome, NO_STREAM, type ProposedEvent, STREAM_EXISTS, TOMBSTONE } from './event.js';
import type { Head } from './heads.js';
import type { KnownEvent } from './recent-events.js';
import { isSoftDeleted } from './stream-metadata.js';

export interface Write {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly Pick<ProposedEvent, 'id'>[];
}

export interface Lookup {
  /** Among the events written lately, this batch's own included. */
  recent(id: string): KnownEvent | undefined;
  /** What the stream holds from a revision on, in order. */
  stored(stream: string, from: number, count: number): Promise<readonly (KnownEvent & { id: string })[]>;
}

/** Decides as EventStoreDB's IndexWriter.CheckCommit does: undefined means go on and write, else this is the answer. */
export async function checkVersion(
  write: Write,
  head: Head,
  lookup: Lookup,
): Promise<AppendOutcome | undefined> {
  const { expected } = write;
  const wrong: AppendOutcome = { kind: 'wrong-version', expected, current: head.last };
  if (head.last >= TOMBSTONE) return { kind: 'deleted' };
  if (expected === STREAM_EXISTS) {
    if (isSoftDeleted(head.metadata)) return { kind: 'deleted' };
    if (head.last < 0 && head.metadata.revision < 0) return wrong;
  }
  if (expected === ANY || expected === STREAM_EXISTS) return repeatOfRecent(write, lookup, wrong);
  if (expected < head.last) return repeatOfStored(write, head, lookup, wrong);
  return expected > head.last ? wrong : undefined;
}

/** Without a revision, an append is a repeat when all its ids were written to this stream lately. */
function repeatOfRecent(write: Write, lookup: Lookup, wrong: AppendOutcome): AppendOutcome | undefined {
  let last: KnownEvent | undefined;
  for (const [index, { id }] of write.events.entries()) {
    const known = lookup.recent(id);
    if (known?.stream !== write.stream) return index === 0 ? undefined : wrong;
    last = known;
  }
  return last && { kind: 'ok', revision: last.revision, position: last.position };
}

/** With a revision in the past, it is a repeat when exactly these ids follow that revision. */
async function repeatOfStored(
  write: Write,
  head: Head,
  lookup: Lookup,
  wrong: AppendOutcome,
): Promise<AppendOutcome | undefined> {
  const { stream, expected, events } = write;
  const stored = await lookup.stored(stream, expected + 1, events.length);
  const last = stored[events.length - 1];
  if (last && events.every(({ id }, index) => stored[index]?.id === id)) {
    return { kind: 'ok', revision: last.revision, position: last.position };
  }
  const startsDifferently = events.length > 0 && stored[0]?.id !== events[0]!.id;
  return startsDifferently && expected === NO_STREAM && isSoftDeleted(head.metadata) ? undefined : wrong;
}
