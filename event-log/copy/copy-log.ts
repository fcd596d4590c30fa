import { appendByItself } from '../appends.js';
import { Connection } from '../connection.js';
import { eventsAfter, newestOf } from '../every-event.js';
import type { PlacedEvent } from '../log-event.js';
import { WrongExpectedRevision } from '../errors.js';
import { BEFORE_ALL, collectStream } from '../reads.js';

export interface CopyOptions {
  /** `esdb://` addresses. */
  readonly source: string;
  readonly target: string;
  readonly signal: AbortSignal;
  /** Called with the number of events copied in this run. */
  readonly onProgress: (copied: number) => void;
}

export interface CopyReport {
  /** In this run. */
  readonly copied: number;
  /** Equal in both logs. */
  readonly events: number;
  readonly streams: number;
}

/** The logs differ, so that one cannot be, or is not, a copy of the other. */
export class LogsDiffer extends Error {}

const WITHIN_MS = 60_000;
const MOST_AT_ONCE = 100;
const MOST_BYTES = 500_000;

/**
 * Copies every event that is not the system's, in the order of the log, with its id, type, data, metadata and revision;
 * then compares both logs. What an earlier run has copied is found by the newest event of the target. Nobody else may
 * write to the target. Throws LogsDiffer.
 */
export async function copyLog({ source, target, signal, onProgress }: CopyOptions): Promise<CopyReport> {
  const from = new Connection(source);
  const to = new Connection(target);
  try {
    let copied = 0;
    const after = await copiedUpTo(from, to);
    for await (const events of gathered(eventsAfter(from, after, signal))) {
      await append(to, events);
      copied += events.length;
      onProgress(copied);
    }
    return { copied, ...(await compare(from, to, signal)) };
  } finally {
    await Promise.all([from.dispose(), to.dispose()]);
  }
}

/** Position in the source of what the target holds last. */
async function copiedUpTo(from: Connection, to: Connection): Promise<string> {
  const newest = await newestOf(to);
  if (!newest) return BEFORE_ALL;
  const { stream, revision } = newest;
  const request = { stream, from: BigInt(revision), maxCount: 1n };
  const [same] = await from.call({ withinMs: WITHIN_MS, repeatable: true }, (client, attemptMs) =>
    collectStream(client, from.credentials, request, attemptMs),
  );
  if (same?.id === newest.id) return same.position;
  throw new LogsDiffer(
    `The target is not empty, and its newest event (${stream}, revision ${revision}) is not in the source: it is no copy of it.`,
  );
}

/** Events that follow each other in one stream, as many as go well in one append. */
async function* gathered(events: AsyncIterable<PlacedEvent>): AsyncGenerator<PlacedEvent[]> {
  let group: PlacedEvent[] = [];
  let bytes = 0;
  for await (const event of events) {
    const size = sizeOf(event);
    const isFull = group.length >= MOST_AT_ONCE || bytes + size > MOST_BYTES;
    if (group.length > 0 && (isFull || group[0]!.stream !== event.stream)) {
      yield group;
      [group, bytes] = [[], 0];
    }
    group.push(event);
    bytes += size;
  }
  if (group.length > 0) yield group;
}

const sizeOf = ({ data, metadata }: PlacedEvent): number =>
  Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata) ?? '');

/** With the exact revision: so a repeat stores nothing twice, and every event keeps its own. */
async function append(to: Connection, events: readonly PlacedEvent[]): Promise<void> {
  const { stream, revision } = events[0]!;
  const expected = revision === '0' ? 'noStream' : BigInt(revision) - 1n;
  try {
    await to.call({ withinMs: WITHIN_MS, repeatable: true }, (client, withinMs) =>
      appendByItself(client, to.credentials, { stream, expected, events, withinMs }),
    );
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    throw new LogsDiffer(`In the target, ${stream} does not end before revision ${revision}.`);
  }
}

async function compare(from: Connection, to: Connection, signal: AbortSignal) {
  const streams = new Set<string>();
  let events = 0;
  const others = eventsAfter(to, BEFORE_ALL, signal);
  for await (const event of eventsAfter(from, BEFORE_ALL, signal)) {
    const other = (await others.next()).value;
    if (!other || contentOf(other) !== contentOf(event)) {
      throw new LogsDiffer(`${event.stream}, revision ${event.revision}, is not the same in the target.`);
    }
    streams.add(event.stream);
    events += 1;
  }
  const more = (await others.next()).value;
  if (more) throw new LogsDiffer(`The target holds more: ${more.stream}, revision ${more.revision}.`);
  return { events, streams: streams.size };
}

const contentOf = ({ id, stream, revision, type, data, metadata }: PlacedEvent): string =>
  JSON.stringify([id, stream, revision, type, data, metadata]);
