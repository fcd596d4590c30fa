import { setTimeout as delay } from 'node:timers/promises';
import { takenPort } from '@bestellwerk/server-kit/ports';
import { ensureDatabase } from '../postgres/ensure-database.js';
import { serve } from './grpc/server.js';
import { isPassing } from './log/database.js';
import { Log } from './log/log.js';
import { OwnedByAnotherError } from './log/ownership.js';

export interface EventStoreOptions {
  /** The database that holds the log; created if missing. */
  readonly pgUrl: string;
  /** 0: any free port. */
  readonly port: number;
  /** How long to wait for PostgreSQL. Default 30 000. */
  readonly timeoutMs?: number;
}

export interface RunningEventStore {
  readonly url: string;
  /** Resolves with the reason when another process has taken the database over. */
  readonly dispossessed: Promise<Error>;
  stop(): Promise<void>;
}

/** Starts the embedded event store on 127.0.0.1. Throws when another process owns the database. */
export async function startEventStore(options: EventStoreOptions): Promise<RunningEventStore> {
  const log = await openLog(options);
  const server = await serve(log, options.port).catch(async (error) => {
    await log.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? takenPort({ host: '127.0.0.1', port: options.port, variable: 'ESDB_PORT' })
      : error;
  });
  return {
    url: `esdb://127.0.0.1:${server.port}?tls=false`,
    dispossessed: log.dispossessed,
    stop: async () => {
      const closed = log.close();
      server.stop();
      await closed;
    },
  };
}

async function openLog({ pgUrl, timeoutMs = 30_000 }: EventStoreOptions): Promise<Log> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const log = new Log({ connectionString: pgUrl });
    try {
      await ensureDatabase(pgUrl);
      await log.open();
      return log;
    } catch (error) {
      await log.close();
      if (!isPassing(error) || error instanceof OwnedByAnotherError || Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}
