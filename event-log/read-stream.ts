import { methods } from '@bestellwerk/event-store-protocol/methods';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { ServiceError } from '@grpc/grpc-js';
import type { PlacedEvent } from './log-event.js';
import { LogUnavailable } from './errors.js';
import type { Credentials } from './log-address.js';
import { callMetadata, noteLeader, rawClient } from './raw-client.js';
import {
  decodeRead,
  encodeNewestRead,
  encodeStreamRead,
  type ReadAnswer,
  type StreamRequest,
} from './read-messages.js';

/** The position before every event. */
export const BEFORE_ALL = '-1';

const asIs = (bytes: Buffer): Buffer => bytes;

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
