import {
  type BatchAppendRequest,
  decodeAppend,
  decodeBatchAppend,
  decodeDelete,
  type WriteOptions,
} from '../codec/requests.js';
import { encodeAppend, encodeBatchAppend, encodeDelete } from '../codec/responses.js';
import { type AppendOutcome, MAX_APPEND_BYTES, type ProposedEvent } from '../log/event.js';
import { type Log, sizeOf } from '../log/log.js';
import type { ServerCall } from '../transport/server-call.js';
import { CallError, status } from '../transport/grpc-wire.js';
import { unavailable, writeError } from './errors.js';

const DEFAULT_TIMEOUT_MS = 10_000;
/** Of appends that a client has begun and not finished. */
const MAX_UNFINISHED_BYTES = 32 * 1024 * 1024;

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

interface Unfinished {
  readonly options: WriteOptions;
  readonly events: ProposedEvent[];
  bytes: number;
}

/** BatchAppend: any number of appends on one call, each in one or more messages; answers come as they are ready. */
export class BatchAppendSession {
  private readonly unfinished = new Map<string, Unfinished>();
  private unfinishedBytes = 0;
  private unanswered = 0;
  private hasEnded = false;

  constructor(
    private readonly log: Log,
    private readonly call: ServerCall,
  ) {
    call.receive({
      message: (bytes) => this.receive(decodeBatchAppend(bytes)),
      end: () => {
        this.hasEnded = true;
        this.endWhenAnswered();
      },
    });
  }

  private receive({ correlationId, options, events, isFinal }: BatchAppendRequest): void {
    const draft = this.unfinished.get(correlationId) ?? (options && { options, events: [], bytes: 0 });
    if (!draft) return;
    this.unfinished.set(correlationId, draft);
    const bytes = sizeOf(events);
    draft.bytes += bytes;
    this.unfinishedBytes += bytes;
    const refusal = refusalOf(draft);
    if (!refusal) draft.events.push(...events);
    if (!refusal && !isFinal) return this.limitUnfinished();
    this.unfinished.delete(correlationId);
    this.unfinishedBytes -= draft.bytes;
    void this.answer(correlationId, draft.options, refusal ?? this.carryOut(draft));
  }

  private carryOut({ options, events }: Unfinished): Promise<AppendOutcome> {
    const { stream, expected, deadline } = options;
    const outcome = this.log.write(
      { kind: 'append', stream, expected, events },
      deadline ?? Date.now() + DEFAULT_TIMEOUT_MS,
    );
    if (this.log.isFull) this.call.hold(this.log.room());
    return outcome;
  }

  private async answer(
    correlationId: string,
    { stream }: WriteOptions,
    pending: AppendOutcome | Promise<AppendOutcome>,
  ): Promise<void> {
    this.unanswered++;
    const outcome = await pending;
    this.unanswered--;
    if (outcome.kind === 'unavailable') this.call.fail(unavailable());
    else this.call.sendAndHold(encodeBatchAppend({ correlationId, stream, outcome }));
    this.endWhenAnswered();
  }

  private endWhenAnswered(): void {
    if (this.hasEnded && this.unanswered === 0) this.call.end();
  }

  private limitUnfinished(): void {
    if (this.unfinishedBytes <= MAX_UNFINISHED_BYTES) return;
    this.call.fail(new CallError(status.RESOURCE_EXHAUSTED, 'Too many unfinished appends.'));
  }
}

function refusalOf({ options, bytes }: Unfinished): AppendOutcome | undefined {
  if (options.deadline !== undefined && options.deadline <= Date.now()) return { kind: 'timeout' };
  return bytes > MAX_APPEND_BYTES ? { kind: 'too-big' } : undefined;
}
