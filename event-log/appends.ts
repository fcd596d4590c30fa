import { methods } from '@bestellwerk/event-store-protocol/methods';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { event_store } from '@bestellwerk/event-store-protocol/messages';
import Long from 'long';
import type { StoredEvent } from './log-event.js';
import { WrongExpectedRevision } from './errors.js';
import type { Credentials } from './log-address.js';
import { callMetadata, noteLeader, rawClient } from './connection.js';

const { AppendReq, AppendResp } = event_store.client.streams;
type WriteOptions = event_store.client.streams.WriteOptions.$Properties;
type ProposedMessage = event_store.client.streams.ProposedMessage.$Properties;
type AppendSuccess = event_store.client.streams.AppendSuccess.$Properties;

/** `noStream`: the stream must be new. A number is the revision of its last event. */
export type ExpectedRevision = bigint | 'noStream' | 'any' | 'streamExists';

/** Revision and position of an append. */
export interface Written {
  /** Of the last event. */
  readonly revision: bigint;
  /** Undefined if the server does not report it, as it may for an append that it knows already. */
  readonly position: bigint | undefined;
}

interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly StoredEvent[];
  readonly withinMs: number;
}

const asIs = (bytes: Buffer): Buffer => bytes;

/** An append as a call of its own. Throws WrongExpectedRevision, LogUnavailable and gRPC's errors. */
export async function appendByItself(
  client: EventStoreDBClient,
  login: Credentials | undefined,
  { stream, expected, events, withinMs }: Append,
): Promise<Written> {
  const deadline = Date.now() + withinMs;
  const raw = await rawClient(client, withinMs);
  return new Promise((resolve, reject) => {
    const call = raw.makeClientStreamRequest(
      ...([methods.append, asIs, decodeAppend, callMetadata(login), { deadline }] as const),
      (error, answer) => {
        if (error) {
          noteLeader(client, raw, error);
          reject(error);
        } else if (answer === 'wrong revision') reject(new WrongExpectedRevision(stream));
        else resolve(answer!);
      },
    );
    call.on('error', () => undefined);
    call.write(encodeAppendStart(stream, expected));
    for (const event of events) call.write(encodeAppendEvent(event));
    call.end();
  });
}

/** Where to. One message for each event follows. */
export const encodeAppendStart = (stream: string, expected: ExpectedRevision): Buffer =>
  AppendReq.encode({ options: optionsOf(stream, expected) }).finish() as Buffer;

export const encodeAppendEvent = (event: StoredEvent): Buffer =>
  AppendReq.encode({ proposedMessage: proposed(event) }).finish() as Buffer;

export function decodeAppend(bytes: Buffer): Written | 'wrong revision' {
  const { success, wrongExpectedVersion } = AppendResp.decode(bytes);
  if (wrongExpectedVersion) return 'wrong revision';
  if (!success) throw new Error('The answer to an append holds no result');
  return written(success);
}

export const optionsOf = (
  stream: string,
  expected: ExpectedRevision,
  deadline?: WriteOptions['deadline'],
): WriteOptions => ({
  streamIdentifier: { streamName: Buffer.from(stream) },
  revision: typeof expected === 'bigint' ? Long.fromBigInt(expected, true) : undefined,
  noStream: expected === 'noStream' ? {} : undefined,
  any: expected === 'any' ? {} : undefined,
  streamExists: expected === 'streamExists' ? {} : undefined,
  deadline,
});

export function proposed({ id, type, data, metadata }: StoredEvent): ProposedMessage {
  return {
    id: { string: id },
    metadata: { type, 'content-type': 'application/json' },
    customMetadata: Buffer.from(JSON.stringify(metadata)),
    data: Buffer.from(JSON.stringify(data)),
  };
}

export function written({ currentRevision, position }: AppendSuccess): Written {
  return {
    revision: currentRevision?.toBigInt() ?? 0n,
    position: position?.commitPosition!.toBigInt(),
  };
}
