/**
 * Answers in the backend's place, with the pages and with 503 in German, as long as the supervisor waits for database and
 * event store. Environment: as of the backend, without the addresses of the two.
 */
import { announce, exitWith, onShutdown } from '@bestellwerk/server-kit/process-lifecycle';
import { ownSettingsFrom } from './platform/settings.js';
import { openMaintenanceServer } from './maintenance-server.js';

try {
  const server = await openMaintenanceServer(ownSettingsFrom(process.env));
  onShutdown(server.close);
  announce({ ready: true, url: server.url });
} catch (error) {
  await exitWith(error);
}
