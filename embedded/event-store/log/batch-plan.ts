import { randomUUID } from 'node:crypto';
import {
  ANY,
  type AppendOutcome,
  nextPosition,
  NO_STREAM,
  type ProposedEvent,
  type RecordedEvent,
  STREAM_EXISTS,
  TOMBSTONE,
} from './event.js';
import {
  type Head,
  isMetastream,
  isSoftDeleted,
  METADATA_TYPE,
  metastreamOf,
  NO_METADATA,
  originalOf,
  parseStreamMetadata,
  revivedMetadata,
  SOFT_DELETE_JSON,
  STREAM_DELETED_TYPE,
} from './heads.js';
import type { KnownEvent } from './recent-events.js';

export interface Write {
  readonly kind: 'append' | 'soft-delete' | 'tombstone';
  readonly stream: string;
  readonly expected: number;
  /** None for deletes. */
  readonly events: readonly ProposedEvent[];
}

type CheckedWrite = Pick<Write, 'stream' | 'expected'> & {
  readonly events: readonly Pick<ProposedEvent, 'id'>[];
};

interface Lookup {
  /** Among the events written lately, this batch's own included. */
  recent(id: string): KnownEvent | undefined;
  /** What the stream holds from a revision on, in order. */
  stored(stream: string, from: number, count: number): Promise<readonly (KnownEvent & { id: string })[]>;
}

const NO_BYTES: Buffer = Buffer.alloc(0);

/** The streams whose heads planning a write needs. */
export function streamsConcerned({ stream }: Write): string[] {
  return isMetastream(stream) ? [stream, originalOf(stream)] : [stream];
}

/**
 * Streams that a batch may take for new without looking them up: everything it wants of them is that they are. Storing
 * the batch shows whether it is so.
 */
export function assumableStreams(writes: readonly Write[]): Set<string> {
  const isNewFor = ({ kind, expected, events, stream }: Write) =>
    kind === 'append' && expected === NO_STREAM && events.length > 0 && !isMetastream(stream);
  const assumable = new Set(writes.filter(isNewFor).map(({ stream }) => stream));
  for (const write of writes) {
    if (!isNewFor(write)) for (const stream of streamsConcerned(write)) assumable.delete(stream);
  }
  return assumable;
}

/** What a batch of writes would make of the log. Nothing outside changes; later writes of a batch see earlier ones. */
export class BatchPlan {
  readonly rows: RecordedEvent[] = [];
  readonly changedHeads = new Map<string, Head>();
  private readonly ownEvents = new Map<string, KnownEvent>();
  private readonly created = String(BigInt(Date.now()) * 10_000n);
  private last: number;

  constructor(
    private readonly heads: ReadonlyMap<string, Head>,
    lastPosition: number,
    private position: number,
    private readonly committed: Lookup,
  ) {
    this.last = lastPosition;
  }

  /** Answers what the write's outcome is once the plan's rows are stored. */
  async add(write: Write): Promise<AppendOutcome> {
    const subject = write.kind === 'append' ? write : { ...write, events: [{ id: '' }] };
    const answer = await checkVersion(subject, this.headOrTombstone(write.stream), this);
    if (answer) return answer;
    if (write.kind === 'append') return this.append(write);
    return write.kind === 'tombstone' ? this.bury(write.stream) : this.hide(write);
  }

  recent(id: string): KnownEvent | undefined {
    return this.ownEvents.get(id) ?? this.committed.recent(id);
  }

  async stored(stream: string, from: number, count: number): Promise<(KnownEvent & { id: string })[]> {
    const older = await this.committed.stored(stream, from, count);
    const own = this.rows.filter((row) => row.stream === stream && row.revision >= from);
    return [...older, ...own].slice(0, count);
  }

  private append({ stream, events }: Write): AppendOutcome {
    const before = this.head(stream);
    for (const event of events) this.record(stream, this.head(stream).last + 1, event);
    const { last } = this.head(stream);
    const position = this.last;
    if (events.length && isSoftDeleted(before.metadata)) {
      this.recordMetadata(stream, revivedMetadata(before.metadata, before.last + 1));
    }
    return { kind: 'ok', revision: last, position };
  }

  private bury(stream: string): AppendOutcome {
    const event = {
      id: randomUUID(),
      type: STREAM_DELETED_TYPE,
      isJson: false,
      data: NO_BYTES,
      metadata: NO_BYTES,
    };
    this.record(stream, TOMBSTONE, event);
    return { kind: 'ok', revision: TOMBSTONE, position: this.last };
  }

  private hide({ stream, expected }: Write): AppendOutcome {
    const { last, metadata } = this.head(stream);
    if (last < 0 && metadata.revision < 0) return { kind: 'wrong-version', expected, current: last };
    this.recordMetadata(stream, SOFT_DELETE_JSON);
    return { kind: 'ok', revision: last, position: this.last };
  }

  private recordMetadata(stream: string, json: string): void {
    const data = Buffer.from(json);
    const revision = this.head(stream).metadata.revision + 1;
    const event = { id: randomUUID(), type: METADATA_TYPE, isJson: true, data, metadata: NO_BYTES };
    this.record(metastreamOf(stream), revision, event);
  }

  private record(stream: string, revision: number, event: ProposedEvent): void {
    const row: RecordedEvent = { ...event, position: this.position, stream, revision, created: this.created };
    this.rows.push(row);
    this.ownEvents.set(row.id, row);
    this.last = row.position;
    this.position = nextPosition(row);
    this.changedHeads.set(stream, { ...this.head(stream), last: revision });
    if (!isMetastream(stream)) return;
    const original = originalOf(stream);
    const metadata = parseStreamMetadata(event.data.toString('utf8'), revision);
    this.changedHeads.set(original, { ...this.head(original), metadata });
  }

  /** With its stream, a metastream is deleted as well. */
  private headOrTombstone(stream: string): Head {
    const isGone = isMetastream(stream) && this.head(originalOf(stream)).last >= TOMBSTONE;
    return isGone ? { ...this.head(stream), last: TOMBSTONE } : this.head(stream);
  }

  private head(stream: string): Head {
    const head = this.changedHeads.get(stream) ?? this.heads.get(stream);
    if (head) return head;
    if (isMetastream(stream))
      return { last: this.head(originalOf(stream)).metadata.revision, metadata: NO_METADATA };
    throw new Error('The plan was not given the head of a stream it needs.');
  }
}

/** Decides as EventStoreDB's IndexWriter.CheckCommit does: undefined means go on and write, else this is the answer. */
async function checkVersion(
  write: CheckedWrite,
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
function repeatOfRecent(
  write: CheckedWrite,
  lookup: Lookup,
  wrong: AppendOutcome,
): AppendOutcome | undefined {
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
  write: CheckedWrite,
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
