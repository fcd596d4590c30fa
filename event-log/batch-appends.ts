import { randomUUID } from 'node:crypto';
import { methods } from '@bestellwerk/event-store-protocol/methods';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { type ClientDuplexStream, type ServiceError, status } from '@grpc/grpc-js';
import { event_store } from '@bestellwerk/event-store-protocol/messages';
import { textOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import Long from 'long';
import { optionsOf, proposed, written, type Written } from './appends.js';
import type { Credentials } from './log-address.js';
import { callMetadata, noteLeader, rawClient } from './connection.js';
import type { StoredEvent } from './log-event.js';

const { BatchAppendReq, BatchAppendResp } = event_store.client.streams;

export interface BatchAppendRequest {
  readonly correlationId: string;
  readonly stream: string;
  readonly expected: bigint | 'noStream';
  readonly withinMs: number;
  readonly events: readonly StoredEvent[];
}

/** `success` is undefined for a failure of any kind. */
export interface BatchAppendAnswer {
  readonly correlationId: string;
  readonly success: Written | undefined;
}

type Call = ClientDuplexStream<BatchAppendRequest, BatchAppendAnswer>;
type BatchAppend = Omit<BatchAppendRequest, 'correlationId'>;

const CONNECT_MS = 3_000;
/** A server that answers with one of these will not accept such a stream later either. */
const NEVER: ReadonlySet<status> = new Set([
  status.UNIMPLEMENTED,
  status.PERMISSION_DENIED,
  status.UNAUTHENTICATED,
]);

interface Waiting {
  readonly resolve: (answer: Written | undefined) => void;
  readonly reject: (error: Error) => void;
}

interface Stream {
  readonly client: EventStoreDBClient;
  readonly call: Promise<Call>;
  readonly waiting: Map<string, Waiting>;
}

/**
 * Appends that share one gRPC stream, which costs a fraction of a call for each. Only for appends that may be sent
 * again: after anything but a success the append is sent once more, with the same ids, as a call of its own, which
 * reports all errors.
 *
 * The client has a shared stream too; but one that ends fails all pending appends of the process, and a late answer
 * to one of them ends the process itself.
 */
export class BatchAppends {
  private stream: Stream | undefined;
  private readonly refusedBy = new WeakSet<EventStoreDBClient>();

  constructor(private readonly login: Credentials | undefined) {}

  /** Undefined if the server does not support it or did not store it. Throws if the outcome is unknown. */
  async append(client: EventStoreDBClient, append: BatchAppend): Promise<Written | undefined> {
    if (this.refusedBy.has(client)) return undefined;
    const stream = this.stream?.client === client ? this.stream : this.open(client);
    const call = await stream.call;
    const correlationId = randomUUID();
    const { waiting } = stream;
    let timeout: NodeJS.Timeout | undefined;
    const answer = new Promise<Written | undefined>((resolve, reject) => {
      timeout = setTimeout(() => reject(new Unanswered()), append.withinMs);
      waiting.set(correlationId, { resolve, reject });
      call.write({ ...append, correlationId });
    });
    return answer.finally(() => {
      clearTimeout(timeout);
      waiting.delete(correlationId);
    });
  }

  /** Ends the stream; the outcome of pending appends is unknown. */
  dispose(): void {
    this.stream?.call.then((call) => call.cancel()).catch(() => undefined);
  }

  private open(client: EventStoreDBClient): Stream {
    this.stream?.call.then((call) => call.end()).catch(() => undefined);
    const waiting: Stream['waiting'] = new Map();
    const stream: Stream = { client, waiting, call: this.begin(client) };
    const end = (error: Partial<ServiceError> = new Unanswered()) => {
      const isRefused = error.code !== undefined && NEVER.has(error.code);
      if (isRefused) this.refusedBy.add(client);
      if (this.stream === stream) this.stream = undefined;
      for (const { resolve, reject } of [...waiting.values()]) {
        if (isRefused) resolve(undefined);
        else reject(error as Error);
      }
    };
    stream.call.then((call) => {
      call.on('data', ({ correlationId, success }: BatchAppendAnswer) =>
        waiting.get(correlationId)?.resolve(success),
      );
      call.on('error', end);
      for (const event of ['end', 'close']) call.on(event, () => end());
    }, end);
    this.stream = stream;
    return stream;
  }

  private async begin(client: EventStoreDBClient): Promise<Call> {
    const raw = await rawClient(client, CONNECT_MS);
    const call = raw.makeBidiStreamRequest(
      methods.batchAppend,
      encodeRequest,
      decodeAnswer,
      callMetadata(this.login),
    );
    call.on('error', (error: ServiceError) => noteLeader(client, raw, error));
    return call;
  }
}

/** No answer came in time, although the connection may be fine. */
class Unanswered extends Error {
  readonly code = status.DEADLINE_EXCEEDED;

  constructor() {
    super('An append was not answered');
  }
}

/** Complete in one message. */
export function encodeRequest(request: BatchAppendRequest): Buffer {
  const { correlationId, stream, expected, withinMs, events } = request;
  return BatchAppendReq.encode({
    correlationId: { string: correlationId },
    // As a span of time, not as a moment: the server's clock may be another.
    options: optionsOf(stream, expected, durationOf(withinMs)),
    proposedMessages: events.map(proposed),
    isFinal: true,
  }).finish() as Buffer;
}

export function decodeAnswer(bytes: Buffer): BatchAppendAnswer {
  const { correlationId, success } = BatchAppendResp.decode(bytes);
  return { correlationId: textOfUuid(correlationId), success: success ? written(success) : undefined };
}

function durationOf(milliseconds: number) {
  return {
    seconds: Long.fromNumber(Math.floor(milliseconds / 1_000)),
    nanos: Math.floor(milliseconds % 1_000) * 1e6,
  };
}
