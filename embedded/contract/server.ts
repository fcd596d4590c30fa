import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { EventStoreDBClient, jsonEvent, type JSONEventType } from '@eventstore/db-client';
import { startTestEventStore, type TestServer } from '../testing/servers.js';

let server: TestServer;

/** The address of the server that useClient has connected to. */
export const serverUrl = (): string => server.url;

/**
 * A client of the server under test: the embedded one, or the real one that EVENTSTORE_URL names. Other tests may be
 * writing to the same server, so every test uses streams of its own.
 */
export function useClient(): () => EventStoreDBClient {
  let client: EventStoreDBClient;
  beforeAll(async () => {
    server = await startTestEventStore();
    client = EventStoreDBClient.connectionString(server.url);
  });
  afterAll(async () => {
    await client.dispose();
    await server.stop();
  });
  return () => client;
}

export const newStream = (category = 'contract'): string => `${category}-${randomUUID()}`;

export type Counted = JSONEventType<string, { n: number }>;

/** Events with the data { n: first }, { n: first + 1 } … */
export function counted(count: number, first = 0, type = 'counted') {
  return Array.from({ length: count }, (_, index) =>
    jsonEvent<Counted>({ type, data: { n: first + index } }),
  );
}
