import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type Server, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

async function isFree(host: string, port: number): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/**
 * Waits for a port that parts of a killed predecessor are still leaving.
 *
 * @throws {Error} when another program keeps the port
 */
export async function untilPortIsFree(host: string, port: number, withinMs = 5000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isFree(host, port))) {
    if (Date.now() >= deadline) {
      throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
    }
    await delay(100);
  }
}

const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Claims a data folder for this process, until it ends in whatever way.
 *
 * @throws {Error} when another start of the product has it
 */
export async function claimDataFolder(folder: string): Promise<Server> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `bestellwerk-${name}.sock`);
  if (await isAnswering(path)) throw new Error(`Bestellwerk already runs on ${folder}.`);
  rmSync(path, { force: true });
  const claim = createServer().listen(path).unref();
  await once(claim, 'listening');
  return claim;
}
