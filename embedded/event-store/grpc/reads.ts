import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { ReadRequest } from '../codec/requests.js';
import { type RecordedEvent, TOMBSTONE } from '../log/event.js';
import { type EventFilter, matcherOf } from '../log/filter.js';
import type { Log } from '../log/log.js';
import { CallError, status } from '../transport/grpc-wire.js';
import { streamDeleted } from './errors.js';
import { encodeRead, type Ids, type ReadResponse } from '../codec/responses.js';
import type { ServerCall } from '../transport/server-call.js';

/** Sends up to `count` events of a stream. Like a real server it has no answer to a client that asks for nothing. */
export async function readStream(
  log: Log,
  stream: string,
  request: ReadRequest,
  sink: ReadSink,
): Promise<void> {
  const { backwards } = request;
  let left = request.count ?? 0;
  const isFromEnd = request.from === 'end' && !backwards;
  if (left === 0 || isFromEnd) throw new CallError(status.UNKNOWN, 'Unexpected ReadStreamResult: Error');
  let from = request.from === 'start' ? 0 : request.from === 'end' ? TOMBSTONE : request.from;
  while (left > 0 && sink.isOpen) {
    const page = await log.read.stream(stream, from, backwards, left);
    if (page === 'deleted') throw streamDeleted(stream);
    if (page === 'not found') return sink.send({ streamNotFound: stream });
    await sink.sendEvents(page.events);
    if (page.isLast) return;
    left -= page.events.length;
    from = page.events.at(-1)!.revision + (backwards ? -1 : 1);
  }
}

/** Sends up to `count` events of `$all`: forwards with the given position, backwards without it. */
export async function readAll(log: Log, request: ReadRequest, sink: ReadSink): Promise<void> {
  const { backwards, filter } = request;
  const matches = filter && matcherOf(filter);
  let left = request.count ?? 0;
  let at = startOf(request);
  while (left > 0 && sink.isOpen) {
    const page = backwards ? await log.read.before(at) : await log.read.after(at);
    if (!page.length) return;
    const events = (matches ? page.filter(matches) : page).slice(0, left);
    await sink.sendEvents(events);
    left -= events.length;
    at = page.at(-1)!.position;
  }
}

function startOf({ from, backwards }: ReadRequest): number {
  if (from === 'end') return Number.MAX_SAFE_INTEGER;
  if (from === 'start') return backwards ? 0 : -1;
  return backwards ? from : from - 1;
}

const NOTHING_SEEN = -1;
/** What is committed within this time is sent together: many readers of one event each cost more than it is worth. */
const GATHERED_MS = 10;

/** Sends the events of a stream after a revision, and those to come until the reader leaves. */
export async function subscribeToStream(
  log: Log,
  stream: string,
  { from }: ReadRequest,
  sink: ReadSink,
): Promise<void> {
  const lastOf = async (): Promise<number> => {
    const { last } = await log.read.head(stream);
    if (last >= TOMBSTONE) throw streamDeleted(stream);
    return last;
  };
  const lastAtFirst = await lastOf();
  let seen = from === 'start' ? -1 : from === 'end' ? lastAtFirst : from;
  let isLive = false;
  await sink.confirmSubscription();
  while (sink.isOpen) {
    const changed = log.changed();
    const last = await lastOf();
    const page = last > seen ? await log.read.stream(stream, seen + 1, false) : 'not found';
    if (page === 'deleted') throw streamDeleted(stream);
    if (page !== 'not found' && page.events.length) {
      await sink.sendEvents(page.events);
      seen = page.events.at(-1)!.revision;
      continue;
    }
    if (!isLive) await sink.send({ caughtUp: true });
    isLive = true;
    await sink.unlessGone(changed);
  }
}

/** Sends the events of `$all` after a position, and those to come until the reader leaves. */
export async function subscribeToAll(log: Log, { from }: ReadRequest, sink: ReadSink): Promise<void> {
  let seen = from === 'start' ? NOTHING_SEEN : from === 'end' ? log.lastPosition : from;
  let isLive = false;
  await sink.confirmSubscription();
  while (sink.isOpen) {
    const changed = log.changed();
    const events = await log.read.after(seen);
    if (events.length) {
      await sink.sendEvents(events);
      seen = events.at(-1)!.position;
      continue;
    }
    if (!isLive) await sink.send({ caughtUp: true });
    isLive = true;
    await sink.unlessGone(changed);
  }
}

/**
 * As subscribeToAll, but only events that match. Checkpoints are positions to resume from: one when the past is done (if it
 * was asked for), and one whenever so many events were looked at as the filter asks for, counted from there again. As
 * long as no event was sent and nothing was asked for by position, the first one is uint64's greatest, as a real
 * server's may be.
 */
export async function subscribeToAllFiltered(
  log: Log,
  { from }: ReadRequest,
  filter: EventFilter,
  sink: ReadSink,
): Promise<void> {
  const matches = matcherOf(filter);
  const interval = Math.max(1, filter.window * filter.multiplier);
  let seen = from === 'start' ? NOTHING_SEEN : from === 'end' ? log.lastPosition : from;
  let resumable = typeof from === 'number' ? from : NOTHING_SEEN;
  let considered = 0;
  let isLive = false;
  await sink.confirmSubscription();
  while (sink.isOpen) {
    const changed = log.changed();
    const page = await log.read.after(seen);
    for (let at = 0; at < page.length && sink.isOpen;) {
      const window = page.slice(at, at + interval - considered);
      const events = window.filter(matches);
      await sink.sendEvents(events);
      resumable = events.at(-1)?.position ?? resumable;
      at += window.length;
      considered = (considered + window.length) % interval;
      if (considered !== 0) continue;
      resumable = window.at(-1)!.position;
      await sink.send({ checkpoint: resumable });
    }
    seen = page.at(-1)?.position ?? seen;
    if (page.length) continue;
    if (!isLive) {
      if (from !== 'end') await sink.send({ checkpoint: resumable });
      await sink.send({ caughtUp: true });
      considered = 0;
    }
    isLive = true;
    await sink.unlessGone(changed.then(() => delay(GATHERED_MS)));
  }
}

const BYTES_AT_ONCE = 256 * 1024;

/** Sends to one reader at the pace at which it takes things in. */
export class ReadSink {
  constructor(
    private readonly call: ServerCall,
    private readonly ids: Ids = 'text',
  ) {}

  get isOpen(): boolean {
    return this.call.isOpen;
  }

  async send(response: ReadResponse): Promise<void> {
    await this.call.send(encodeRead(response));
  }

  async sendEvents(events: readonly RecordedEvent[]): Promise<void> {
    let messages: Buffer[] = [];
    let bytes = 0;
    for (const event of events) {
      const message = encodeRead({ event }, this.ids);
      messages.push(message);
      bytes += message.length;
      if (bytes < BYTES_AT_ONCE) continue;
      await this.call.send(...messages);
      messages = [];
      bytes = 0;
    }
    await this.call.send(...messages);
  }

  async confirmSubscription(): Promise<void> {
    await this.send({ subscribed: randomUUID() });
  }

  /** Resolves with the given promise, or earlier when the reader leaves. */
  async unlessGone(happening: Promise<void>): Promise<void> {
    await this.call.unlessOver(happening);
  }
}
