import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Listening, listenFailure } from '@bestellwerk/server-kit/ports';
import { untilDone, type Waiting } from './until-done.js';

/**
 * Waits as long as it takes for a port that another program keeps, or that parts of a killed predecessor are still
 * leaving. Rejects when this user may never have it.
 */
export async function untilPortIsFree(where: Listening, waiting: Waiting): Promise<void> {
  await untilDone(async () => {
    const probe = createServer();
    try {
      await once(probe.listen(where.port, where.host), 'listening');
    } catch (error) {
      throw listenFailure(error, where);
    }
    probe.close();
    await once(probe, 'close');
  }, waiting);
}
