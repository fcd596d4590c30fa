import type { EventFilter } from '../log/filter.js';
import { ProtoReader } from './proto-reader.js';
import type { Ids } from './responses.js';
import { streamName } from './shared-messages.js';

export interface ReadRequest {
  /** Undefined: `$all`. */
  readonly stream?: string;
  readonly from: 'start' | 'end' | number;
  readonly backwards: boolean;
  /** Undefined: a subscription. */
  readonly count?: number;
  readonly filter?: EventFilter;
  readonly ids: Ids;
}

type Draft = { -readonly [Key in keyof ReadRequest]: ReadRequest[Key] };

/** Greater numbers mean the end: int64's greatest and all that only uint64 can hold. */
const BEYOND_EVERYTHING = 9.2e18;
const DEFAULT_WINDOW = 32;

export function decodeRead(bytes: Buffer): ReadRequest {
  const request: Draft = { from: 'start', backwards: false, ids: 'text' };
  new ProtoReader(bytes).fields((field, options) => {
    if (field !== 1) return false;
    return options.message((option, reader) => {
      if (option === 1) streamOptions(reader, request);
      else if (option === 2) allOptions(reader, request);
      else if (option === 3) request.backwards = reader.uint() === 1;
      else if (option === 5) request.count = reader.uint();
      else if (option === 7) request.filter = filter(reader);
      else if (option === 9) request.ids = wantedIds(reader);
      else return false;
      return true;
    });
  });
  return request;
}

function wantedIds(message: ProtoReader): Ids {
  let ids: Ids = 'text';
  message.message((field) => {
    if (field === 1) ids = 'halves';
    return false;
  });
  return ids;
}

function streamOptions(message: ProtoReader, request: Draft): void {
  message.message((field, reader) => {
    if (field === 1) request.stream = streamName(reader);
    else if (field === 2) request.from = place(reader.uint());
    else return edge(field - 2, request);
    return true;
  });
}

function allOptions(message: ProtoReader, request: Draft): void {
  message.message((field, reader) => {
    if (field !== 1) return edge(field - 1, request);
    request.from = 0;
    return reader.message((half, position) => {
      if (half !== 1) return false;
      request.from = place(position.uint());
      return true;
    });
  });
}

function edge(which: number, request: Draft): false {
  request.from = which === 1 ? 'start' : 'end';
  return false;
}

function place(value: number): 'end' | number {
  return value > BEYOND_EVERYTHING ? 'end' : value;
}

function filter(message: ProtoReader): EventFilter {
  let on: EventFilter['on'] = 'stream';
  let regex: string | undefined;
  const prefixes: string[] = [];
  let window = DEFAULT_WINDOW;
  let multiplier = 1;
  const expression = (reader: ProtoReader): true =>
    reader.message((field, inner) => {
      if (field === 1) regex = inner.text() || undefined;
      else prefixes.push(inner.text());
      return true;
    });
  message.message((field, reader) => {
    if (field === 1 || field === 2) {
      on = field === 1 ? 'stream' : 'type';
      return expression(reader);
    }
    if (field === 3) window = reader.uint();
    else if (field === 5) multiplier = reader.uint();
    else return false;
    return true;
  });
  return { on, regex, prefixes, window, multiplier };
}
