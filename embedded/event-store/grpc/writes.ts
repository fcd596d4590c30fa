import type { sendUnaryData, ServerDuplexStream, ServerReadableStream, ServerUnaryCall } from '@grpc/grpc-js';
import { status } from '@grpc/grpc-js';
import type { AppendRequest, BatchAppendRequest, WriteOptions } from '../codec/requests.js';
import type { AppendResponse, BatchAppendResponse, DeleteResponse } from '../codec/responses.js';
import { type AppendOutcome, MAX_APPEND_BYTES, type ProposedEvent } from '../log/event.js';
import { type Log, sizeOf } from '../log/log.js';
import { CallError, unavailable, writeError } from './errors.js';

const DEFAULT_PATIENCE_MS = 10_000;
/** Of appends that a client has begun and not finished. */
const MAX_UNFINISHED_BYTES = 32 * 1024 * 1024;

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
    if (!message.event) return;
    bytes += sizeOf([message.event]);
    if (bytes <= MAX_APPEND_BYTES || events.length === 0) events.push(message.event);
  });
  call.on('error', () => undefined);
  call.on('end', async () => {
    if (!options) return done(new CallError(status.INVALID_ARGUMENT, 'The options are missing.'));
    const { stream, expected } = options;
    const outcome: AppendOutcome =
      bytes > MAX_APPEND_BYTES
        ? { kind: 'too-big' }
        : await log.write({ kind: 'append', stream, expected, events }, deadlineOf(call.getDeadline()));
    if (outcome.kind === 'ok' || outcome.kind === 'wrong-version') done(null, outcome);
    else done(writeError(outcome, 'Append', stream));
  });
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
    private readonly call: ServerDuplexStream<BatchAppendRequest, BatchAppendResponse>,
  ) {
    call.on('data', (message: BatchAppendRequest) => this.receive(message));
    call.on('error', () => undefined);
    call.on('end', () => {
      this.hasEnded = true;
      this.endWhenAnswered();
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
      deadline ?? Date.now() + DEFAULT_PATIENCE_MS,
    );
    if (this.log.isFull) {
      this.call.pause();
      void this.log.room().then(() => this.call.resume());
    }
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
    if (this.call.cancelled) return;
    if (outcome.kind === 'unavailable') this.call.emit('error', unavailable());
    else this.call.write({ correlationId, stream, outcome });
    this.endWhenAnswered();
  }

  private endWhenAnswered(): void {
    if (this.hasEnded && this.unanswered === 0) this.call.end();
  }

  private limitUnfinished(): void {
    if (this.unfinishedBytes <= MAX_UNFINISHED_BYTES) return;
    this.call.emit('error', new CallError(status.RESOURCE_EXHAUSTED, 'Too many unfinished appends.'));
  }
}

function refusalOf({ options, bytes }: Unfinished): AppendOutcome | undefined {
  if (options.deadline !== undefined && options.deadline <= Date.now()) return { kind: 'timeout' };
  return bytes > MAX_APPEND_BYTES ? { kind: 'too-big' } : undefined;
}
