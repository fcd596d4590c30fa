import { event_store } from '@bestellwerk/event-store-protocol/messages';
import { textOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import Long from 'long';
import { optionsOf, proposed, written, type Written } from './append-messages.js';
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
