import { WRONG_SETTINGS_CODE, exitCodeFor } from '@bestellwerk/server-kit/wrong-settings';

export interface MaintenanceServer {
  /** Rejects when its settings are wrong, and when it is closed before it is open. */
  open(): Promise<unknown>;
  close(): Promise<void>;
}

const OPENS_AFTER_MS = 3_000;

/**
 * Lets a maintenance server answer while the work takes long, and closes it before the work's result is used. It reads most of
 * the backend's settings, so wrong ones are found while the servers are still waited for.
 */
export async function withMaintenanceServer<Result>(
  work: Promise<Result>,
  server: MaintenanceServer,
  opensAfterMs = OPENS_AFTER_MS,
): Promise<Result> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const wrongSettings = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      server.open().catch((error) => exitCodeFor(error) === WRONG_SETTINGS_CODE && reject(error));
    }, opensAfterMs);
  });
  try {
    return await Promise.race([work, wrongSettings]);
  } finally {
    clearTimeout(timer);
    await server.close();
  }
}
