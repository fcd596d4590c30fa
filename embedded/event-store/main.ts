/**
 * The embedded event store as a process. Environment: PG_URL (the database that holds the log, created if missing),
 * ESDB_PORT (0: any free port).
 */
import { exitWith, onShutdown } from '@bestellwerk/server-kit/process-lifecycle';
import { announceReady } from '../process/lifecycle.js';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { startEventStore } from './start-event-store.js';

const { PG_URL, ESDB_PORT } = process.env;
if (!PG_URL) {
  throw await exitWith(new WrongSettings('PG_URL must name the PostgreSQL database that holds the log.'));
}

const starting = startEventStore({ pgUrl: PG_URL, port: Number(ESDB_PORT ?? 0) });
onShutdown(async () => (await starting).stop(), 2_500);

try {
  const { url, dispossessed } = await starting;
  void dispossessed.then(exitWith);
  announceReady(url);
} catch (error) {
  await exitWith(error);
}
