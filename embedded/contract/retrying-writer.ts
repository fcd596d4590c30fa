import { setTimeout as delay } from 'node:timers/promises';
import {
  type AppendExpectedRevision,
  type EventData,
  type EventStoreDBClient,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { counted } from './server.js';

const ATTEMPT_MS = 4000;

/**
 * Appends `count` events one by one under their expected revisions, each as often as needed with the same id, and
 * answers their ids. Throws WrongExpectedVersionError: for a single writer that is a wrong answer.
 */
export async function writePersistently(
  client: EventStoreDBClient,
  stream: string,
  count: number,
  onAcknowledged: () => void,
): Promise<string[]> {
  const events = counted(count);
  for (const [index, event] of events.entries()) {
    const expectedRevision = index === 0 ? NO_STREAM : BigInt(index - 1);
    while (!(await attempt(client, stream, event, expectedRevision))) await delay(50);
    onAcknowledged();
  }
  return events.map(({ id }) => id);
}

/** The client may never answer an append that it was just sending when the connection broke. */
async function attempt(
  client: EventStoreDBClient,
  stream: string,
  event: EventData,
  expectedRevision: AppendExpectedRevision,
): Promise<boolean> {
  const appended = client.appendToStream(stream, event, { expectedRevision, deadline: ATTEMPT_MS }).then(
    () => true,
    (error) => {
      if (error instanceof WrongExpectedVersionError) throw error;
      return false;
    },
  );
  return Promise.race([appended, delay(ATTEMPT_MS, false, { ref: false })]);
}
