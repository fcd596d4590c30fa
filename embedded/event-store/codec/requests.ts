import { ANY, NO_STREAM, type ProposedEvent, STREAM_EXISTS } from '../log/event.js';
import { ProtoReader } from './proto-reader.js';
import { streamName, uuid } from './shared-messages.js';

export interface WriteOptions {
  readonly stream: string;
  readonly expected: number;
  /** Milliseconds since 1970. */
  readonly deadline?: number;
}

export interface BatchAppendRequest {
  readonly correlationId: string;
  readonly options?: WriteOptions;
  readonly events: ProposedEvent[];
  readonly isFinal: boolean;
}

export interface AppendRequest {
  readonly options?: WriteOptions;
  readonly event?: ProposedEvent;
}

const NO_BYTES: Buffer = Buffer.alloc(0);

export function decodeBatchAppend(bytes: Buffer): BatchAppendRequest {
  let correlationId = '';
  let options: WriteOptions | undefined;
  const events: ProposedEvent[] = [];
  let isFinal = false;
  new ProtoReader(bytes).fields((field, reader) => {
    if (field === 1) correlationId = uuid(reader);
    else if (field === 2) options = writeOptions(reader);
    else if (field === 3) events.push(proposedEvent(reader));
    else if (field === 4) isFinal = reader.uint() === 1;
    else return false;
    return true;
  });
  return { correlationId, options, events, isFinal };
}

export function decodeAppend(bytes: Buffer): AppendRequest {
  let options: WriteOptions | undefined;
  let event: ProposedEvent | undefined;
  new ProtoReader(bytes).fields((field, reader) => {
    if (field === 1) options = writeOptions(reader);
    else if (field === 2) event = proposedEvent(reader);
    else return false;
    return true;
  });
  return { options, event };
}

/** Of Delete and Tombstone. */
export function decodeDelete(bytes: Buffer): WriteOptions {
  let options: WriteOptions = { stream: '', expected: ANY };
  new ProtoReader(bytes).fields((field, reader) => {
    if (field !== 1) return false;
    options = writeOptions(reader);
    return true;
  });
  return options;
}

function writeOptions(message: ProtoReader): WriteOptions {
  let stream = '';
  let expected = ANY;
  let deadline: number | undefined;
  message.message((field, reader) => {
    if (field === 1) stream = streamName(reader);
    else if (field === 2) expected = reader.uint();
    else if (field === 3) return ((expected = NO_STREAM), false);
    else if (field === 4) return ((expected = ANY), false);
    else if (field === 5) return ((expected = STREAM_EXISTS), false);
    else if (field === 6) deadline = milliseconds(reader);
    else if (field === 7) deadline = Date.now() + milliseconds(reader);
    else return false;
    return true;
  });
  return { stream, expected, deadline };
}

/** google.protobuf.Timestamp and Duration. */
function milliseconds(message: ProtoReader): number {
  let total = 0;
  message.message((field, reader) => {
    total += field === 1 ? reader.uint() * 1000 : reader.uint() / 1e6;
    return true;
  });
  return total;
}

function proposedEvent(message: ProtoReader): ProposedEvent {
  let id = '';
  let type = '';
  let isJson = false;
  let metadata = NO_BYTES;
  let data = NO_BYTES;
  message.message((field, reader) => {
    if (field === 1) id = uuid(reader);
    else if (field === 2) {
      const [key, value] = mapEntry(reader);
      if (key === 'type') type = value;
      else if (key === 'content-type') isJson = value === 'application/json';
    } else if (field === 3) metadata = reader.buffer();
    else if (field === 4) data = reader.buffer();
    else return false;
    return true;
  });
  return { id, type, isJson, data, metadata };
}

function mapEntry(message: ProtoReader): [key: string, value: string] {
  const entry: [string, string] = ['', ''];
  message.message((field, reader) => {
    entry[field === 1 ? 0 : 1] = reader.text();
    return true;
  });
  return entry;
}
