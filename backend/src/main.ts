import { listenFailure } from '@bestellwerk/event-log/listen-failure';
import { endBecauseOf } from '@bestellwerk/event-log/wrong-settings';
import { createBackend } from './create-backend.js';
import { createLogger } from './platform/http/logger.js';
import { announce, onShutdown } from './platform/process-lifecycle.js';
import { settingsFrom } from './platform/settings.js';
import { whileWaiting } from './waiting-room.js';

const SAID_EVERY_MS = 10_000;

let stop = async (): Promise<void> => undefined;
onShutdown(() => stop());

try {
  const settings = settingsFrom(process.env);
  const logger = createLogger(settings.logLevel);
  // The supervisor must not restart the backend while it waits for the database.
  const trouble = { code: 'ended', text: 'waits for the database' };
  const waiting = setInterval(() => announce({ trouble }), SAID_EVERY_MS);
  const app = await whileWaiting(settings, createBackend(settings, logger));
  clearInterval(waiting);
  announce({ trouble: null });
  stop = () => app.close();
  await app.listen(settings.port, settings.host).catch((error: unknown) => {
    throw listenFailure(error, { ...settings, variable: 'PORT' });
  });
  const url = await app.getUrl();
  logger.info({ url }, 'ready');
  announce({ ready: true, url });
} catch (error) {
  await endBecauseOf(error);
}
