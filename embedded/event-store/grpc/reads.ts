import type { ReadRequest } from '../codec/read-request.js';
import { TOMBSTONE } from '../log/event.js';
import { matcherOf } from '../log/filter.js';
import type { Log } from '../log/log.js';
import { CallError, status } from '../transport/status.js';
import { streamDeleted } from './errors.js';
import type { ReadSink } from './read-sink.js';

/** Sends up to `count` events of a stream. Like a real server it knows no answer to who asks for nothing. */
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
