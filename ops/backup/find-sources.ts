import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase } from '@bestellwerk/embedded/postgres/ensure-database';
import { startPostgres } from '@bestellwerk/embedded/postgres/start-postgres';
import { claimDataFolder } from '@bestellwerk/embedded/process/claim-folder';
import type { Sources } from './backup.js';
import { postgresIn } from '@bestellwerk/embedded/postgres/restoring-folder';

export interface FoundSources extends Sources {
  close(): Promise<void>;
}

interface Addresses {
  readonly DATABASE_URL?: string;
  readonly EVENTSTORE_URL?: string;
  readonly LOG_DATABASE_URL?: string;
}

/**
 * The databases of the product that runs on a data folder; of one that is stopped they are started for the time being.
 * DATABASE_URL and EVENTSTORE_URL mean the same as for `npm start`.
 */
export async function findSources(dataDir: string, env: Addresses): Promise<FoundSources> {
  const claim = await claimDataFolder(dataDir).catch(() => null);
  if (claim === null) return { ...fromAddresses(runningOn(dataDir)), close: () => Promise.resolve() };
  const release = (): void => void claim.close();
  try {
    if (env.DATABASE_URL && env.EVENTSTORE_URL) {
      return { ...fromAddresses(env), close: () => Promise.resolve(release()) };
    }
    if (!existsSync(postgresIn(dataDir))) throw new Error(`There is no installation in ${dataDir}.`);
    const postgres = await startPostgres({ directory: postgresIn(dataDir), port: 0 });
    return {
      appUrl: env.DATABASE_URL || postgres.url('bestellwerk'),
      logUrl: env.EVENTSTORE_URL ? null : await ensureDatabase(postgres.url('eventlog')),
      close: () => postgres.stop().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

function runningOn(dataDir: string): Addresses {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Addresses;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`What runs on ${dataDir} is not ready, or was not started by npm start.`, {
      cause: error,
    });
  }
}

function fromAddresses({ DATABASE_URL, LOG_DATABASE_URL }: Addresses): Sources {
  return { appUrl: DATABASE_URL!, logUrl: LOG_DATABASE_URL ?? null };
}
