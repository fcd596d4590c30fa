import type { PlacedEvent } from './log-event.js';
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
} from './protobuf.js';

export const READ_METHOD = '/event_store.client.streams.Streams/Read';

export interface SubscriptionRequest {
  /** The last position known; null begins at the beginning. */
  readonly after: string | null;
  /** Events looked at between two checkpoints, in windows of the server. */
  readonly checkpointInterval: number;
}

export interface StreamRequest {
  readonly stream: string;
  /** The first revision to read. */
  readonly from: bigint;
  readonly maxCount: bigint;
}

/** A server message of a read or subscription; irrelevant ones are 'other'. */
export type ReadAnswer = PlacedEvent | 'caughtUp' | 'fellBehind' | 'other';

/** Events whose type begins with a dollar sign are the server's own. */
const NOT_OF_THE_SYSTEM = '^[^$].*';
/** Events that the server looks at before it lets others have a turn. */
const SEARCH_WINDOW = 500;
const BACKWARDS = 1;
const JSON_CONTENT = 'application/json';

/** event_store.client.streams.ReadReq: everything after a position, and what is to come. */
export function encodeSubscription({ after, checkpointInterval }: SubscriptionRequest): Buffer {
  const writer = newWriter();
  const options = writer.uint32(field(1)).fork();
  const all = options.uint32(field(2)).fork();
  if (after === null) empty(all, 2);
  else position(all.uint32(field(1)).fork(), after).ldelim();
  all.ldelim();
  empty(options, 6);
  const filter = notOfTheSystem(options);
  empty(filter, 4).uint32(field(5, VARINT)).uint32(checkpointInterval).ldelim();
  empty(options.uint32(field(9)).fork(), 2).ldelim();
  options.ldelim();
  return finished(writer);
}

/** event_store.client.streams.ReadReq: the newest event of all that is not the system's. The server looks for it. */
export function encodeNewestRead(): Buffer {
  const writer = newWriter();
  const options = writer.uint32(field(1)).fork();
  empty(options.uint32(field(2)).fork(), 3).ldelim();
  options.uint32(field(3, VARINT)).uint32(BACKWARDS);
  options.uint32(field(5, VARINT)).uint32(1);
  notOfTheSystem(options).uint32(field(3, VARINT)).uint32(SEARCH_WINDOW).ldelim();
  empty(options.uint32(field(9)).fork(), 2).ldelim();
  options.ldelim();
  return finished(writer);
}

/** event_store.client.streams.ReadReq: what a stream holds from a revision on. */
export function encodeStreamRead({ stream, from, maxCount }: StreamRequest): Buffer {
  const writer = newWriter();
  const options = writer.uint32(field(1)).fork();
  const name = options.uint32(field(1)).fork();
  name.uint32(field(1)).fork().uint32(field(3)).string(stream).ldelim();
  name.uint32(field(2, VARINT)).uint64(String(from)).ldelim();
  options.uint32(field(5, VARINT)).uint64(String(maxCount));
  empty(options, 8);
  empty(options.uint32(field(9)).fork(), 2).ldelim();
  options.ldelim();
  return finished(writer);
}

function notOfTheSystem(options: Writer): Writer {
  const filter = options.uint32(field(7)).fork();
  return filter.uint32(field(2)).fork().uint32(field(1)).string(NOT_OF_THE_SYSTEM).ldelim();
}

const position = (writer: Writer, value: string): Writer =>
  writer.uint32(field(1, VARINT)).uint64(value).uint32(field(2, VARINT)).uint64(value);

/** event_store.client.streams.ReadResp */
export function decodeRead(bytes: Buffer): ReadAnswer {
  let answer: ReadAnswer = 'other';
  eachField(read(bytes), (number, reader) => {
    if (number === 1) answer = readEvent(inner(reader));
    else if (number === 8) answer = 'caughtUp';
    else if (number === 9) answer = 'fellBehind';
    return number === 1;
  });
  return answer;
}

/** 'other' for a link whose event was deleted. */
function readEvent(reader: Reader): PlacedEvent | 'other' {
  let event: PlacedEvent | 'other' = 'other';
  eachField(reader, (number) => {
    if (number === 1) event = readRecord(inner(reader));
    return number === 1;
  });
  return event;
}

function readRecord(reader: Reader): PlacedEvent {
  const event = { id: '', stream: '', type: '', revision: ZERO, position: ZERO };
  const content = { type: '', data: NOTHING, metadata: NOTHING };
  eachField(reader, (number) => {
    if (number === 1) event.id = readUuid(reader);
    else if (number === 2) event.stream = readStreamName(inner(reader));
    else if (number === 3) event.revision = reader.uint64().toString();
    else if (number === 5) event.position = reader.uint64().toString();
    else if (number === 6) {
      const [name, value] = readEntry(inner(reader));
      if (name === 'type') event.type = value;
      else if (name === 'content-type') content.type = value;
    } else if (number === 7) content.metadata = reader.bytes();
    else if (number === 8) content.data = reader.bytes();
    else return false;
    return true;
  });
  return {
    ...event,
    data: content.type === JSON_CONTENT ? parsed(content.data) : content.data,
    metadata: content.metadata.length === 0 ? undefined : parsed(content.metadata),
  };
}

/** What protobuf leaves out is zero, or empty: revision and position of the first event are. */
const ZERO = '0';
const NOTHING: Uint8Array = Buffer.alloc(0);

function readStreamName(reader: Reader): string {
  let name = '';
  eachField(reader, (number) => {
    if (number === 3) name = reader.string();
    return number === 3;
  });
  return name;
}

function readEntry(reader: Reader): [name: string, value: string] {
  const entry: [string, string] = ['', ''];
  eachField(reader, (number) => {
    entry[number - 1] = reader.string();
    return true;
  });
  return entry;
}

/** The text itself if it is no JSON. */
function parsed(bytes: Uint8Array): unknown {
  const text = (bytes as Buffer).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
