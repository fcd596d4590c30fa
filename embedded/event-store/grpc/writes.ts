import { type sendUnaryData, type ServerReadableStream, type ServerUnaryCall, status } from '@grpc/grpc-js';
import type { AppendRequest, WriteOptions } from '../codec/requests.js';
import type { AppendResponse, DeleteResponse } from '../codec/responses.js';
import { MAX_APPEND_BYTES, type ProposedEvent } from '../log/event.js';
import { type Log, sizeOf } from '../log/log.js';
import { CallError, writeError } from './errors.js';

export const DEFAULT_PATIENCE_MS = 10_000;

/** Append: one append per call; its first message says where to, each further one brings an event. */
export function append(
  log: Log,
  call: ServerReadableStream<AppendRequest, AppendResponse>,
  done: sendUnaryData<AppendResponse>,
): void {
  let options: WriteOptions | undefined;
  const events: ProposedEvent[] = [];
  let bytes = 0;
  call.on('data', (message: AppendRequest) => {
    options ??= message.options;
    if (!message.event || bytes > MAX_APPEND_BYTES) return;
    bytes += sizeOf([message.event]);
    events.push(message.event);
  });
  call.on('error', () => undefined);
  call.on('end', () => {
    if (!options) return done(new CallError(status.INVALID_ARGUMENT, 'The options are missing.'));
    void carryOut(log, options, events, call.getDeadline(), done);
  });
}

async function carryOut(
  log: Log,
  { stream, expected }: WriteOptions,
  events: readonly ProposedEvent[],
  deadline: Date | number,
  done: sendUnaryData<AppendResponse>,
): Promise<void> {
  const outcome = await log.write({ kind: 'append', stream, expected, events }, deadlineOf(deadline));
  if (outcome.kind === 'ok' || outcome.kind === 'wrong-version') done(null, outcome);
  else done(writeError(outcome, 'Append', stream));
}

/** Delete and Tombstone. */
export async function remove(
  log: Log,
  kind: 'soft-delete' | 'tombstone',
  call: ServerUnaryCall<WriteOptions, DeleteResponse>,
  done: sendUnaryData<DeleteResponse>,
): Promise<void> {
  const { stream, expected } = call.request;
  const outcome = await log.write({ kind, stream, expected, events: [] }, deadlineOf(call.getDeadline()));
  if (outcome.kind === 'ok') done(null, { position: outcome.position });
  else done(writeError(outcome, 'Delete', stream));
}

function deadlineOf(deadline: Date | number): number {
  const time = Number(deadline);
  return Number.isFinite(time) ? time : Date.now() + DEFAULT_PATIENCE_MS;
}
