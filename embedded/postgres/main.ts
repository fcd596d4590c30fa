/**
 * The embedded PostgreSQL as a process. Environment: PG_DIR (default ./data/postgres), PG_PORT (0: any free port),
 * PG_DURABLE (0: for tests).
 */
import { announceReady, exitWith, leaveWhenTold } from '../process/lifecycle.js';
import { ensureDatabase } from './ensure-database.js';
import { startPostgres } from './start-postgres.js';

const starting = startPostgres({
  directory: process.env.PG_DIR ?? 'data/postgres',
  port: Number(process.env.PG_PORT ?? 0),
  durable: process.env.PG_DURABLE !== '0',
  onLog: (line) => console.error(line),
});
let stopping = false;
leaveWhenTold(async () => {
  stopping = true;
  await (await starting).stop();
});

try {
  const postgres = await starting;
  void postgres.ended.then(() => stopping || exitWith('PostgreSQL ended unexpectedly.'));
  await Promise.all(['eventlog', 'bestellwerk'].map((database) => ensureDatabase(postgres.url(database))));
  announceReady(postgres.url('bestellwerk'));
} catch (error) {
  if (!stopping) exitWith(error);
}
