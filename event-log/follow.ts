import { setTimeout as delay } from 'node:timers/promises';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import type { Codec } from './codec.js';
import type { Connection } from './connection.js';
import type { FollowedEvent, LogEvent, PlacedEvent } from './log-event.js';
import { isTransient, OtherLog } from './errors.js';
import { EventFeed } from './event-feed.js';
import { BEFORE_ALL, collectStream } from './reads.js';

/** An event and its position, which identify a log. Everything built from a log keeps one. */
export type LogMark = Pick<PlacedEvent, 'id' | 'stream' | 'revision' | 'position'>;

export const markOf = ({ id, stream, revision, position }: LogMark): LogMark => ({
  id,
  stream,
  revision,
  position,
});

export interface Batch {
  /** In log order. Empty when only the position changed or the end was reached. */
  readonly entries: readonly LogEvent[];
  /** Everything up to here is contained in this batch and those before it. */
  readonly position: string;
  /** The event at that position; null if the batch has none. */
  readonly mark: LogMark | null;
  /** Nothing further is known right now. */
  readonly live: boolean;
}

export interface FollowOptions {
  /** The last position handled, exclusive; null begins at the beginning. */
  readonly after: string | null;
  /** Events that the log must hold, one of them at `after` if it can be named: they were read from it before. */
  readonly marks?: readonly LogMark[];
  /** Ends the iteration. */
  readonly signal: AbortSignal;
  /** A batch is complete with so many events (4 000) … */
  readonly maxEvents?: number;
  /** … or so many milliseconds after its first one (5) … */
  readonly maxWaitMs?: number;
  /** … or, as long as the end of the log has not been reached, so many (250). */
  readonly catchUpWaitMs?: number;
  /** Also events of categories that nobody knows, as ones that cannot be decoded (no). Never the system's own streams. */
  readonly withUnknown?: boolean;
  /** After so long without an event the log's head is compared, in milliseconds (5 000). */
  readonly silenceMs?: number;
}

interface Source {
  readonly connection: Connection;
  readonly codec: Codec;
  /** Position of the newest event that is not the system's. */
  readonly head: () => Promise<string>;
}

const REACHABLE_MS = 500;
const WITHIN_MS = 8_000;
const LOOK_AGAIN_MS = 1_000;

/**
 * Batches for ever: a subscription that fails or falls silent is replaced, from the last batch on. Each begins with a
 * look at whether it is still the same log. Throws OtherLog.
 */
export async function* follow(
  source: Source,
  options: FollowOptions,
): AsyncGenerator<Batch, void, undefined> {
  const { signal } = options;
  const backoff = new Backoff();
  let position = options.after ?? BEFORE_ALL;
  let marks = options.marks ?? [];
  while (!signal.aborted) {
    if (!(await source.connection.reachable(REACHABLE_MS))) continue;
    const client = source.connection.current;
    let feed: EventFeed | undefined;
    try {
      await demandLog(source, position, marks);
      feed = new EventFeed(client, source.connection.credentials, position, signal);
      for await (const batch of batches(source, feed, position, options)) {
        position = batch.position;
        if (batch.mark) marks = [batch.mark, ...marks.filter(isAfter(position))];
        backoff.reset();
        yield batch;
      }
    } catch (error) {
      if (!isTransient(error)) throw error;
      source.connection.failed(client, error);
    } finally {
      feed?.close();
    }
    await backoff.wait(signal);
  }
}

/** Without marks it only detects a log that ends before the position. Throws OtherLog. */
async function demandLog(
  { connection, head }: Source,
  position: string,
  marks: readonly LogMark[],
): Promise<void> {
  if (marks.length > 0) await demandMarks(connection, marks);
  else if (position !== BEFORE_ALL && BigInt(await head()) < BigInt(position)) throw new OtherLog();
}

/** Throws OtherLog if the log does not hold one of them, also when looked at again; LogUnavailable. */
async function demandMarks(connection: Connection, marks: readonly LogMark[]): Promise<void> {
  for (const mark of marks) {
    if (await holds(connection, mark, WITHIN_MS)) continue;
    await delay(LOOK_AGAIN_MS);
    if (!(await holds(connection, mark, WITHIN_MS))) throw new OtherLog();
  }
}

/**
 * Whether the log holds the event at this very place: a copy on another server holds it elsewhere. Only the node that
 * leads is asked, so it cannot be one that does not know it yet. Throws LogUnavailable.
 */
export async function holds(connection: Connection, mark: LogMark, withinMs: number): Promise<boolean> {
  const request = { stream: mark.stream, from: BigInt(mark.revision), maxCount: 1n };
  const [event] = await connection.call({ withinMs, repeatable: true }, (client, attemptMs) =>
    collectStream(client, connection.credentials, request, attemptMs),
  );
  return event?.id === mark.id && event.position === mark.position;
}

const isAfter =
  (position: string) =>
  (mark: LogMark): boolean =>
    BigInt(mark.position) > BigInt(position);

/** The batches of one subscription. Ends when it has fallen silent. */
async function* batches(
  { codec, head }: Source,
  feed: EventFeed,
  start: string,
  options: FollowOptions,
): AsyncGenerator<Batch, void, undefined> {
  const { signal, maxEvents = 4_000, maxWaitMs = 5, catchUpWaitMs = 250, silenceMs = 5_000 } = options;
  const isWanted = ({ stream }: PlacedEvent): boolean =>
    codec.knows(stream) || (options.withUnknown === true && !stream.startsWith('$'));
  let position = start;
  let live = false;
  let quietSince = performance.now();
  while (!signal.aborted) {
    const events = await gather(feed, maxEvents, maxWaitMs, catchUpWaitMs);
    const last = events.at(-1);
    if (last) {
      position = last.position;
      const entries = await codec.decode(events.filter(isWanted));
      live = feed.caughtUp;
      yield { entries, position, mark: markOf(last), live };
      quietSince = performance.now();
    } else if (feed.caughtUp && !live) {
      live = true;
      yield { entries: [], position, mark: null, live };
    } else if (performance.now() - quietSince < silenceMs) {
      await feed.changed(silenceMs);
    } else if (BigInt(await head()) > BigInt(position)) {
      if (!feed.hasEvent) return;
    } else {
      quietSince = performance.now();
      if (!live) yield { entries: [], position, mark: null, live: (live = true) };
    }
  }
}

/**
 * What is there now, and what follows in time; nothing if there is nothing. While the server is still sending
 * what happened before, larger batches are worth waiting for.
 */
async function gather(
  feed: EventFeed,
  maxEvents: number,
  maxWaitMs: number,
  catchUpWaitMs: number,
): Promise<FollowedEvent[]> {
  const events: FollowedEvent[] = [];
  let started = 0;
  while (events.length < maxEvents) {
    const event = feed.take();
    if (event) {
      if (events.push(event) === 1) started = performance.now();
      continue;
    }
    if (events.length === 0) break;
    const leftMs = started + (feed.isLive ? maxWaitMs : catchUpWaitMs) - performance.now();
    if (leftMs <= 0) break;
    await feed.changed(leftMs);
  }
  return events;
}
