/**
 * The embedded PostgreSQL as a process. Environment: PG_DIR (default ./data/postgres), PG_PORT (0: any free port),
 * PG_DURABLE (0: for tests).
 */
import { dirname } from 'node:path';
import { assertNotHalfRestored } from './restoring-folder.js';
import { exitWith, onShutdown } from '@bestellwerk/server-kit/process-lifecycle';
import { announceReady, announceTrouble } from '../process/lifecycle.js';
import { endByForce } from './orphaned-server.js';
import { ensureDatabase } from './ensure-database.js';
import { untilServerHangs } from './server-watch.js';
import { startOnAnyDisk } from './start-on-any-disk.js';
import type { RunningPostgres } from './start-postgres.js';

const directory = process.env.PG_DIR ?? 'data/postgres';
const leaving = new AbortController();
const starting = start();
onShutdown(async () => {
  leaving.abort();
  await (await starting).stop();
}, 4_000);

async function start(): Promise<RunningPostgres> {
  assertNotHalfRestored(dirname(directory));
  return startOnAnyDisk({
    directory,
    port: Number(process.env.PG_PORT ?? 0),
    durable: process.env.PG_DURABLE !== '0',
    onLog: (line) => console.error(line),
    onTrouble: announceTrouble,
    signal: leaving.signal,
    prepare: async (postgres) => {
      await Promise.all(['eventlog', 'bestellwerk'].map((name) => ensureDatabase(postgres.url(name))));
    },
  });
}

try {
  const postgres = await starting;
  void postgres.ended.then(() => leaving.signal.aborted || void exitWith('PostgreSQL ended unexpectedly.'));
  announceReady(postgres.url('bestellwerk'));
  await untilServerHangs({ url: postgres.url('postgres') }, leaving.signal);
  announceTrouble({ code: 'hung', text: 'PostgreSQL did not answer and was ended' });
  await endByForce(postgres.pid);
} catch (error) {
  if (!leaving.signal.aborted) await exitWith(error);
}
