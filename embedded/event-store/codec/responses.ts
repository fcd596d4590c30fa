import type { AppendOutcome, AppendSuccess, RecordedEvent } from '../log/event.js';
import { ANY, NO_STREAM, STREAM_EXISTS } from '../log/event.js';
import { encodeFailureStatus } from './failure-status.js';
import { ProtoWriter } from './proto-writer.js';
import { writeHalves } from './shared-messages.js';

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

const writer = new ProtoWriter();
const encodedEvents = new WeakMap<RecordedEvent, Buffer>();

export function encodeRead(response: ReadResponse, ids: Ids = 'text'): Buffer {
  if ('event' in response) return encodeEvent(response.event, ids);
  if ('subscribed' in response) writer.message(2, () => writer.text(1, response.subscribed));
  else if ('checkpoint' in response) position(3, response.checkpoint);
  else if ('caughtUp' in response) writer.empty(8);
  else writer.message(4, () => streamIdentifier(1, response.streamNotFound));
  return writer.take();
}

export function encodeBatchAppend({ correlationId, stream, outcome }: BatchAppendResponse): Buffer {
  const failure = outcome.kind === 'ok' ? undefined : encodeFailureStatus(outcome, stream);
  streamIdentifier(4, stream);
  if (outcome.kind === 'ok') success(3, outcome);
  else writer.buffer(2, failure!);
  writer.message(1, () => writer.text(2, correlationId));
  return writer.take();
}

export function encodeAppend(response: AppendResponse): Buffer {
  if (response.kind === 'ok') {
    success(1, response);
    return writer.take();
  }
  const { current, expected } = response;
  writer.message(2, () => {
    if (expected === ANY) writer.empty(9);
    else if (expected === STREAM_EXISTS) writer.empty(10);
    else if (expected === NO_STREAM) writer.empty(11);
    else writer.uintOfOneof(8, expected);
    if (current < 0) writer.empty(7);
    else writer.uintOfOneof(6, current);
    versionsOfOldClients(expected, current);
  });
  return writer.take();
}

/** The fields by which clients of 20.6.0 know what was expected and what was there. */
function versionsOfOldClients(expected: number, current: number): void {
  if (expected === ANY) writer.empty(4);
  else if (expected === STREAM_EXISTS) writer.empty(5);
  else writer.uintOfOneof(3, expected);
  if (current < 0) writer.empty(2);
  else writer.uintOfOneof(1, current);
}

export function encodeDelete(response: DeleteResponse): Buffer {
  position(1, response.position);
  return writer.take();
}

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
  writer.message(1, () => {
    writer.uintOfOneof(3, event.position);
    writer.message(1, () => recordedEvent(event, ids));
  });
  return writer.take();
}

function recordedEvent(event: RecordedEvent, ids: Ids): void {
  writer.buffer(8, event.data);
  writer.buffer(7, event.metadata);
  mapEntry(6, 'content-type', event.isJson ? 'application/json' : 'application/octet-stream');
  mapEntry(6, 'created', event.created);
  mapEntry(6, 'type', event.type);
  writer.uint(5, event.position);
  writer.uint(4, event.position);
  writer.uint(3, event.revision);
  streamIdentifier(2, event.stream);
  writer.message(1, () => (ids === 'text' ? writer.text(2, event.id) : halves(event.id)));
}

function halves(id: string): void {
  writer.message(1, () => writeHalves(writer, id));
}

function success(field: number, { revision, position: at }: AppendSuccess): void {
  writer.message(field, () => {
    if (at < 0) writer.empty(4);
    else position(3, at);
    if (revision < 0) writer.empty(2);
    else writer.uintOfOneof(1, revision);
  });
}

function position(field: number, value: number): void {
  writer.message(field, () => {
    writer.uint(2, value);
    writer.uint(1, value);
  });
}

function streamIdentifier(field: number, name: string): void {
  writer.message(field, () => writer.text(3, name));
}

function mapEntry(field: number, key: string, value: string): void {
  writer.message(field, () => {
    writer.text(2, value);
    writer.text(1, key);
  });
}
