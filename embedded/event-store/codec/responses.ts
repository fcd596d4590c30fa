import { event_store, google } from '@bestellwerk/event-store-protocol/messages';
import { halvesOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import Long from 'long';
import {
  ANY,
  type AppendFailure,
  type AppendOutcome,
  type AppendSuccess,
  MAX_APPEND_BYTES,
  NO_STREAM,
  type RecordedEvent,
  STREAM_EXISTS,
  TOMBSTONE,
} from '../log/event.js';

const { AppendResp, BatchAppendResp, DeleteResp, ReadResp } = event_store.client.streams;
const { BadRequest, MaximumAppendSizeExceeded, StreamDeleted, WrongExpectedVersion } = event_store.client;
type ReadContent = event_store.client.streams.ReadResp.$Properties;
type Success = event_store.client.streams.AppendSuccess.$Properties;
type Versions = event_store.client.streams.AppendResp.WrongExpectedVersion.$Properties;

type Status = google.rpc.Status.$Properties;
type ExpectedVersions = event_store.client.WrongExpectedVersion.$Properties;
type StreamIdentifier = event_store.client.StreamIdentifier.$Properties;
type Position = event_store.client.AllStreamPosition.$Properties;

export type ReadResponse =
  | { readonly event: RecordedEvent }
  | { readonly subscribed: string }
  /** A position; -1 when nothing has been looked at yet, which goes out as uint64's greatest. */
  | { readonly checkpoint: number }
  | { readonly caughtUp: true }
  | { readonly streamNotFound: string };

export interface BatchAppendResponse {
  readonly correlationId: string;
  readonly stream: string;
  readonly outcome: AppendOutcome;
}

export type AppendResponse = Extract<AppendOutcome, { kind: 'ok' | 'wrong-version' }>;

export interface DeleteResponse {
  readonly position: number;
}

/** How a reader wants the ids of events. */
export type Ids = 'text' | 'halves';

const encodedEvents = new WeakMap<RecordedEvent, Buffer>();

export function encodeRead(response: ReadResponse, ids: Ids = 'text'): Buffer {
  if ('event' in response) return encodeEvent(response.event, ids);
  return ReadResp.encode(contentOf(response)).finish() as Buffer;
}

function contentOf(response: Exclude<ReadResponse, { event: RecordedEvent }>): ReadContent {
  if ('subscribed' in response) return { confirmation: { subscriptionId: response.subscribed } };
  if ('checkpoint' in response) return { checkpoint: position(response.checkpoint) };
  if ('caughtUp' in response) return { caughtUp: {} };
  return { streamNotFound: { streamIdentifier: streamIdentifier(response.streamNotFound) } };
}

export function encodeBatchAppend({ correlationId, stream, outcome }: BatchAppendResponse): Buffer {
  return BatchAppendResp.encode({
    correlationId: { string: correlationId },
    error: outcome.kind === 'ok' ? undefined : failureStatus(outcome, stream),
    success: outcome.kind === 'ok' ? success(outcome) : undefined,
    streamIdentifier: streamIdentifier(stream),
  }).finish() as Buffer;
}

export function encodeAppend(response: AppendResponse): Buffer {
  const result =
    response.kind === 'ok' ? { success: success(response) } : { wrongExpectedVersion: versions(response) };
  return AppendResp.encode(result).finish() as Buffer;
}

function versions({ current, expected }: Extract<AppendResponse, { kind: 'wrong-version' }>): Versions {
  return {
    ...(current < 0
      ? { currentNoStream: {}, noStream_20_6_0: {} }
      : { currentRevision: uint64(current), currentRevision_20_6_0: uint64(current) }),
    ...expectedOf(expected),
  };
}

/** With the field by which clients of 20.6.0 know it. */
function expectedOf(expected: number): Versions {
  if (expected === ANY) return { expectedAny: {}, any_20_6_0: {} };
  if (expected === STREAM_EXISTS) return { expectedStreamExists: {}, streamExists_20_6_0: {} };
  const revision = { expectedRevision_20_6_0: uint64(expected) };
  return expected === NO_STREAM
    ? { expectedNoStream: {}, ...revision }
    : { expectedRevision: uint64(expected), ...revision };
}

export const encodeDelete = (response: DeleteResponse): Buffer =>
  DeleteResp.encode({ position: position(response.position) }).finish() as Buffer;

/** Remembered per event, because every subscription gets the same bytes. */
function encodeEvent(event: RecordedEvent, ids: Ids): Buffer {
  if (ids === 'halves') return newlyEncoded(event, ids);
  const known = encodedEvents.get(event);
  if (known) return known;
  const bytes = newlyEncoded(event, ids);
  encodedEvents.set(event, bytes);
  return bytes;
}

function newlyEncoded(event: RecordedEvent, ids: Ids): Buffer {
  const { id, stream, revision, type, created, isJson, data, metadata } = event;
  const at = uint64(event.position);
  const recorded = {
    id: ids === 'text' ? { string: id } : { structured: halvesOfUuid(id) },
    streamIdentifier: streamIdentifier(stream),
    streamRevision: uint64(revision),
    preparePosition: at,
    commitPosition: at,
    metadata: { type, created, 'content-type': isJson ? 'application/json' : 'application/octet-stream' },
    customMetadata: metadata,
    data,
  };
  return ReadResp.encode({ event: { event: recorded, commitPosition: at } }).finish() as Buffer;
}

const success = ({ revision, position: at }: AppendSuccess): Success => ({
  currentRevision: revision < 0 ? undefined : uint64(revision),
  noStream: revision < 0 ? {} : undefined,
  position: at < 0 ? undefined : position(at),
  noPosition: at < 0 ? {} : undefined,
});

/** As a real server numbers them; they are codes of google.rpc, which nearly are gRPC's. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const UNAVAILABLE = 14;

/** How a batch append reports a failure: with one of EventStoreDB's messages inside. */
function failureStatus(failure: AppendFailure, stream: string): Status {
  switch (failure.kind) {
    case 'wrong-version': {
      const { expected, current } = failure;
      return status(
        ALREADY_EXISTS,
        'WrongExpectedVersion',
        WrongExpectedVersion.encode({ ...currentRevision(current), ...expectedRevision(expected) }),
      );
    }
    case 'deleted': {
      const details = StreamDeleted.encode({ streamIdentifier: streamIdentifier(stream) });
      return status(NOT_FOUND, 'StreamDeleted', details);
    }
    case 'too-big': {
      const size = MaximumAppendSizeExceeded.encode({ maxAppendSize: MAX_APPEND_BYTES });
      return status(INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', size);
    }
    case 'timeout':
      return status(DEADLINE_EXCEEDED, 'Timeout');
    case 'unavailable':
      return status(UNAVAILABLE, 'Unknown');
    case 'bad-request':
      return status(INVALID_ARGUMENT, 'BadRequest', BadRequest.encode({ message: failure.message }));
  }
}

function status(code: number, message: string, details?: { finish(): Uint8Array }): Status {
  const type_url = `type.googleapis.com/event_store.client.${message}`;
  return { code, message, details: { type_url, value: details?.finish() } };
}

const currentRevision = (current: number): ExpectedVersions =>
  current < 0 ? { currentNoStream: {} } : { currentStreamRevision: uint64(current) };

function expectedRevision(expected: number): ExpectedVersions {
  if (expected === ANY) return { expectedAny: {} };
  if (expected === STREAM_EXISTS) return { expectedStreamExists: {} };
  return expected === NO_STREAM ? { expectedNoStream: {} } : { expectedStreamPosition: uint64(expected) };
}

/** A revision or position: TOMBSTONE is int64's greatest, and what is below zero is uint64's. */
function uint64(value: number): Long {
  if (value === TOMBSTONE) return Long.MAX_VALUE;
  return value < 0 ? Long.MAX_UNSIGNED_VALUE : Long.fromNumber(value, true);
}

function position(value: number): Position {
  const at = uint64(value);
  return { commitPosition: at, preparePosition: at };
}

const streamIdentifier = (name: string): StreamIdentifier => ({ streamName: Buffer.from(name) });
