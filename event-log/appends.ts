import { methods } from '@bestellwerk/event-store-protocol/methods';
import type { EventStoreDBClient } from '@eventstore/db-client';
import {
  decodeAppend,
  encodeAppendEvent,
  encodeAppendStart,
  type ExpectedRevision,
  type Written,
} from './append-messages.js';
import type { StoredEvent } from './log-event.js';
import { WrongExpectedRevision } from './errors.js';
import type { Credentials } from './log-address.js';
import { callMetadata, noteLeader, rawClient } from './raw-client.js';

export interface Append {
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
