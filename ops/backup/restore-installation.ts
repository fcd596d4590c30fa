import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { ensureDatabase } from '@bestellwerk/embedded/postgres/ensure-database';
import { startPostgres } from '@bestellwerk/embedded/postgres/start-postgres';
import { claimDataFolder } from '@bestellwerk/embedded/process/claim-folder';
import { ErasureJournal } from '@bestellwerk/event-log/erasure-journal';
import type { BackupOptions } from './backup.js';
import { type Archives, load, verifyArchives } from './restore.js';
import {
  beginRestoring,
  discardRestored,
  postgresIn,
  takeRestored,
} from '@bestellwerk/embedded/postgres/restoring-folder';

export interface Destination {
  readonly dataDir: string;
  /** Servers of the operator's, as `npm start` would use them. */
  readonly databaseUrl: string | null;
  readonly eventstoreUrl: string | null;
  /** Whether an installation that is there may be moved aside. */
  readonly replace: boolean;
}

/**
 * Makes an installation of archives. Everything is loaded beside the real place and moved there at the end, so whatever
 * interrupts it changes nothing. Those erased in this data folder stay erased. Answers where a former installation went.
 */
export async function restoreInstallation(
  archives: Archives,
  destination: Destination,
  options: BackupOptions,
): Promise<string | null> {
  const { dataDir, databaseUrl, eventstoreUrl } = destination;
  const claim = await claimDataFolder(dataDir);
  try {
    const isEmbedded = databaseUrl === null || eventstoreUrl === null;
    if (isEmbedded && existsSync(postgresIn(dataDir)) && !destination.replace) {
      throw new Error(`${postgresIn(dataDir)} is there already. Use --force to have it moved aside.`);
    }
    options.onProgress(`Checking ${archives.file}`);
    const verified = await verifyArchives(archives);
    const { takenAt, head, version } = verified.main;
    options.onProgress(`Taken ${takenAt} by version ${version}, log up to ${head ?? '(not in it)'}`);
    if (eventstoreUrl !== null && head !== null) {
      throw new Error(
        'The archive holds the log of an embedded event store. Restore it without EVENTSTORE_URL.',
      );
    }
    if (isEmbedded) return await restoreBeside(archives, verified, destination, options);
    const erased = await new ErasureJournal(dataDir).subjects();
    await load(archives, verified, { appUrl: databaseUrl, logUrl: null }, options, erased);
    return null;
  } finally {
    claim.close();
  }
}

async function restoreBeside(
  archives: Archives,
  verified: Awaited<ReturnType<typeof verifyArchives>>,
  { dataDir, databaseUrl, eventstoreUrl }: Destination,
  options: BackupOptions,
): Promise<string | null> {
  await mkdir(dataDir, { recursive: true });
  const postgres = await startPostgres({ directory: await beginRestoring(dataDir), port: 0 });
  try {
    const database = (name: string) => ensureDatabase(postgres.url(name));
    const appUrl = databaseUrl ?? (await database('bestellwerk'));
    const logUrl = eventstoreUrl === null ? await database('eventlog') : null;
    const erased = await new ErasureJournal(dataDir).subjects();
    await load(archives, verified, { appUrl, logUrl }, options, erased);
    await postgres.stop();
  } catch (error) {
    await postgres.stop();
    await discardRestored(dataDir);
    throw error;
  }
  return takeRestored(dataDir);
}
