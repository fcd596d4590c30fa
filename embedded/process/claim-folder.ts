import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptsConnections } from '@bestellwerk/server-kit/ports';

export class AlreadyRunsError extends Error {}

/**
 * Claims a data folder for this process, until it ends in any way.
 *
 * @throws {AlreadyRunsError} when another process has it
 */
export async function claimDataFolder(folder: string): Promise<Server> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `bestellwerk-${name}.sock`);
  if (await acceptsConnections({ path }))
    throw new AlreadyRunsError(`Bestellwerk already runs on ${folder}.`);
  rmSync(path, { force: true });
  const claim = createServer().listen(path).unref();
  await once(claim, 'listening');
  return claim;
}
