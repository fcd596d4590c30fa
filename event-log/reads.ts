import { methods } from '@bestellwerk/event-store-protocol/methods';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { ServiceError } from '@grpc/grpc-js';
import { event_store } from '@bestellwerk/event-store-protocol/messages';
import { textOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import Long from 'long';
import type { FollowedEvent, PlacedEvent } from './log-event.js';
import { LogUnavailable } from './errors.js';
import type { Credentials } from './log-address.js';
import { callMetadata, noteLeader, rawClient } from './connection.js';
import { digestOf } from './seal/chain.js';

const { ReadReq, ReadResp } = event_store.client.streams;
type Options = event_store.client.streams.ReadReq.Options.$Properties;
type Filter = event_store.client.streams.ReadReq.Options.FilterOptions.$Properties;
type RecordedEvent = event_store.client.streams.ReadResp.RecordedEvent;

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
export type ReadAnswer<Event extends PlacedEvent = PlacedEvent> = Event | 'caughtUp' | 'fellBehind' | 'other';

/** The position before every event. */
export const BEFORE_ALL = '-1';

/** The events of one stream, none if there is no such stream. Throws as `collect` does. */
export const collectStream = (
  client: EventStoreDBClient,
  login: Credentials | undefined,
  request: StreamRequest,
  silenceMs: number,
): Promise<PlacedEvent[]> => collect(client, login, encodeStreamRead(request), silenceMs);

/** The newest event that is not the system's. Throws as `collect` does. */
export async function newestEvent(
  client: EventStoreDBClient,
  login: Credentials | undefined,
  silenceMs: number,
): Promise<PlacedEvent | undefined> {
  const [newest] = await collect(client, login, encodeNewestRead(), silenceMs);
  return newest;
}

/** Position of the newest event that is not the system's; '-1' if there is none. Throws as `collect` does. */
export async function newestPosition(
  client: EventStoreDBClient,
  login: Credentials | undefined,
  silenceMs: number,
): Promise<string> {
  return (await newestEvent(client, login, silenceMs))?.position ?? BEFORE_ALL;
}

const asIs = (bytes: Buffer): Buffer => bytes;

/** Throws LogUnavailable after `silenceMs` without an event, and gRPC's errors. */
async function collect(
  client: EventStoreDBClient,
  login: Credentials | undefined,
  request: Buffer,
  silenceMs: number,
): Promise<PlacedEvent[]> {
  const raw = await rawClient(client, silenceMs);
  const call = raw.makeServerStreamRequest(methods.read, asIs, decodeRead, request, callMetadata(login));
  return new Promise((resolve, reject) => {
    const events: PlacedEvent[] = [];
    const silence = setTimeout(() => {
      reject(new LogUnavailable('no answer in time'));
      call.cancel();
    }, silenceMs);
    call.on('data', (answer: ReadAnswer) => {
      silence.refresh();
      if (typeof answer !== 'string') events.push(answer);
    });
    call.on('error', (error: ServiceError) => {
      noteLeader(client, raw, error);
      reject(error);
    });
    call.on('end', () => resolve(events));
    for (const event of ['error', 'end']) call.on(event, () => clearTimeout(silence));
  });
}

/** Events whose type begins with a dollar sign are the server's own. */
const NOT_OF_THE_SYSTEM: Filter = { eventType: { regex: '^[^$].*' } };
/** Events that the server looks at before it lets others have a turn. */
const SEARCH_WINDOW = 500;
const JSON_CONTENT = 'application/json';

const encode = (options: Options): Buffer =>
  ReadReq.encode({ options: { ...options, uuidOption: { string: {} } } }).finish() as Buffer;

/** Everything after a position, and what is to come. */
export function encodeSubscription({ after, checkpointInterval }: SubscriptionRequest): Buffer {
  return encode({
    all: after === null ? { start: {} } : { position: positionOf(after) },
    subscription: {},
    filter: { ...NOT_OF_THE_SYSTEM, count: {}, checkpointIntervalMultiplier: checkpointInterval },
  });
}

/** The newest event of all that is not the system's. The server looks for it. */
export function encodeNewestRead(): Buffer {
  return encode({
    all: { end: {} },
    readDirection: ReadReq.Options.ReadDirection.Backwards,
    count: Long.UONE,
    filter: { ...NOT_OF_THE_SYSTEM, max: SEARCH_WINDOW },
  });
}

/** What a stream holds from a revision on. */
export function encodeStreamRead({ stream, from, maxCount }: StreamRequest): Buffer {
  return encode({
    stream: {
      streamIdentifier: { streamName: Buffer.from(stream) },
      revision: Long.fromBigInt(from, true),
    },
    count: Long.fromBigInt(maxCount, true),
    noFilter: {},
  });
}

function positionOf(text: string) {
  const position = Long.fromString(text, true);
  return { commitPosition: position, preparePosition: position };
}

export const decodeRead = (bytes: Buffer): ReadAnswer => decodeAnswer(bytes, placedEvent);

/** As `decodeRead`, with the digest that the log's chain is made of. */
export const decodeFollowed = (bytes: Buffer): ReadAnswer<FollowedEvent> =>
  decodeAnswer(bytes, (event) => {
    const { data, customMetadata: metadata } = event;
    const placed = placedEvent(event);
    return { ...placed, digest: digestOf({ ...placed, data, metadata }) };
  });

function decodeAnswer<Event extends PlacedEvent>(
  bytes: Buffer,
  read: (event: RecordedEvent) => Event,
): ReadAnswer<Event> {
  const { event, caughtUp, fellBehind } = ReadResp.decode(bytes);
  // A link whose event was deleted holds none.
  if (event?.event) return read(event.event as RecordedEvent);
  if (caughtUp) return 'caughtUp';
  return fellBehind ? 'fellBehind' : 'other';
}

function placedEvent(event: RecordedEvent): PlacedEvent {
  const { metadata, customMetadata, data } = event;
  return {
    id: textOfUuid(event.id),
    stream: event.streamIdentifier ? textOf(event.streamIdentifier.streamName!) : '',
    type: metadata['type'] ?? '',
    revision: event.streamRevision.toString(),
    position: event.commitPosition.toString(),
    data: metadata['content-type'] === JSON_CONTENT ? parsed(data) : data,
    metadata: customMetadata.length === 0 ? undefined : parsed(customMetadata),
  };
}

const textOf = (bytes: Uint8Array): string => (bytes as Buffer).toString('utf8');

/** The text itself if it is no JSON. */
function parsed(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
