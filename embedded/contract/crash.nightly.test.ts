import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient } from '@eventstore/db-client';
import { eventStorePart, postgresPart } from '../parts.js';
import { supervise, type Supervision } from '../supervise.js';
import { fromSource } from '../testing/from-source.js';
import { all } from './reading.js';
import { writePersistently } from './retrying-writer.js';
import { newStream } from './server.js';

const WRITERS = 16;
const EVENTS = 40;
/** Acknowledged events after which the victim is killed. */
const THRICE = [100, 250, 400];
const ONCE = [100];

let directory: string;
let servers: Supervision;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bestellwerk-crash-'));
  await chmod(directory, 0o755);
  const parts = [
    postgresPart({ directory: join(directory, 'postgres'), port: 0 }),
    eventStorePart({ port: 0 }),
  ];
  servers = await supervise(parts.map(fromSource));
});

afterAll(async () => {
  await servers.stop();
  await rm(directory, { recursive: true, force: true });
});

const postmaster = async () =>
  Number((await readFile(join(directory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('while writers keep trying', () => {
  it.each<[string, number[], () => Promise<number> | number]>([
    ['the event store', THRICE, () => servers.pidOf('eventstore')],
    ['PostgreSQL', THRICE, postmaster],
    ['the keeper of PostgreSQL', ONCE, () => servers.pidOf('postgres')],
  ])(
    '%s may be killed: no event is lost or duplicated',
    async (_name, moments, victim) => {
      const client = EventStoreDBClient.connectionString(servers.addresses.eventstore!);
      let acknowledged = 0;
      const killed: Promise<void>[] = [];
      const onAcknowledged = (): void => {
        if (!moments.includes(++acknowledged)) return;
        killed.push(Promise.resolve(victim()).then((pid) => void process.kill(pid, 'SIGKILL')));
      };
      const streams = Array.from({ length: WRITERS }, () => newStream('crash'));
      const written = await Promise.all(
        streams.map((stream) => writePersistently(client, stream, EVENTS, onAcknowledged)),
      );
      await Promise.all(killed);
      expect(killed).toHaveLength(moments.length);

      for (const [index, stream] of streams.entries()) {
        const events = await all(client.readStream(stream));
        expect(events.map(({ event }) => event!.id)).toEqual(written[index]);
        expect(events.map(({ event }) => Number(event!.revision))).toEqual([...Array(EVENTS).keys()]);
      }
      const ids = (await all(client.readAll())).map(({ event }) => event!.id);
      expect(new Set(ids).size).toBe(ids.length);
      await client.dispose();
    },
    120_000,
  );
});
