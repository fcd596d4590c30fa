import { setTimeout as delay } from 'node:timers/promises';
import { freePort, takenPort } from '@bestellwerk/server-kit/ports';
import { postgresBinaries } from './binaries.js';
import { type Cluster, openCluster, SUPERUSER } from './cluster.js';
import { stopOrphanedServer } from './orphaned-server.js';
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from './server-process.js';
import { StartFailure } from './start-failure.js';
import { assertReachable, postgresSystemUser } from './system-user.js';

export interface PostgresOptions {
  /** Holds everything of this server: the data folder and the password. Created if missing. */
  readonly directory: string;
  /** 0: any free port. */
  readonly port: number;
  /** Default true. False trades safety against a power cut for speed: for tests. */
  readonly durable?: boolean;
  /** Called with the data folder before the server starts on it. */
  readonly beforeStart?: (data: string) => Promise<void>;
  /** Warnings and errors of the server, line by line. */
  readonly onLog?: (line: string) => void;
}

export interface RunningPostgres extends ServerProcess {
  /** The address of a database with user and password. */
  url(database: string): string;
}

const TIMEOUT_MS = 8000;

/** Starts the PostgreSQL of a directory on 127.0.0.1, after stopping one that a killed predecessor left there. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const user = postgresSystemUser();
  const { initdb, postgres } = await postgresBinaries();
  await assertReachable(postgres, user);
  const durable = options.durable ?? true;
  const cluster = await openCluster({ directory: options.directory, initdb, user, durable });
  await stopOrphanedServer(cluster.data);
  await options.beforeStart?.(cluster.data);
  const onLog = options.onLog ?? (() => undefined);
  const run = (port: number): ServerProcessOptions => ({
    postgres,
    data: cluster.data,
    port,
    user,
    durable,
    onLog,
  });
  const { port, server } = await startWithRetries(options.port, run);
  return { ...server, url: (database) => urlOf(cluster, port, database) };
}

/**
 * Worker processes of a killed server live on for a moment and keep its memory; a free port may be taken meanwhile; and a
 * predecessor that was killed while it started a server left one that had not written its lock file yet.
 */
async function startWithRetries(
  wanted: number,
  run: (port: number) => ServerProcessOptions,
): Promise<{ port: number; server: ServerProcess }> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const port = wanted || (await freePort());
    try {
      return { port, server: await startServerProcess(run(port)) };
    } catch (error) {
      const words = error instanceof StartFailure ? error.stderr : '';
      const passing = /shared memory block|Address already in use|lock file "postmaster.pid"/.test(words);
      if (!passing || Date.now() > deadline)
        throw portIsTaken(words) ? takenPort({ host: '127.0.0.1', port, variable: 'PG_PORT' }) : error;
      await delay(100);
      await stopOrphanedServer(run(port).data);
    }
  }
}

const portIsTaken = (words: string): boolean => words.includes('Address already in use');

function urlOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
