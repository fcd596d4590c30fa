/**
 * Answers in the backend's place, with the pages and with 503 in German, as long as the supervisor waits for database and
 * event store. Environment: as of the backend, without the addresses of the two.
 */
import { announce, exitWith, onShutdown } from '@bestellwerk/server-kit/process-lifecycle';
import { ownSettingsFrom } from './platform/settings.js';
import { openWaitingRoom } from './waiting-room.js';

try {
  const room = await openWaitingRoom(ownSettingsFrom(process.env));
  onShutdown(room.close);
  announce({ ready: true, url: room.url });
} catch (error) {
  await exitWith(error);
}
