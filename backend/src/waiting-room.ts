import { fastify } from 'fastify';
import { failureText } from './http/failure-texts.js';
import { protectingHeaders, protectPages } from './http/protection.js';
import { builtFrontEnds } from './pages/front-end.js';
import { servePages } from './pages/serve-pages.js';
import type { Settings } from './settings.js';

const OPENS_AFTER_MS = 1_500;
const UNAVAILABLE = 503;
const NOT_READY = { status: 'error', error: { database: { status: 'down' } }, progress: null };

/**
 * Answers for the backend while it waits for the database: with the pages, and with 503 in German for everything else.
 * Opens only when that takes a while. Resolves with what the work makes, after it has left the port to it.
 */
export async function whileWaiting<Made>(
  settings: Pick<Settings, 'host' | 'port' | 'trustProxy'>,
  work: Promise<Made>,
): Promise<Made> {
  let opening: Promise<() => Promise<void>> | undefined;
  const timer = setTimeout(() => void (opening = open(settings)), OPENS_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    const close = await opening?.catch(() => undefined);
    await close?.();
  }
}

async function open({ host, port, trustProxy }: Pick<Settings, 'host' | 'port' | 'trustProxy'>) {
  const server = fastify({ forceCloseConnections: true });
  const frontEnds = builtFrontEnds();
  const scriptHashes = frontEnds.flatMap((frontEnd) => frontEnd.scriptHashes);
  protectPages(server, protectingHeaders({ scriptHashes, isBehindHttps: trustProxy }));
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => reply.status(UNAVAILABLE).send(NOT_READY));
  servePages(server, frontEnds);
  server.setNotFoundHandler((_request, reply) => {
    const errors = [{ message: failureText(UNAVAILABLE), field: null }];
    return reply.status(UNAVAILABLE).header('retry-after', '1').send({ errors });
  });
  await server.listen({ host, port });
  return () => server.close();
}
