import { createBackend } from './create-backend.js';
import { createLogger } from './http/logger.js';
import { announce, stopWhenAsked } from './process-lifecycle.js';
import { settingsFrom } from './settings.js';
import { whileWaiting } from './waiting-room.js';

const settings = settingsFrom(process.env);
const logger = createLogger(settings.logLevel);
let stop = async (): Promise<void> => undefined;
stopWhenAsked(() => stop());

const app = await whileWaiting(settings, createBackend(settings, logger));
stop = () => app.close();
await app.listen(settings.port, settings.host);
const url = await app.getUrl();
logger.info({ url }, 'ready');
announce({ ready: true, url });
