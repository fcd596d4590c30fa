import { decodeAppend, decodeDelete, type WriteOptions } from '../codec/requests.js';
import { encodeAppend, encodeDelete } from '../codec/responses.js';
import { MAX_APPEND_BYTES, type ProposedEvent } from '../log/event.js';
import { type Log, sizeOf } from '../log/log.js';
import type { ServerCall } from '../transport/server-call.js';
import { CallError, status } from '../transport/status.js';
import { writeError } from './errors.js';

export const DEFAULT_TIMEOUT_MS = 10_000;

/** Append: one append per call; its first message names the stream, each further one contains an event. */
export function append(log: Log, call: ServerCall): void {
  let options: WriteOptions | undefined;
  const events: ProposedEvent[] = [];
  let bytes = 0;
  call.receive({
    message: (encoded) => {
      const message = decodeAppend(encoded);
      options ??= message.options;
      if (!message.event || bytes > MAX_APPEND_BYTES) return;
      bytes += sizeOf([message.event]);
      events.push(message.event);
    },
    end: () => {
      if (options) void carryOut(log, options, events, call);
      else call.fail(new CallError(status.INVALID_ARGUMENT, 'The options are missing.'));
    },
  });
}

async function carryOut(
  log: Log,
  { stream, expected }: WriteOptions,
  events: readonly ProposedEvent[],
  call: ServerCall,
): Promise<void> {
  const outcome = await log.write({ kind: 'append', stream, expected, events }, deadlineOf(call));
  if (outcome.kind === 'ok' || outcome.kind === 'wrong-version') call.end(encodeAppend(outcome));
  else call.fail(writeError(outcome, 'Append', stream));
}

/** Delete and Tombstone. */
export function remove(log: Log, kind: 'soft-delete' | 'tombstone', call: ServerCall): void {
  let options: WriteOptions | undefined;
  call.receive({
    message: (encoded) => (options ??= decodeDelete(encoded)),
    end: () => {
      if (options) void carryOutRemoval(log, kind, options, call);
      else call.fail(new CallError(status.INVALID_ARGUMENT, 'The options are missing.'));
    },
  });
}

async function carryOutRemoval(
  log: Log,
  kind: 'soft-delete' | 'tombstone',
  { stream, expected }: WriteOptions,
  call: ServerCall,
): Promise<void> {
  const outcome = await log.write({ kind, stream, expected, events: [] }, deadlineOf(call));
  if (outcome.kind === 'ok') call.end(encodeDelete({ position: outcome.position }));
  else call.fail(writeError(outcome, 'Delete', stream));
}

const deadlineOf = ({ deadline }: ServerCall): number => deadline ?? Date.now() + DEFAULT_TIMEOUT_MS;
