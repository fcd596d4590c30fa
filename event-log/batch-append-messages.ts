import protobuf from 'protobufjs/minimal.js';
import type { StoredEvent } from './entry.js';

const { Reader, Writer } = protobuf;
type Reader = protobuf.Reader;
type Writer = protobuf.Writer;

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

const LENGTH_DELIMITED = 2;
const field = (number: number, wireType = LENGTH_DELIMITED): number => (number << 3) | wireType;
const VARINT = 0;

/** event_store.client.streams.BatchAppendReq, complete in one message. */
export function encodeRequest(request: BatchAppendRequest): Buffer {
  const { correlationId, stream, expected, withinMs, events } = request;
  const writer = Writer.create();
  uuid(writer.uint32(field(1)).fork(), correlationId).ldelim();
  const options = writer.uint32(field(2)).fork();
  options.uint32(field(1)).fork().uint32(field(3)).string(stream).ldelim();
  if (expected === 'noStream') options.uint32(field(3)).fork().ldelim();
  else options.uint32(field(2, VARINT)).uint64(String(expected));
  timestamp(options.uint32(field(6)).fork(), Date.now() + withinMs).ldelim();
  options.ldelim();
  for (const event of events) proposed(writer.uint32(field(3)).fork(), event).ldelim();
  return Buffer.from(writer.uint32(field(4, VARINT)).bool(true).finish());
}

/** event_store.client.streams.BatchAppendResp */
export function decodeAnswer(bytes: Buffer): BatchAppendAnswer {
  let correlationId = '';
  let success: BatchAppendAnswer['success'];
  eachField(Reader.create(bytes), (number, reader) => {
    if (number === 1) correlationId = readUuid(reader);
    else if (number === 3) success = readSuccess(reader);
    else return false;
    return true;
  });
  return { correlationId, success };
}

const uuid = (writer: Writer, id: string): Writer => writer.uint32(field(2)).string(id);

function timestamp(writer: Writer, milliseconds: number): Writer {
  writer.uint32(field(1, VARINT)).int64(Math.floor(milliseconds / 1_000));
  return writer.uint32(field(2, VARINT)).int32(Math.floor(milliseconds % 1_000) * 1e6);
}

function proposed(writer: Writer, { id, type, data, metadata }: StoredEvent): Writer {
  uuid(writer.uint32(field(1)).fork(), id).ldelim();
  for (const [key, value] of [['type', type] as const, ['content-type', 'application/json'] as const]) {
    writer.uint32(field(2)).fork().uint32(field(1)).string(key).uint32(field(2)).string(value).ldelim();
  }
  writer.uint32(field(3)).string(JSON.stringify(metadata));
  return writer.uint32(field(4)).string(JSON.stringify(data));
}

/** Both forms: text, and two halves. */
function readUuid(reader: Reader): string {
  let id = '';
  eachField(inner(reader), (number, message) => {
    if (number === 2) id = message.string().toLowerCase();
    else if (number === 1) id = fromHalves(inner(message));
    else return false;
    return true;
  });
  return id;
}

function fromHalves(reader: Reader): string {
  const halves = [0n, 0n];
  eachField(reader, (number, message) => {
    halves[number - 1] = BigInt.asUintN(64, BigInt(message.int64().toString()));
    return true;
  });
  const hex = halves.map((half) => half.toString(16).padStart(16, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
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

const inner = (reader: Reader): Reader => Reader.create(reader.bytes());

/** Fields that `read` does not know are passed over. */
function eachField(reader: Reader, read: (number: number, reader: Reader) => boolean): void {
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (!read(tag >>> 3, reader)) reader.skipType(tag & 7);
  }
}
