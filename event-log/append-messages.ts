import type { StoredEvent } from './log-event.js';
import {
  eachField,
  empty,
  field,
  finished,
  inner,
  newWriter,
  read,
  type Reader,
  VARINT,
  type Writer,
  writeUuid,
} from './protobuf.js';

/** `noStream`: the stream must be new. A number is the revision of its last event. */
export type ExpectedRevision = bigint | 'noStream' | 'any' | 'streamExists';

/** Revision and position of an append. */
export interface Written {
  /** Of the last event. */
  readonly revision: bigint;
  /** Undefined if the server does not say, as it may of an append that it knows already. */
  readonly position: bigint | undefined;
}

const WITHOUT_REVISION = { noStream: 3, any: 4, streamExists: 5 } as const;

/** event_store.client.streams.AppendReq: where to. One message for each event follows. */
export function encodeAppendStart(stream: string, expected: ExpectedRevision): Buffer {
  const writer = newWriter();
  writeTarget(writer.uint32(field(1)).fork(), stream, expected).ldelim();
  return finished(writer);
}

/** event_store.client.streams.AppendReq: an event. */
export function encodeAppendEvent(event: StoredEvent): Buffer {
  const writer = newWriter();
  writeProposed(writer.uint32(field(2)).fork(), event).ldelim();
  return finished(writer);
}

/** event_store.client.streams.AppendResp */
export function decodeAppend(bytes: Buffer): Written | 'wrong revision' {
  let answer: Written | 'wrong revision' | undefined;
  eachField(read(bytes), (number, reader) => {
    if (number === 1) answer = readWritten(inner(reader));
    else if (number === 2) answer = 'wrong revision';
    return number === 1;
  });
  if (answer === undefined) throw new Error('The answer to an append says nothing');
  return answer;
}

/** The options of Append and BatchAppend begin alike. */
export function writeTarget(options: Writer, stream: string, expected: ExpectedRevision): Writer {
  options.uint32(field(1)).fork().uint32(field(3)).string(stream).ldelim();
  if (typeof expected === 'bigint') return options.uint32(field(2, VARINT)).uint64(String(expected));
  return empty(options, WITHOUT_REVISION[expected]);
}

export function writeProposed(writer: Writer, { id, type, data, metadata }: StoredEvent): Writer {
  writeUuid(writer.uint32(field(1)).fork(), id).ldelim();
  for (const [key, value] of [['type', type] as const, ['content-type', 'application/json'] as const]) {
    writer.uint32(field(2)).fork().uint32(field(1)).string(key).uint32(field(2)).string(value).ldelim();
  }
  writer.uint32(field(3)).string(JSON.stringify(metadata));
  return writer.uint32(field(4)).string(JSON.stringify(data));
}

/** Success has the same fields in both. What is left out is zero; only a position may really be missing. */
export function readWritten(reader: Reader): Written {
  let revision = 0n;
  let position: bigint | undefined;
  eachField(reader, (number, message) => {
    if (number === 1) revision = BigInt(message.uint64().toString());
    else if (number === 3) position = readCommit(inner(message));
    else return false;
    return true;
  });
  return { revision, position };
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
