import { Connection } from './connection.js';
import { describeLogFailure, type LogFailure, tooOld } from './describe-log-failure.js';
import { newestPosition } from './read-stream.js';
import { isNewEnough, serverVersion } from './server-version.js';

const WITHIN_MS = 3_000;

/**
 * Asks the event store once for what everything else needs: its version, and the newest event of all. Null if it
 * answers; otherwise what is wrong. Throws if the address is none.
 */
export async function tryLog(url: string, withinMs = WITHIN_MS): Promise<LogFailure | null> {
  const connection = new Connection(url);
  const { credentials } = connection;
  try {
    return await connection.call({ withinMs, repeatable: false }, async (client, attemptMs) => {
      await newestPosition(client, credentials, attemptMs);
      const version = await serverVersion(client, credentials, attemptMs);
      return isNewEnough(version) ? null : tooOld(version, url);
    });
  } catch (error) {
    return describeLogFailure(error, url);
  } finally {
    await connection.dispose();
  }
}
