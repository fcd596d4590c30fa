import type {
  AllStreamRecordedEvent,
  EventStoreDBClient,
  RecordedEvent,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import type { PlacedEvent } from './entry.js';
import { LogUnavailable } from './errors.js';
import type { Credentials } from './log-address.js';
import { callMetadata, rawClient } from './raw-client.js';
import {
  decodeRead,
  encodeStreamRead,
  READ_METHOD,
  type ReadAnswer,
  type StreamRequest,
} from './read-messages.js';

/**
 * Every event of a read. Throws LogUnavailable after `silenceMs` without one: the client sets its reads
 * no deadline.
 */
export async function collect<E extends { event?: unknown }>(
  read: StreamingRead<E>,
  silenceMs: number,
): Promise<E[]> {
  // A failure after the loop below has ended must not bring the process down.
  read.on('error', () => undefined);
  const silence = setTimeout(() => read.destroy(new LogUnavailable('no answer in time')), silenceMs);
  try {
    const events: E[] = [];
    for await (const event of read) {
      silence.refresh();
      events.push(event as E);
    }
    return events;
  } finally {
    clearTimeout(silence);
    read.cancel().catch(() => undefined);
  }
}

/** The events of one stream, none if there is no such stream. Throws LogUnavailable like `collect`, and gRPC's errors. */
export async function collectStream(
  client: EventStoreDBClient,
  login: Credentials | undefined,
  request: StreamRequest,
  silenceMs: number,
): Promise<PlacedEvent[]> {
  const raw = await rawClient(client);
  const metadata = callMetadata(login);
  const call = raw.makeServerStreamRequest(READ_METHOD, encodeStreamRead, decodeRead, request, metadata);
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
    call.on('error', reject);
    call.on('end', () => resolve(events));
    for (const event of ['error', 'end']) call.on(event, () => clearTimeout(silence));
  });
}

/** Revision and position as decimal strings. */
export function placed(event: AllStreamRecordedEvent | RecordedEvent): PlacedEvent {
  const { id, streamId, type, revision, position, data, metadata } = event;
  return {
    id,
    stream: streamId,
    type,
    revision: String(revision),
    position: String(position?.commit),
    data,
    metadata,
  };
}

export function isSystemEvent({ event }: ResolvedEvent): boolean {
  return event === undefined || event.type.startsWith('$');
}
