import { once } from 'node:events';
import { createServer } from 'node:net';
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
