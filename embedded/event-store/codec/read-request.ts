import { event_store } from '@bestellwerk/event-store-protocol/messages';
import type Long from 'long';
import type { EventFilter } from '../log/filter.js';
import type { Ids } from './responses.js';
import { streamName } from './shared-messages.js';

const { ReadReq } = event_store.client.streams;
type Options = event_store.client.streams.ReadReq.Options.$Properties;
type Filter = event_store.client.streams.ReadReq.Options.FilterOptions.$Properties;

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

/** Greater numbers mean the end: int64's greatest and all that only uint64 can hold. */
const BEYOND_EVERYTHING = 9.2e18;
const DEFAULT_WINDOW = 32;

export function decodeRead(bytes: Buffer): ReadRequest {
  const options: Options = ReadReq.decode(bytes).options ?? {};
  const { stream, readDirection, count, filter, uuidOption } = options;
  return {
    stream: stream ? streamName(stream.streamIdentifier) : undefined,
    from: beginningOf(options),
    backwards: readDirection === ReadReq.Options.ReadDirection.Backwards,
    count: count?.toNumber(),
    filter: filter ? filterOf(filter) : undefined,
    ids: uuidOption?.structured ? 'halves' : 'text',
  };
}

function beginningOf({ stream, all }: Options): ReadRequest['from'] {
  if (stream?.revision) return place(stream.revision);
  if (all?.position) return place(all.position.commitPosition!);
  return stream?.end || all?.end ? 'end' : 'start';
}

function place(value: Long): 'end' | number {
  const number = value.toNumber();
  return number > BEYOND_EVERYTHING ? 'end' : number;
}

function filterOf({ streamIdentifier, eventType, max, checkpointIntervalMultiplier }: Filter): EventFilter {
  const expression = eventType ?? streamIdentifier;
  return {
    on: eventType ? 'type' : 'stream',
    regex: expression?.regex || undefined,
    prefixes: expression?.prefix ?? [],
    window: max ?? DEFAULT_WINDOW,
    multiplier: checkpointIntervalMultiplier || 1,
  };
}
