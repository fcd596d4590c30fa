import { readWritten, writeProposed, writeTarget, type Written } from './append-messages.js';
import type { StoredEvent } from './log-event.js';
import {
  eachField,
  field,
  finished,
  inner,
  newWriter,
  read,
  readUuid,
  VARINT,
  type Writer,
  writeUuid,
} from './protobuf.js';

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

/** event_store.client.streams.BatchAppendReq, complete in one message. */
export function encodeRequest(request: BatchAppendRequest): Buffer {
  const { correlationId, stream, expected, withinMs, events } = request;
  const writer = newWriter();
  writeUuid(writer.uint32(field(1)).fork(), correlationId).ldelim();
  const options = writeTarget(writer.uint32(field(2)).fork(), stream, expected);
  // As a span of time, not as a moment: the server's clock may be another.
  writeDuration(options.uint32(field(7)).fork(), withinMs).ldelim();
  options.ldelim();
  for (const event of events) writeProposed(writer.uint32(field(3)).fork(), event).ldelim();
  return finished(writer.uint32(field(4, VARINT)).bool(true));
}

/** event_store.client.streams.BatchAppendResp */
export function decodeAnswer(bytes: Buffer): BatchAppendAnswer {
  let correlationId = '';
  let success: BatchAppendAnswer['success'];
  eachField(read(bytes), (number, reader) => {
    if (number === 1) correlationId = readUuid(reader);
    else if (number === 3) success = readWritten(inner(reader));
    else return false;
    return true;
  });
  return { correlationId, success };
}

function writeDuration(writer: Writer, milliseconds: number): Writer {
  writer.uint32(field(1, VARINT)).int64(Math.floor(milliseconds / 1_000));
  return writer.uint32(field(2, VARINT)).int32(Math.floor(milliseconds % 1_000) * 1e6);
}
