import { event_store, google } from '@bestellwerk/event-store-protocol/messages';
import { textOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import type Long from 'long';
import { ANY, NO_STREAM, type ProposedEvent, STREAM_EXISTS } from '../log/event.js';
import type { Ids } from './responses.js';
import type { EventFilter } from '../log/filter.js';

const { AppendReq, BatchAppendReq, DeleteReq, ReadReq } = event_store.client.streams;
type Options = event_store.client.streams.WriteOptions.$Properties;
type StreamIdentifier = event_store.client.StreamIdentifier.$Properties;
type ReadOptions = event_store.client.streams.ReadReq.Options.$Properties;
type Filter = event_store.client.streams.ReadReq.Options.FilterOptions.$Properties;
type ProposedMessage = event_store.client.streams.ProposedMessage;
type Time = google.protobuf.Timestamp.$Properties | google.protobuf.Duration.$Properties;

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

export function decodeBatchAppend(bytes: Buffer): BatchAppendRequest {
  const { correlationId, options, proposedMessages, isFinal } = BatchAppendReq.decode(bytes);
  return {
    correlationId: textOfUuid(correlationId),
    options: options ? writeOptions(options) : undefined,
    events: proposedMessages.map((message) => proposedEvent(message as ProposedMessage)),
    isFinal,
  };
}

export function decodeAppend(bytes: Buffer): AppendRequest {
  const { options, proposedMessage } = AppendReq.decode(bytes);
  return {
    options: options ? writeOptions(options) : undefined,
    event: proposedMessage ? proposedEvent(proposedMessage as ProposedMessage) : undefined,
  };
}

/** Of Delete and Tombstone. */
export const decodeDelete = (bytes: Buffer): WriteOptions =>
  writeOptions(DeleteReq.decode(bytes).options ?? {});

function writeOptions(options: Options): WriteOptions {
  return {
    stream: streamName(options.streamIdentifier),
    expected: expectedOf(options),
    deadline: deadlineOf(options),
  };
}

function expectedOf({ revision, noStream, streamExists }: Options): number {
  if (revision) return revision.toNumber();
  if (noStream) return NO_STREAM;
  return streamExists ? STREAM_EXISTS : ANY;
}

function deadlineOf({ deadline, deadline_21_10_0: moment }: Options): number | undefined {
  if (moment) return milliseconds(moment);
  return deadline ? Date.now() + milliseconds(deadline) : undefined;
}

const milliseconds = ({ seconds, nanos }: Time): number => seconds!.toNumber() * 1_000 + nanos! / 1e6;

function proposedEvent({ id, metadata, customMetadata, data }: ProposedMessage): ProposedEvent {
  return {
    id: textOfUuid(id),
    type: metadata['type'] ?? '',
    isJson: metadata['content-type'] === 'application/json',
    data: data as Buffer,
    metadata: customMetadata as Buffer,
  };
}

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
  const options: ReadOptions = ReadReq.decode(bytes).options ?? {};
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

function beginningOf({ stream, all }: ReadOptions): ReadRequest['from'] {
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

const streamName = (identifier: StreamIdentifier | null | undefined): string =>
  identifier ? (identifier.streamName as Buffer).toString('utf8') : '';
