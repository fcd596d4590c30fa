import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Servers, serverAddresses } from './parts.js';

const fileIn = (dataDir: string): string => join(dataDir, 'running.json');

/** Lets other programs on this machine find the servers of this start. Only its owner may read it. */
export function writeRunFile(
  dataDir: string,
  servers: Servers,
  /** Of the embedded event store; an event store of the operator's has none. */
  logDatabaseUrl: string | undefined,
): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(
    fileIn(dataDir),
    JSON.stringify({ ...serverAddresses(servers), LOG_DATABASE_URL: logDatabaseUrl }),
    { mode: 0o600 },
  );
}

export function removeRunFile(dataDir: string): void {
  try {
    rmSync(fileIn(dataDir), { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') console.error((error as Error).message);
  }
}
