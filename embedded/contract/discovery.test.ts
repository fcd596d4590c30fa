import { describe, expect, it } from '@jest/globals';
import { EventStoreDBClient } from '@eventstore/db-client';
import { all } from './reading.js';
import { counted, newStream, serverUrl, useClient } from './server.js';

useClient();

describe('a client that discovers the cluster', () => {
  it.each([
    ['by one seed', (host: string) => `esdb+discover://${host}?tls=false`],
    ['by several seeds', (host: string) => `esdb://${host},${host}?tls=false`],
    ['with a preference', (host: string) => `esdb+discover://${host}?tls=false&nodePreference=follower`],
  ])('finds the server: %s', async (_name, urlFor) => {
    const client = EventStoreDBClient.connectionString(urlFor(new URL(serverUrl()).host));
    const stream = newStream();
    await client.appendToStream(stream, counted(1));
    expect(await all(client.readStream(stream))).toHaveLength(1);
    await client.dispose();
  });
});
