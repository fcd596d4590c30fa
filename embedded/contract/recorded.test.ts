import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordingOf } from '../testing/recorded/recording.js';
import { createDatabase, startEventStore, startTestPostgres } from '../testing/servers.js';
import { differences } from './recorded/differences.js';
import { RawConnection } from './recorded/raw-call.js';
import { replay } from './recorded/replay.js';

/**
 * What EventStoreDB 24.2.0 was asked is asked of a new embedded server, byte for byte and in the same order, and both
 * answers are compared field by field as they are on the wire.
 */
describe('the embedded server answers what EventStoreDB 24.2.0 did', () => {
  const calls = recordingOf('24.2.0');
  const stops: (() => Promise<unknown> | void)[] = [];
  let connection: RawConnection;
  beforeAll(async () => {
    const postgres = await startTestPostgres();
    const server = await startEventStore({ pgUrl: await createDatabase(postgres.url), port: 0 });
    connection = new RawConnection(server.url);
    stops.push(() => connection.close(), server.stop, postgres.stop);
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  it.each(calls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const { expected, answered } = await replay(connection, call);
    const difference = differences[name];
    expect(answered).toEqual({ ...expected, ...difference?.answer });
    if (difference) expect(answered).not.toEqual(expected);
  });

  it('and every intended difference belongs to a recorded call', () => {
    expect(Object.keys(differences).filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });
});
