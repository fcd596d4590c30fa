import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY, EventStoreDBClient, jsonEvent, START, streamNameFilter } from '@eventstore/db-client';
import { eventStorePart, postgresPart } from '@bestellwerk/embedded/parts';
import { freePort } from '../../server-kit/ports.js';
import { supervise } from '@bestellwerk/embedded/supervise';
import { heapOf } from './heap-of.js';
import { built } from './log-kills.js';
import type { Trial, TrialReport } from './trial.js';

/** Until all that the event store keeps in memory, like the newest events, is full. */
const FILLING = 100_000;
const COMMITS = 200_000;
const EVERY = 25_000;
const SUBSCRIPTIONS = 20;
const WRITERS = 64;
/**
 * Between the highest of the first half and of the second, for the newest events fill up and are halved again and
 * again. Before its leak was mended, 75 000 commits cost 25 MB.
 */
const MOST_GROWTH_MB = 8;

/** The heap of an event store while subscriptions that match nothing stay open and others write. */
async function tryOpenSubscriptions(say: (line: string) => void): Promise<TrialReport> {
  const directory = await mkdtemp(join(tmpdir(), 'bestellwerk-open-subscriptions-'));
  await chmod(directory, 0o755);
  const inspector = await freePort();
  const store = built(eventStorePart({ port: 0 }));
  const servers = await supervise([
    built(postgresPart({ directory: join(directory, 'postgres'), port: 0 })),
    { ...store, args: [`--inspect=127.0.0.1:${inspector}`, ...store.args] },
  ]);
  const client = EventStoreDBClient.connectionString(servers.addresses.eventstore!);
  try {
    for (let index = 0; index < SUBSCRIPTIONS; index += 1) {
      const filter = streamNameFilter({ prefixes: [`nothing-${index}`] });
      client.subscribeToAll({ fromPosition: START, filter }).on('error', () => undefined);
    }
    let committed = 0;
    const writeUntil = async (due: number): Promise<void> => {
      const write = async (writer: number): Promise<void> => {
        while (committed < due) {
          committed += 1;
          const event = jsonEvent({ type: 'Tried', data: { committed } });
          await client.appendToStream(`tried-${writer}`, event, { expectedRevision: ANY });
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    };
    await writeUntil(FILLING);
    const heaps: number[] = [];
    while (committed < FILLING + COMMITS) {
      await writeUntil(committed + EVERY);
      heaps.push(await heapOf(inspector));
      say(`${committed} commits: ${heaps.at(-1)!.toFixed(1)} MB`);
    }
    const half = heaps.length / 2;
    const growth = Math.max(...heaps.slice(half)) - Math.max(...heaps.slice(0, half));
    return {
      figures: {
        'heap after every 25 000 commits': `${heaps.map((heap) => heap.toFixed(1)).join(', ')} MB`,
        growth: `${growth.toFixed(1)} MB`,
      },
      findings: growth > MOST_GROWTH_MB ? [`the heap grew by ${growth.toFixed(1)} MB`] : [],
    };
  } finally {
    await client.dispose();
    await servers.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

export const openSubscriptions: Trial = {
  name: 'open-subscriptions',
  about: `${COMMITS} commits with ${SUBSCRIPTIONS} open subscriptions that match nothing`,
  run: tryOpenSubscriptions,
};
