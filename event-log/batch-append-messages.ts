import type { StoredEvent } from './entry.js';
import {
  eachField,
  empty,
  field,
  finished,
  inner,
  newWriter,
  read,
  type Reader,
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
  readonly success: { readonly revision: bigint; readonly position: bigint } | undefined;
}

/** event_store.client.streams.BatchAppendReq, complete in one message. */
export function encodeRequest(request: BatchAppendRequest): Buffer {
  const { correlationId, stream, expected, withinMs, events } = request;
  const writer = newWriter();
  writeUuid(writer.uint32(field(1)).fork(), correlationId).ldelim();
  const options = writer.uint32(field(2)).fork();
  options.uint32(field(1)).fork().uint32(field(3)).string(stream).ldelim();
  if (expected === 'noStream') empty(options, 3);
  else options.uint32(field(2, VARINT)).uint64(String(expected));
  timestamp(options.uint32(field(6)).fork(), Date.now() + withinMs).ldelim();
  options.ldelim();
  for (const event of events) proposed(writer.uint32(field(3)).fork(), event).ldelim();
  return finished(writer.uint32(field(4, VARINT)).bool(true));
}

/** event_store.client.streams.BatchAppendResp */
export function decodeAnswer(bytes: Buffer): BatchAppendAnswer {
  let correlationId = '';
  let success: BatchAppendAnswer['success'];
  eachField(read(bytes), (number, reader) => {
    if (number === 1) correlationId = readUuid(reader);
    else if (number === 3) success = readSuccess(reader);
    else return false;
    return true;
  });
  return { correlationId, success };
}

function timestamp(writer: Writer, milliseconds: number): Writer {
  writer.uint32(field(1, VARINT)).int64(Math.floor(milliseconds / 1_000));
  return writer.uint32(field(2, VARINT)).int32(Math.floor(milliseconds % 1_000) * 1e6);
}

function proposed(writer: Writer, { id, type, data, metadata }: StoredEvent): Writer {
  writeUuid(writer.uint32(field(1)).fork(), id).ldelim();
  for (const [key, value] of [['type', type] as const, ['content-type', 'application/json'] as const]) {
    writer.uint32(field(2)).fork().uint32(field(1)).string(key).uint32(field(2)).string(value).ldelim();
  }
  writer.uint32(field(3)).string(JSON.stringify(metadata));
  return writer.uint32(field(4)).string(JSON.stringify(data));
}

function readSuccess(reader: Reader): BatchAppendAnswer['success'] {
  let revision: bigint | undefined;
  let position: bigint | undefined;
  eachField(inner(reader), (number, message) => {
    if (number === 1) revision = BigInt(message.uint64().toString());
    else if (number === 3) position = readCommit(inner(message));
    else return false;
    return true;
  });
  return revision === undefined || position === undefined ? undefined : { revision, position };
}

function readCommit(reader: Reader): bigint {
  let commit = 0n;
  eachField(reader, (number, message) => {
    if (number !== 1) return false;
    commit = BigInt(message.uint64().toString());
    return true;
  });
  return commit;
}
