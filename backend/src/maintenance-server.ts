import { fastify } from 'fastify';
import { failureText } from './platform/http/failure-texts.js';
import { protectingHeaders, protectPages } from './platform/http/protection.js';
import { builtFrontEnds } from './platform/pages/front-end.js';
import { servePages } from './platform/pages/serve-pages.js';
import { listenFailure } from '@bestellwerk/server-kit/ports';
import { databaseAwayText } from './health/part-texts.js';
import { Parts } from './health/parts.js';
import type { Settings } from './platform/settings.js';

type WaitingSettings = Pick<Settings, 'host' | 'port' | 'trustProxy' | 'supervisorUrl'>;

export interface MaintenanceServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const OPENS_AFTER_MS = 1_500;
const UNAVAILABLE = 503;
const NOT_READY = { status: 'error', error: { database: { status: 'down' } }, progress: null };

/**
 * Answers for the backend while it waits for the database: with the pages, and with 503 in German for everything else.
 * Opens only when that takes a while. Resolves with what the work makes, after it has left the port to it.
 */
export async function whileWaiting<Made>(settings: WaitingSettings, work: Promise<Made>): Promise<Made> {
  let opening: Promise<MaintenanceServer> | undefined;
  const timer = setTimeout(() => void (opening = openMaintenanceServer(settings)), OPENS_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    const server = await opening?.catch(() => undefined);
    await server?.close();
  }
}

export async function openMaintenanceServer(settings: WaitingSettings): Promise<MaintenanceServer> {
  const { host, port, trustProxy } = settings;
  const parts = new Parts(settings);
  const server = fastify({ forceCloseConnections: true });
  const frontEnds = builtFrontEnds();
  const scriptHashes = frontEnds.flatMap((frontEnd) => frontEnd.scriptHashes);
  protectPages(server, protectingHeaders({ scriptHashes, isBehindHttps: trustProxy }));
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => reply.status(UNAVAILABLE).send(NOT_READY));
  servePages(server, frontEnds);
  server.setNotFoundHandler(async (request, reply) => {
    const isAboutHealth = request.url.startsWith('/api/health/');
    const message = isAboutHealth ? databaseAwayText(await parts.read()) : failureText(UNAVAILABLE);
    const errors = [{ message, field: null }];
    return reply.status(UNAVAILABLE).header('retry-after', '1').send({ errors });
  });
  const url = await server.listen({ host, port }).catch((error: unknown) => {
    throw listenFailure(error, { host, port, variable: 'PORT' });
  });
  return { url, close: () => server.close() };
}
