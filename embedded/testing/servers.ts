import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningEventStore, startEventStore } from '../event-store/start-event-store.js';
import { ensureDatabase } from '../postgres/ensure-database.js';
import { startPostgres } from '../postgres/start-postgres.js';
import { copiedDatabases } from './copied-databases.js';

export { startEventStore } from '../event-store/start-event-store.js';

export interface TestServers {
  readonly eventstore: string;
  /** The database of the event store's log; null if that is somebody else's. */
  readonly log: string | null;
  readonly postgres: string;
  stop(): Promise<void>;
}

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL for tests: the one of DATABASE_URL, the one that jest's global setup started (TEST_POSTGRES_URL), or one
 * of its own in a temporary folder, without any care for durability.
 */
export async function startTestPostgres(): Promise<TestServer> {
  const given = process.env.DATABASE_URL ?? process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'bestellwerk-test-'));
  await chmod(directory, 0o755);
  const postgres = await startPostgres({ directory: join(directory, 'postgres'), port: 0, durable: false });
  return {
    url: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Creates a database on the server that `postgresUrl` points to, by default under a new name, and answers its url. */
export async function createDatabase(
  postgresUrl: string,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return ensureDatabase(url.href);
}

/** An event store with an empty log of its own inside this process; or the one of EVENTSTORE_URL, as it is. */
export async function startTestEventStore(): Promise<TestServer> {
  const given = process.env.EVENTSTORE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const postgres = await startTestPostgres();
  const eventStore = await startEventStore({ pgUrl: await createDatabase(postgres.url), port: 0 });
  return { url: eventStore.url, stop: () => stopBoth(eventStore, postgres) };
}

/** An event store and an empty database for read models. */
export async function startTestServers(): Promise<TestServers> {
  const postgres = await startTestPostgres();
  const views = await createDatabase(postgres.url);
  const given = process.env.EVENTSTORE_URL;
  if (given) return { eventstore: given, log: null, postgres: views, stop: postgres.stop };
  const log = await createDatabase(postgres.url);
  const eventStore = await startEventStore({ pgUrl: log, port: 0 });
  return { eventstore: eventStore.url, log, postgres: views, stop: () => stopBoth(eventStore, postgres) };
}

/**
 * An event store and a database for read models as `fill` leaves them. On the PostgreSQL of a whole run it is called
 * once, and the others copy what it left, under a name of their own choice.
 */
export async function startFilledServers(
  name: string,
  fill: (servers: TestServers) => Promise<void>,
): Promise<TestServers> {
  const { TEST_POSTGRES_URL: shared, DATABASE_URL, EVENTSTORE_URL } = process.env;
  if (!shared || DATABASE_URL || EVENTSTORE_URL) {
    const servers = await startTestServers();
    await fill(servers);
    return servers;
  }
  const { log, views } = await copiedDatabases(shared, name, async (databases) => {
    const eventStore = await startEventStore({ pgUrl: databases.log, port: 0 });
    const { log, views: postgres } = databases;
    await fill({ eventstore: eventStore.url, log, postgres, stop: eventStore.stop });
    await eventStore.stop();
  });
  const eventStore = await startEventStore({ pgUrl: log, port: 0 });
  return { eventstore: eventStore.url, log, postgres: views, stop: eventStore.stop };
}

async function stopBoth(eventStore: RunningEventStore, postgres: TestServer): Promise<void> {
  await eventStore.stop();
  await postgres.stop();
}
