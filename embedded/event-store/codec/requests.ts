import { event_store, google } from '@bestellwerk/event-store-protocol/messages';
import { textOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import { ANY, NO_STREAM, type ProposedEvent, STREAM_EXISTS } from '../log/event.js';
import { streamName } from './shared-messages.js';

const { AppendReq, BatchAppendReq, DeleteReq } = event_store.client.streams;
type Options = event_store.client.streams.WriteOptions.$Properties;
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
