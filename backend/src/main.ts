import { listenFailure } from '@bestellwerk/server-kit/ports';
import { createLogger } from '@bestellwerk/server-kit/logger';
import { announce, exitWith, onShutdown, type Trouble } from '@bestellwerk/server-kit/process-lifecycle';
import { createBackend } from './create-backend.js';
import { PageRenderer } from './platform/pages/page-renderer.js';
import { settingsFrom } from './platform/settings.js';
import { whileWaiting } from './maintenance-server.js';

const REPORT_EVERY_MS = 10_000;

let stop = async (): Promise<void> => undefined;
onShutdown(() => stop().catch(() => undefined));

try {
  const settings = settingsFrom(process.env);
  const logger = createLogger('backend', settings.logLevel);
  // The supervisor must not restart the backend while it waits for the database.
  const trouble: Trouble = { code: 'ended', text: 'waits for the database' };
  const waiting = setInterval(() => announce({ trouble }), REPORT_EVERY_MS);
  const app = await whileWaiting(settings, createBackend(settings, logger));
  clearInterval(waiting);
  announce({ trouble: null });
  stop = () => app.close();
  await app.listen(settings.port, settings.host).catch((error: unknown) => {
    throw listenFailure(error, { ...settings, variable: 'PORT' });
  });
  app.get(PageRenderer, { strict: false }).start();
  const url = await app.getUrl();
  logger.info({ url }, 'ready');
  announce({ ready: true, url });
} catch (error) {
  await exitWith(error);
}
