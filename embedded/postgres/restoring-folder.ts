import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stopOrphanedServer } from './orphaned-server.js';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

export const postgresIn = (dataDir: string): string => join(dataDir, 'postgres');
const draftIn = (dataDir: string): string => join(dataDir, 'postgres.restoring');
const clusterIn = (folder: string): string => join(folder, 'cluster');

/** Throws when the folder holds nothing but the beginning of a restore: starting there would begin an empty product. */
export function assertNotHalfRestored(dataDir: string): void {
  if (!existsSync(draftIn(dataDir)) || existsSync(postgresIn(dataDir))) return;
  throw new WrongSettings(
    `A restore into ${dataDir} was interrupted. Run it again, or remove ${draftIn(dataDir)} to start empty.`,
  );
}

/** A fresh place beside the real one; what an interrupted restore left there goes. */
export async function beginRestoring(dataDir: string): Promise<string> {
  const draft = draftIn(dataDir);
  await discardRestored(dataDir);
  return draft;
}

export async function discardRestored(dataDir: string): Promise<void> {
  await stopOrphanedServer(clusterIn(draftIn(dataDir)));
  await rm(draftIn(dataDir), { recursive: true, force: true });
}

/** Puts what was restored in its place. Answers where the former installation went, if there was one. */
export async function takeRestored(dataDir: string): Promise<string | null> {
  const place = postgresIn(dataDir);
  const former = existsSync(place) ? `${place}.before-${timeForNames(new Date())}` : null;
  if (former) {
    await stopOrphanedServer(clusterIn(place));
    await rename(place, former);
  }
  await rename(draftIn(dataDir), place);
  const folder = await open(dirname(place));
  await folder.sync();
  await folder.close();
  return former;
}

/** An instant as a part of a file's name. */
export const timeForNames = (time: Date): string => time.toISOString().replaceAll(':', '-').replace('.', '-');
